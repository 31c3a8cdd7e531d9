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
import { type CycleRow, countCycleSubjects, listCycleCompetences } from './record/queries.ts';
import { requireCycle } from './record/require-cycle.ts';
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
  const people = asSubjects(await listStructurePeople(scope, coming));
  const wrong = await makeCardsIn(scope, row, people, { ...asked, isDryRun: false });
  if (wrong.length > 0) throw withoutCompetences(wrong, 'employeeIdList');
  return { addedCount: coming.length, alreadyCount: found.length - coming.length, leftOutList };
}

/** Makes cards of these people, who are not in the cycle yet, by its settings. Returns what is wrong; then none is made. */
export async function makeCardsIn(
  scope: Scope,
  cycle: CycleRow,
  subjects: readonly ReadSubject[],
  asked: AskedOfAll,
): Promise<RowIssues[]> {
  if (subjects.length === 0) return [];
  const made = await makeCards(scope, subjects, {
    ...asked,
    form: { ...cycle, competenceIds: await askedOfAll(scope, cycle) },
    isFromStructure: true,
    perRater: cycle.perRater,
    loadsOf: (ids) => countLoads(scope, cycle.id, ids, asked.employeeId ?? null),
    cycle: async () => cycle,
  });
  return 'wrong' in made ? made.wrong : [];
}

/** The one list of the cycle; undefined where each position has its own. */
async function askedOfAll(scope: Scope, { id, competenceSource }: CycleRow) {
  if (competenceSource === 'position') return undefined;
  const listed = await listCycleCompetences(scope, id, 'ru');
  return listed.filter((one) => !one.isArchived).map((one) => one.id);
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
    const params = { max: mostCycleSubjects };
    throw conflict({ path, key: 'cycleMessages.tooManySubjects', params });
  }
}
