import type { SubjectsForm, SubjectsReply } from '#core/cycle/contract/cycle-file.ts';
import { makeCardsIn, requireRoom } from '#core/cycle/server/add-cards.ts';
import { findSubjects } from '#core/cycle/server/cards/import-many.ts';
import { countCycleSubjects, lockCycle } from '#core/cycle/server/record/queries.ts';
import { requireCycle, tooManySubjects } from '#core/cycle/server/record/require-cycle.ts';
import { beginsAs } from '#core/cycle/server/record/rules.ts';
import {
  insertSubjects,
  listStates,
  takeApprovalBack,
} from '#core/cycle/server/record/subject-queries.ts';
import type { AskedImport } from '#core/directory/server/file-import/import-file.ts';
import type { SubjectField } from '#core/questionary/contract/questionary-from-file.ts';
import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import { subjectColumns } from '#core/questionary/server/from-file/participant-columns.ts';
import type { ReadSubject } from '#core/questionary/server/from-file/read-participants.ts';
import { readSubjectFile } from '#core/questionary/server/from-file/subject-file.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { MappedTable, RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import {
  describeProblems,
  describeTable,
} from '#platform/server/table-file/columns/speak-problems.ts';
import type { Locale } from '#platform/texts/t.ts';
import { heldRows } from './held-rows.ts';
import { putOnLists } from './queries.ts';

type Asked = AskedImport<SubjectsForm> & {
  /** The caller's record: nobody makes their own list. */
  employeeId: string | null;
  timeZone: string;
};

/**
 * Adds the people of a file, and puts the raters that it names on their lists, or nothing at all. A dry run
 * answers the same. 404, and 409 when the cycle is over or there would be too many.
 */
export async function importSubjectsOf(
  scope: Scope,
  cycleId: string,
  table: MappedTable<SubjectField>,
  asked: Asked,
): Promise<SubjectsReply> {
  const { employeeId, now, timeZone, isDryRun, t, locale } = asked;
  const cycle = await lockCycle(scope, cycleId);
  requireCycle(cycle, 'addSubjects');
  const described = describeTable(table);
  const refuse = (wrong: readonly RowIssues[]): SubjectsReply => ({
    ...nothing,
    ...described,
    ...describeProblems(wrong, { t, locale, columns: subjectColumns }),
  });
  const file = readSubjectFile(table);
  if (file.errors.length > 0) return refuse(file.errors);
  const how = { method: cycle.method, locale, mayBeAlone: true, most: mostCycleSubjects };
  const { subjects, errors } = await findSubjects(scope, file, how);
  if (errors.length > 0) return refuse(errors);
  const ids = subjects.map(({ person }) => person.id);
  const states = await listStates(scope, cycleId, ids);
  const wrong = subjects.flatMap((subject) => placeIssues(subject, states, { employeeId, locale }));
  if (wrong.length > 0) return refuse(wrong);
  const answer = (addedCount: number, raterCount: number): SubjectsReply => ({
    ...nothing,
    ...described,
    addedCount,
    alreadyCount: ids.length - addedCount,
    raterCount,
  });
  if (cycle.byCards) {
    // Whoever is in the cycle already has a questionary, which stays as it is.
    const coming = subjects.filter(({ person }) => !states.has(person.id));
    await requireRoom(scope, cycle, coming.length, 'file');
    const failed = await makeCardsIn(scope, cycle, coming, asked);
    if (failed.length > 0) return refuse(failed);
    return answer(coming.length, coming.flatMap(({ participants }) => participants).length);
  }
  const held = await heldRows(scope, cycle, subjects, { now, timeZone, employeeId });
  if (held.length > 0) return refuse(held);
  const added = ids.filter((one) => (states.get(one) ?? 'leftOut') === 'leftOut');
  if ((await countCycleSubjects(scope, cycleId)) + added.length > mostCycleSubjects) {
    throw tooManySubjects('file');
  }
  const raters = subjects.flatMap(({ person, participants }) =>
    participants.map((one) => ({
      subjectId: person.id,
      employeeId: one.person.id,
      type: one.type,
    })),
  );
  if (!isDryRun) {
    await insertSubjects(scope, cycleId, { employeeIdList: ids }, beginsAs(cycle));
    await takeApprovalBack(scope, cycle, await putOnLists(scope, cycleId, raters));
  }
  return answer(added.length, raters.length);
}

const nothing = {
  data: [],
  errorRowCount: 0,
  problemList: [],
  addedCount: 0,
  alreadyCount: 0,
  raterCount: 0,
};

/** Whoever is at work has a questionary, not a list; one's own list is somebody else's to make. */
function placeIssues(
  { rowIndex, person, participants }: ReadSubject,
  states: ReadonlyMap<string, string>,
  { employeeId, locale }: { employeeId: string | null; locale: Locale },
): RowIssues[] {
  if (participants.length === 0) return [];
  const params = { name: shortName(person, locale) };
  const issues: Issue[] = [
    ...(states.get(person.id) === 'launched'
      ? [{ path: '', key: 'cycleMessages.atWork' as const, params }]
      : []),
    ...(person.id === employeeId ? [{ path: '', key: 'cycleMessages.ownList' as const }] : []),
  ];
  return issues.length > 0 ? [{ rowIndex, issues }] : [];
}
