import type { SubjectsForm, SubjectsReply } from '#core/cycle/contract/cycle-file.ts';
import { makeCardsIn, requireRoom } from '#core/cycle/server/add-cards.ts';
import { type CycleRow, countCycleSubjects, lockCycle } from '#core/cycle/server/record/queries.ts';
import { requireCycle } from '#core/cycle/server/record/require-cycle.ts';
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
import { findPeopleByEmail, findPeopleByName } from '#core/questionary/server/from-file/queries.ts';
import {
  type ReadSubject,
  readSubjects,
} from '#core/questionary/server/from-file/read-participants.ts';
import { readSubjectFile } from '#core/questionary/server/from-file/subject-file.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
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
  const { subjects, errors } = await readFile(scope, table, cycle.method);
  if (errors.length > 0) return refuse(errors);
  if (cycle.byCards) {
    const cards = await importCards(scope, cycle, subjects, asked);
    return 'wrong' in cards ? refuse(cards.wrong) : { ...nothing, ...described, ...cards };
  }
  const ids = subjects.map(({ person }) => person.id);
  const states = await listStates(scope, cycleId, ids);
  const wrong = subjects.flatMap((subject) => placeIssues(subject, states, { employeeId, locale }));
  if (wrong.length > 0) return refuse(wrong);
  const held = await heldRows(scope, cycle, subjects, { now, timeZone, employeeId });
  if (held.length > 0) return refuse(held);
  const added = ids.filter((one) => (states.get(one) ?? 'leftOut') === 'leftOut');
  if ((await countCycleSubjects(scope, cycleId)) + added.length > mostCycleSubjects) {
    const params = { max: mostCycleSubjects };
    throw conflict({ path: 'file', key: 'cycleMessages.tooManySubjects', params });
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
  return {
    ...nothing,
    ...described,
    addedCount: added.length,
    alreadyCount: ids.length - added.length,
    raterCount: raters.length,
  };
}

/** Whoever is in the cycle already has a questionary, which stays as it is. */
async function importCards(
  scope: Scope,
  cycle: CycleRow,
  subjects: readonly ReadSubject[],
  asked: Asked,
) {
  const ids = subjects.map(({ person }) => person.id);
  const states = await listStates(scope, cycle.id, ids);
  const issues = subjects.flatMap((subject) => placeIssues(subject, states, asked));
  if (issues.length > 0) return { wrong: issues };
  const coming = subjects.filter(({ person }) => !states.has(person.id));
  await requireRoom(scope, cycle, coming.length, 'file');
  const wrong = await makeCardsIn(scope, cycle, coming, asked);
  if (wrong.length > 0) return { wrong };
  return {
    addedCount: coming.length,
    alreadyCount: subjects.length - coming.length,
    raterCount: coming.flatMap(({ participants }) => participants).length,
  };
}

const nothing = {
  data: [],
  errorRowCount: 0,
  problemList: [],
  addedCount: 0,
  alreadyCount: 0,
  raterCount: 0,
};

async function readFile(
  scope: Scope,
  table: MappedTable<SubjectField>,
  method: Parameters<typeof readSubjects>[2]['method'],
): Promise<{ subjects: ReadSubject[]; errors: RowIssues[] }> {
  const { records, errors, isByName } = readSubjectFile(table);
  if (errors.length > 0) return { subjects: [], errors };
  const cells = records.map(({ values }) => values);
  const named = cells.map(({ subject }) => subject);
  const emails = cells.map(({ email }) => email);
  const people = await findPeopleByEmail(scope, isByName ? emails : [...named, ...emails]);
  return readSubjects(records, people, {
    method,
    locale: scope.locale,
    names: isByName ? await findPeopleByName(scope, named) : undefined,
    mayBeAlone: true,
    most: mostCycleSubjects,
  });
}

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
