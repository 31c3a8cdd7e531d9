import { isDeepStrictEqual } from 'node:util';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { keepsAnonymity } from '#contract/platform/rules/methods.ts';
import { fullName } from '#contract/platform/rules/names.ts';
import { getQuestionaryRow } from '#server/assessment/questionary/record/queries.ts';
import { loadReportReaders } from '#server/assessment/questionary/work/queries.ts';
import { letIn } from '#server/assessment/questionary/work/reader-rules.ts';
import { openSheet } from '#server/assessment/sheet/sealed-sheet.ts';
import { endKeys, loadSheetKey } from '#server/assessment/sheet/sheet-keys.ts';
import { forgetDeclineNotes } from '#server/assessment/testing/decline-queries.ts';
import { listFrozenQuestions } from '#server/assessment/testing/queries.ts';
import { getLetterClock } from '#server/company/brand/queries.ts';
import type { ReportTexts } from '#server/platform/db/schema/report.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Keyring } from '#server/platform/keyring/keyring.ts';
import type { Ledger } from './content/atoms.ts';
import { ledgersWithout, makeReport } from './content/content.ts';
import {
  getSubject,
  listReportCompetences,
  listSheets,
  listSubjectAssignments,
  lockReports,
} from './input-queries.ts';
import { openedAtMaking } from './opening/opened-at-making.ts';
import { tellOfMade } from './opening/tell.ts';
import { deleteSources, findReport, getLedger, insertReport, saveLedger } from './queries.ts';
import { loadOut, newSums, whatToCompare } from './together/comparable.ts';
import type { ToCompare } from './together/keep-back.ts';
import { lockSamePeople } from './together/out-queries.ts';

interface Wanted {
  questionaryId: string;
  employeeId: string;
  kind: ReportContent['kind'];
  now: Date;
  keyring: Keyring;
}

/** What all subjects' reports of a questionary share. It is read once for all of them. */
type Shared = Awaited<ReturnType<typeof readShared>>;

export async function readShared(scope: Scope, questionaryId: string) {
  return {
    row: await getQuestionaryRow(scope, questionaryId),
    clock: await getLetterClock(scope),
    competences: await listReportCompetences(scope, questionaryId),
    questions: await listFrozenQuestions(scope, questionaryId),
  };
}

/** What came of looking at what is out, with what was looked at. */
export interface ComparedReport {
  toCompare: ToCompare;
  comparableList: ReportContent['comparableList'];
}

/** A report, nothing where there is one already, or what has to be compared before one is made. */
export type Outcome = { content: ReportContent | undefined } | { toCompare: ToCompare };

/**
 * Makes and stores a subject's report with the ledger that it leaves. It runs in the caller's
 * transaction, with the subject's row locked (data-and-maths, "Atoms"). The final report of an
 * anonymous questionary destroys what it was made from (rule 24), and any final one the lines of those who
 * declined (rule 129). An existing report stays as it is, and
 * after the final one there is no other: then nothing is made. Where others are near, or have changed
 * since they were compared, nothing is stored and what to compare is returned.
 */
