import { deleteKeys, type KeyRow, listEncrypted } from '#core/answer-sheet/server/queries.ts';
import { endKeys, listMissingKeys, makeSheetKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import { listBrandIds } from '#core/company/server/queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notifyEmployees } from '#core/notification/server/notify.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { nameQuestionary, noteQuestionary } from '#core/questionary/server/note-questionary.ts';
import {
  getQuestionaryRow,
  lockQuestionary,
  type QuestionaryRow,
  updateRow,
} from '#core/questionary/server/record/queries.ts';
import { letIn } from '#core/questionary/server/work/reader-rules.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import { lockReports } from '#core/report/server/input-queries.ts';
import { listInterims } from '#core/report/server/interim-queries.ts';
import { deleteSources, findReport } from '#core/report/server/queries.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { type Scope, withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { reopenAssignments } from './reopen-queries.ts';

/** What becomes of answers whose key is lost (decision 107). */

export interface QuestionaryPlace {
  database: Database;
  keyring: Keyring;
  brandId: string;
}

/** A questionary by its number, and about how many people its answers can't be read. */
export interface Lost {
  questionaryId: string;
  number: number;
  subjectCount: number;
}

export interface Reopening {
  now: Date;
  /** Gives this last day, YYYY-MM-DD, to those asked again that would end sooner. */
  until?: string | undefined;
}

/**
 * `asked`: so many people have to answer again. `ended`: it ended without a final report about so many
 * people. `reported`: all its final reports are there already.
 */
export type Reopened = { number: number } & (
  | { outcome: 'asked'; raterCount: number }
  | { outcome: 'ended'; subjectCount: number }
  | { outcome: 'reported' }
);

/** The company's questionaries where a key is lost, by number. */
export async function listLost({ database, keyring, brandId }: QuestionaryPlace): Promise<Lost[]> {
  const ids = await withBrand({ database, brandId }, listEncrypted);
  const lost: Lost[] = [];
  for (const questionaryId of ids) {
    const found = await withBrand({ database, brandId }, async (scope) => {
      const keys = await listMissingKeys(scope, keyring, questionaryId);
      if (keys.length === 0) return undefined;
      const { number } = await getQuestionaryRow(scope, questionaryId);
      return { questionaryId, number, subjectCount: keys.length };
    });
    if (found) lost.push(found);
  }
  return lost.sort((a, b) => a.number - b.number);
}

/**
 * Deletes what can't be read in one questionary. Where it is in work and none of the reports about these
 * people is out, their raters are asked again, under new keys. Otherwise asking again could uncover
 * somebody, or nobody can answer any more: then it ends without a final report about them. Undefined
 * where no key is lost any more.
 */
export async function reopenAnswers(
  { database, keyring, brandId }: QuestionaryPlace,
  questionaryId: string,
  { now, until = '' }: Reopening,
): Promise<Reopened | undefined> {
  const brands = await withPossession(database, {}, listBrandIds);
  const timeZone = brands.find(({ id }) => id === brandId)?.timeZone ?? 'UTC';
  return withBrand({ database, brandId }, async (scope) => {
    const row = await lockQuestionary(scope, questionaryId);
    const lost = await listMissingKeys(scope, keyring, questionaryId);
    if (lost.length === 0) return undefined;
    const dateEnd = until > row.dateEnd ? until : row.dateEnd;
    const isOpen = row.status === 'inwork' && dateIn(timeZone, now) <= dateEnd;
    const mayAsk = isOpen && !(await isAnyOut(scope, row, lost));
    const unreported = await deleteUnreadable(scope, row, lost);
    const reopened = mayAsk
      ? await askAgain(scope, keyring, { row, lost, dateEnd, now })
      : await end(scope, row, unreported, { now, timeZone });
    const operator = { context: { now: () => now }, actor: { accountId: null } };
    const named = await nameQuestionary(scope, questionaryId);
    const details = { subjectCount: lost.length, reopened: reopened.outcome };
    await noteQuestionary(scope, operator, 'deleteUnreadable', named, details);
    return reopened;
  });
}

async function end(
  scope: Scope,
  { id, number, status }: QuestionaryRow,
  unreported: number,
  clock: Clock,
): Promise<Reopened> {
  if (status === 'inwork') await markDone(scope, id, clock);
  else await endKeys(scope, id);
  return unreported > 0
    ? { number, outcome: 'ended', subjectCount: unreported }
    : { number, outcome: 'reported' };
}

/** Whether an interim report about one of them has been given out: its atoms stand (rule 26). */
async function isAnyOut(scope: Scope, { id }: QuestionaryRow, lost: readonly KeyRow[]) {
  const subjectIds = new Set(lost.map(({ subjectId }) => subjectId));
  return (await listInterims(scope, letIn, id)).some(({ employeeId }) =>
    subjectIds.has(employeeId),
  );
}

/** Returns about how many of them there is no final report. */
async function deleteUnreadable(
  scope: Scope,
  { id: questionaryId }: QuestionaryRow,
  lost: readonly KeyRow[],
): Promise<number> {
  let unreported = 0;
  for (const { subjectId: employeeId } of lost) {
    await lockReports(scope, questionaryId, employeeId);
    if (!(await findReport(scope, letIn, { questionaryId, employeeId }))) unreported += 1;
    await deleteSources(scope, { questionaryId, employeeId });
  }
  return unreported;
}

interface Again {
  row: QuestionaryRow;
  lost: readonly KeyRow[];
  dateEnd: string;
  now: Date;
}

/** What is left of the lost keys stays where it is: nothing in a keyring is overwritten. */
async function askAgain(
  scope: Scope,
  keyring: Keyring,
  { row: { id: questionaryId, number, ...row }, lost, dateEnd, now }: Again,
): Promise<Reopened> {
  const subjectIds = lost.map(({ subjectId }) => subjectId);
  await deleteKeys(
    scope,
    lost.map(({ keyId }) => keyId),
  );
  await makeSheetKeys(scope, keyring, { questionaryId, subjectIds });
  if (dateEnd !== row.dateEnd) await updateRow(scope, questionaryId, { dateEnd });
  const raters = await reopenAssignments(scope, questionaryId, subjectIds);
  const recipients = raters.map(({ employeeId, email }) => ({
    email,
    payload: { questionaryId, employeeId },
  }));
  await queueDeliveries(scope, 'askedAgain', recipients, now);
  const employeeIds = raters.map(({ employeeId }) => employeeId);
  await notifyEmployees(scope, 'invitation', { employeeIds, values: { dateEnd } }, now);
  return { number, outcome: 'asked', raterCount: raters.length };
}
