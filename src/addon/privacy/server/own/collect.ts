import { keptKinds, type MyData } from '#addon/privacy/contract/my-data.ts';
import { readNote } from '#core/answer-sheet/server/decline-note.ts';
import { openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { KeyMissing, loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import { listFrozenQuestions } from '#core/answering/server/queries.ts';
import { listKeptPlans, listNotesElsewhere } from '#core/plan/server/kept-queries.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { findContent } from '#core/report/server/read-report.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { markOf } from '#platform/contract/rules/scale.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import type { Locale } from '#platform/texts/t.ts';
import { listAssessed, listNamedSheets, listOwnAsked, listOwnFollowUps } from './asked-queries.ts';
import {
  listDone,
  listDoneTo,
  listLetters,
  listOpened,
  listOwnNews,
  mostEntries,
  type Person,
} from './journal-queries.ts';
import {
  findOwnScimUser,
  findProfile,
  getAccess,
  getKeeper,
  listConsents,
  listCounted,
  listKnownNames,
  listLeadNames,
  listOwnFormerNames,
  listOwnImports,
  listOwnSessions,
  listTold,
} from './person-queries.ts';

type Keeper = Awaited<ReturnType<typeof getKeeper>>;

/** The company's term, in months, for each kind that is deleted by its age (rules 93 and 113). */
const termOf: Partial<Record<(typeof keptKinds)[number], (keeper: Keeper) => number | null>> = {
  reports: ({ reportMonths }) => reportMonths,
  journal: ({ auditMonths }) => auditMonths,
  letters: ({ deliveryMonths }) => deliveryMonths,
  notifications: ({ notificationMonths }) => notificationMonths,
};

export const keptBy = (keeper: Keeper): MyData['keptList'] =>
  keptKinds.map((kind) => ({ kind, months: termOf[kind]?.(keeper) ?? null }));

export type Collected = Awaited<ReturnType<typeof collectMyData>>;

/**
 * All that the company keeps of the person, as it is now (rule 112). Answers without a name are nobody's to find, and
 * what others have said is only in the reports that the person may open.
 */
export async function collectMyData(
  scope: Scope,
  person: Person,
  { keyring, locale, now }: { keyring: Keyring; locale: Locale; now: Date },
) {
  const { employeeId, membershipId, accountId } = person;
  const keeper = await getKeeper(scope);
  return {
    madeAt: now,
    company: keeper.name,
    contact: keeper.contact,
    timeZone: keeper.timeZone,
    keptList: keptBy(keeper),
    access: await getAccess(scope, membershipId),
    sessionList: await listOwnSessions(scope, accountId),
    ...(employeeId ? await collectOfEmployee(scope, employeeId, { keyring, locale }) : nothing),
    knownList: await listKnownNames(scope, person),
    toldList: await listTold(scope, accountId),
    openedList: await listOpened(scope, person, mostEntries),
    doneList: await listDone(scope, person),
    doneToList: await listDoneTo(scope, person),
    letterList: await listLetters(scope, person),
    notificationList: await listOwnNews(scope, person),
  };
}

type OfEmployee = Awaited<ReturnType<typeof collectOfEmployee>>;

const nothing: OfEmployee = {
  profile: null,
  formerNameList: [],
  scimUser: null,
  importList: [],
  leaderList: [],
  ledList: [],
  askedList: [],
  assessedList: [],
  answerList: [],
  followUpList: [],
  countedList: [],
  consentList: [],
  planList: [],
  planNoteList: [],
};

async function collectOfEmployee(
  scope: Scope,
  employeeId: string,
  by: { keyring: Keyring; locale: Locale },
) {
  return {
    profile: (await findProfile(scope, employeeId)) ?? null,
    formerNameList: await listOwnFormerNames(scope, employeeId),
    scimUser: await findOwnScimUser(scope, employeeId),
    importList: await listOwnImports(scope, employeeId),
    leaderList: await listLeadNames(scope, employeeId, 'leaders'),
    ledList: await listLeadNames(scope, employeeId, 'led'),
    askedList: await readAsked(scope, employeeId, by.keyring),
    assessedList: await listAssessed(scope, employeeId),
    answerList: await readAnswers(scope, employeeId, by),
    followUpList: await listOwnFollowUps(scope, employeeId),
    countedList: await listCounted(scope, employeeId),
    consentList: await listConsents(scope, employeeId),
    planList: await listKeptPlans(scope, employeeId),
    planNoteList: await listNotesElsewhere(scope, employeeId),
  };
}

/** What the person was asked; a line to HR is null where its key is lost. */
async function readAsked(scope: Scope, participantId: string, keyring: Keyring) {
  const all = await listOwnAsked(scope, participantId);
  const read = all.map(async ({ questionaryId, about, ...asked }) => {
    const opened = about.map(async ({ subjectId, ...one }) => ({
      ...one,
      note: await readNote(scope, keyring, one.note, { questionaryId, subjectId, participantId }),
    }));
    return { ...asked, about: await Promise.all(opened) };
  });
  return Promise.all(read);
}

/** One sheet of the person. `answers` is null where its key is lost (decision 107). */
interface NamedAnswers {
  number: number;
  about: string;
  answers: { question: string; answer: string | number | null }[] | null;
}

async function readAnswers(
  scope: Scope,
  employeeId: string,
  { keyring, locale }: { keyring: Keyring; locale: Locale },
): Promise<NamedAnswers[]> {
  const read: NamedAnswers[] = [];
  for (const { sealed, number, about, ...place } of await listNamedSheets(scope, employeeId)) {
    const key = await loadSheetKey(scope, keyring, place).catch((error) => {
      if (error instanceof KeyMissing) return null;
      throw error;
    });
    const questions = await listFrozenQuestions(scope, place.questionaryId);
    const sheet = key && openSheet(sealed, key, { brandId: scope.brandId, ...place });
    const marks = sheet?.answers.values();
    const answerTo = (id: string, type: string) => {
      if (type === 'text') return sheet?.texts[id] ?? null;
      const answer = marks?.next().value ?? null;
      return answer === null ? null : markOf(answer);
    };
    const answers = questions.map(({ id, type, text }) => ({
      question: spoken(text, locale),
      answer: answerTo(id, type),
    }));
    read.push({ number, about, answers: sheet && answers });
  }
  return read;
}

/** The reports themselves, as the person reads them. */
export async function readOwnReports(
  scope: Scope,
  keys: readonly ReportKey[],
  locale: Locale,
): Promise<ReportContent[]> {
  const found: ReportContent[] = [];
  for (const key of keys) {
    const content = await findContent(scope, key, locale);
    if (content) found.push(content);
  }
  return found;
}
