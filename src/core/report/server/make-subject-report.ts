import { openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { endKeys, loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import { forgetDeclineNotes } from '#core/answering/server/decline-queries.ts';
import { listFrozenQuestions } from '#core/answering/server/queries.ts';
import { getLetterClock } from '#core/company/server/queries.ts';
import { getQuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { loadReportReaders } from '#core/questionary/server/work/queries.ts';
import { letIn } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReportTexts } from '#core/report/server/tables/report.ts';
import { anonymousTypes, keepsAnonymity } from '#platform/contract/rules/methods.ts';
import { type FullyNamed, fullName, loggedLocale } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { makeReport } from './content/content.ts';
import {
  getSubject,
  listReportCompetences,
  listSheets,
  listSubjectAssignments,
  lockReports,
} from './input-queries.ts';
import { deleteSources, findReport, getLedger, insertReport, saveLedger } from './queries.ts';
import { openedAtMaking } from './sharing/opened-at-making.ts';
import { tellOfMade } from './sharing/tell.ts';

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

/**
 * Makes and stores a subject's report with the ledger that it leaves. It runs in the caller's
 * transaction, with the subject's row locked (data-and-maths, "Atoms"). The final report of an
 * anonymous questionary destroys what it was made from (rule 24), and any final one the lines of those who
 * declined (rule 129). An existing report stays as it is, and after the final one there is no other: then
 * nothing is made, and nothing returned.
 */
export async function makeSubjectReport(
  scope: Scope,
  wanted: Wanted,
  shared: Shared,
): Promise<ReportContent | undefined> {
  const { sharesWith } = await lockReports(scope, wanted.questionaryId, wanted.employeeId);
  if (await findReport(scope, letIn, wanted)) return;
  const before = await getLedger(scope, wanted);
  const { input, texts, readerIds, raters } = await gather(scope, wanted, shared, before.readerIds);
  if (wanted.kind === 'interim') {
    const passed = input.assignments.filter(({ isDone }) => isDone).length;
    if (await findReport(scope, letIn, wanted, passed)) return;
  }
  const asked = anonymousTypes.filter((each) =>
    input.assignments.some(({ type }) => type === each),
  );
  const comparable = sharesWith.map((number) => ({ number, types: asked }));
  const { content, ledger } = makeReport({ ...input, comparable, ledger: before.ledger });
  const opened = openedAtMaking(shared.row, wanted.now, shared.clock);
  await insertReport(scope, content, { texts, raters }, opened);
  if (wanted.kind === 'final' && keepsAnonymity(content)) {
    await deleteSources(scope, wanted);
    await endKeys(scope, wanted.questionaryId);
  } else await saveLedger(scope, wanted, ledger, readerIds);
  if (wanted.kind === 'final') {
    await forgetDeclineNotes(scope, wanted.questionaryId, wanted.employeeId);
    const { timeZone } = shared.clock;
    await tellOfMade(scope, { ...content, ...opened }, { now: wanted.now, timeZone });
  }
  return content;
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
  return {
    readerIds,
    raters,
    texts: textsOf(competences, questions),
    input: {
      questionary: { ...row, anonymityThreshold: row.anonymityThreshold ?? 1 },
      subject: {
        employeeId,
        ...named(person),
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
        ...named(each.name),
        isDone: each.status === 'done',
        opensReport: !each.isCounted || readerIds.includes(each.participantId),
      })),
      sheets: await openSheets(scope, wanted),
    },
  };
}

/** The name in the order that the log keeps, and its parts. */
function named({ lastName, firstName, middleName = null }: FullyNamed) {
  const parts = { lastName, firstName, middleName };
  return { name: fullName(parts, loggedLocale), parts };
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