export async function makeSubjectReport(
  scope: Scope,
  wanted: Wanted,
  shared: Shared,
  compared?: ComparedReport,
): Promise<Outcome> {
  await lockReports(scope, wanted.questionaryId, wanted.employeeId);
  const records = await lockSamePeople(scope, wanted);
  if (await findReport(scope, letIn, wanted)) return { content: undefined };
  const before = await getLedger(scope, wanted);
  const { input, texts, readerIds, panel } = await gather(scope, wanted, shared, before.readerIds);
  if (wanted.kind === 'interim') {
    const passed = input.assignments.filter(({ isDone }) => isDone).length;
    if (await findReport(scope, letIn, wanted, passed)) return { content: undefined };
  }
  const { out, askedBefore } = await loadOut(scope, { ...wanted, records, panel });
  const sumsOf = (after: Ledger) =>
    newSums(panel.raters, { before: before.ledger, after, own: out.own });
  const given = { ...input, askedBefore, ledger: before.ledger };
  const without = ledgersWithout(given);
  const toCompare = whatToCompare(panel, out, (types) => sumsOf(without(types)));
  if (toCompare && !isDeepStrictEqual(toCompare, compared?.toCompare)) return { toCompare };
  const comparable = toCompare && compared ? compared.comparableList : [];
  const { content, ledger, leftOutColumns } = makeReport({ ...given, comparable });
  const sums = sumsOf(ledger);
  const opened = openedAtMaking(shared.row, wanted.now, shared.clock);
  const kept = { texts, raters: panel.raters, sums, leftOutColumns };
  await insertReport(scope, content, kept, opened);
  if (wanted.kind === 'final' && keepsAnonymity(content)) {
    await deleteSources(scope, wanted);
    await endKeys(scope, wanted.questionaryId);
  } else await saveLedger(scope, wanted, ledger, readerIds);
  if (wanted.kind === 'final') {
    await forgetDeclineNotes(scope, wanted.questionaryId, wanted.employeeId);
    const { timeZone } = shared.clock;
    await tellOfMade(scope, { ...content, ...opened }, { now: wanted.now, timeZone });
  }
  return { content };
}

async function gather(
  scope: Scope,
  wanted: Wanted,
  { row, competences, questions }: Shared,
  earlierReaders: readonly string[],
) {
  const { questionaryId, employeeId } = wanted;
  const person = await getSubject(scope, employeeId);
  const assignments = await listSubjectAssignments(scope, questionaryId, employeeId);
  const participantIds = assignments.map(({ participantId }) => participantId);
  const opens = await loadReportReaders(scope, participantIds);
  const readerIds = participantIds.filter(
    (id) => opens(id, employeeId) || earlierReaders.includes(id),
  );
  const raters = assignments
    .filter(({ status }) => status === 'done')
    .map(({ participantId: id, type, isCounted }) => ({
      id,
      type,
      isCounted: isCounted && !readerIds.includes(id),
    }));
  const questionary = { ...row, anonymityThreshold: row.anonymityThreshold ?? 1 };
  const panel = { ...questionary, keepsAnonymity: keepsAnonymity(questionary), raters };
  return {
    readerIds,
    panel,
    texts: textsOf(competences, questions),
    input: {
      questionary,
      subject: {
        employeeId,
        name: fullName(person),
        position: person.position,
        subdivision: person.subdivision,
      },
      kind: wanted.kind,
      createdAt: wanted.now.toISOString(),
      competences: competences.map(({ id, name, description }) => ({
        id,
        name: name.ru,
        description: description.ru,
        targetMark: person.targetMarks[id] ?? null,
      })),
      questions: questions.map(({ text, ...question }) => ({ ...question, text: text.ru })),
      assignments: assignments.map((each) => ({
        type: each.type,
        name: fullName(each.name),
        isDone: each.status === 'done',
        opensReport: !each.isCounted || readerIds.includes(each.participantId),
      })),
      sheets: await openSheets(scope, wanted),
    },
  };
}

/** The sheets about the subject, opened. Throws `KeyMissing`: what can't be read is never nothing. */
async function openSheets(scope: Scope, { questionaryId, employeeId: subjectId, keyring }: Wanted) {
  const sheets = await listSheets(scope, questionaryId, subjectId);
  if (sheets.length === 0) return [];
  const key = await loadSheetKey(scope, keyring, { questionaryId, subjectId });
  const { brandId } = scope;
  return sheets.map(({ id, type, sealed }) => ({
    id,
    type,
    ...openSheet(sealed, key, { brandId, questionaryId, subjectId, sheetId: id }),
  }));
}

function textsOf(competences: Shared['competences'], questions: Shared['questions']): ReportTexts {
  return {
    competences: Object.fromEntries(
      competences.map(({ id, name, description }) => [id, { name, description }]),
    ),
    questions: Object.fromEntries(questions.map(({ id, text }) => [id, text])),
  };
}
