import { mostFromFile } from '#core/questionary/contract/questionary-from-file.ts';
import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import type { AskedOfAll } from '#core/questionary/server/from-file/make-many.ts';
import type { ReadSubject } from '#core/questionary/server/from-file/read-participants.ts';
import { listStructurePeople } from '#core/questionary/server/from-structure/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import type { RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import { requireKnown } from './add-people.ts';
import { asSubjects, makeCards, withoutCompetences } from './make-cards.ts';
import { countLoads } from './record/load-queries.ts';
import { type CycleRow, countCycleSubjects, listAskedIds } from './record/queries.ts';
import { requireCycle, tooManySubjects } from './record/require-cycle.ts';
import { listStates, listWanted, type Wanted } from './record/subject-queries.ts';

type Asked = Omit<AskedOfAll, 'isDryRun'>;

/**
 * The same for a cycle by cards: whoever is new comes with a questionary and raters from the structure. 400, too, where a
 * position has no competencies, and 409 where there would be too many.
 */
export async function addCards(scope: Scope, row: CycleRow, wanted: Wanted, asked: Asked) {
  requireCycle(row, 'addSubjects');
  const leftOutList = await requireKnown(scope, wanted);
  const found = await listWanted(scope, wanted);
  const states = await listStates(scope, row.id, found);
  const coming = found.filter((id) => !states.has(id));
  await requireRoom(scope, row, coming.length, 'employeeIdList');
  await makeCardsOf(scope, row, coming, asked);
  return { addedCount: coming.length, alreadyCount: found.length - coming.length, leftOutList };
}

/** Makes a questionary for each person; nobody looks through them before. 400 where a position has no competencies. */
export async function makeCardsOf(
  scope: Scope,
  cycle: CycleRow,
  employeeIds: readonly string[],
  asked: Asked,
): Promise<void> {
  const people = asSubjects(await listStructurePeople(scope, employeeIds));
  const wrong = await makeCardsIn(scope, cycle, people, { ...asked, isDryRun: false });
  if (wrong.length > 0) throw withoutCompetences(wrong, 'employeeIdList');
}

/** Makes cards of these people, who are not in the cycle yet, by its settings. Returns what is wrong; then none is made. */
export async function makeCardsIn(
  scope: Scope,
  cycle: CycleRow,
  subjects: readonly ReadSubject[],
  asked: AskedOfAll,
): Promise<RowIssues[]> {
  if (subjects.length === 0) return [];
  const { id, competenceSource } = cycle;
  const competenceIds = competenceSource === 'list' ? await listAskedIds(scope, id) : undefined;
  const made = await makeCards(scope, subjects, {
    ...asked,
    form: { ...cycle, competenceIds },
    isFromStructure: true,
    perRater: cycle.perRater,
    loadsOf: (ids) => countLoads(scope, id, ids, asked.employeeId ?? null),
    cycle: async () => cycle,
  });
  return 'wrong' in made ? made.wrong : [];
}

/** 409 where more than one call makes would come, or more than a cycle holds. */
export async function requireRoom(
  scope: Scope,
  { id }: CycleRow,
  coming: number,
  path: string,
): Promise<void> {
  if (coming > mostFromFile) {
    const params = { max: mostFromFile, found: coming };
    throw conflict({ path, key: 'fromFileMessages.tooManyPeople', params });
  }
  if (coming + (await countCycleSubjects(scope, id)) > mostCycleSubjects) {
    throw tooManySubjects(path);
  }
}
