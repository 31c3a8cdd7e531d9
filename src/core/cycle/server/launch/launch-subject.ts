import { type LockedBrand, lockBrand } from '#core/company/server/queries.ts';
import { type CycleRow, listAskedIds, lockCycle } from '#core/cycle/server/record/queries.ts';
import { handedOnBy } from '#core/cycle/server/record/rules.ts';
import type { CycleProblem } from '#core/cycle/server/tables/cycle.ts';
import { createQuestionaries } from '#core/questionary/server/create-questionary.ts';
import { competencesOfPositions } from '#core/questionary/server/from-file/queries.ts';
import type { KnownInBrand, KnownPerson } from '#core/questionary/server/record/rules.ts';
import { startLocked } from '#core/questionary/server/work/start-work.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import {
  type CycleRater,
  leaveOutReady,
  listRaters,
  lockReady,
  type ReadyPerson,
  saveLaunched,
} from './subject-queries.ts';

interface Launch extends Clock {
  keyring: Keyring;
}

/**
 * Somebody who is ready goes to work: a questionary about them with their raters, made and started by the
 * same verbs as any other, in the transaction that notes it. So there is one, or none, whatever ends this.
 * What has been read here is handed to the verbs, for thousands go one after another. Whoever is not ready any more stays as they are. 400 or 409 with everything that prevents it.
 */
export async function launchSubject(
  scope: Scope,
  { cycleId, employeeId }: { cycleId: string; employeeId: string },
  { keyring, ...clock }: Launch,
): Promise<void> {
  const locked = await lockBrand(scope);
  const cycle = await lockCycle(scope, cycleId, 'share');
  const person = await lockReady(scope, cycleId, employeeId);
  if (cycle.status !== 'inwork' || !person) return;
  if (person.isFired) return leaveOutReady(scope, cycleId, employeeId);
  const raters = await listRaters(scope, cycleId, employeeId);
  const staying = raters.filter(({ isFired }) => !isFired);
  const competenceIds = await askedAbout(scope, cycle, person);
  const [row] = await createQuestionaries(
    scope,
    [formOf(cycle, person, competenceIds, staying)],
    clock.now,
    { handedOn: handedOnBy(cycle), known: knownOf([person, ...staying], competenceIds, locked) },
  );
  const people = { subjects: [person], participants: staying };
  await startLocked(
    scope,
    { row, people, competenceIds },
    { ...clock, keyring, locked, by: cycle.startedBy, together: true, atHour: true },
  );
  await saveLaunched(scope, {
    cycleId,
    employeeId,
    questionaryId: row.id,
    notes: droppedOf(raters.length - staying.length),
  });
}

/** The one list of the cycle, or those of the position. 409 where there are none. */
async function askedAbout(
  scope: Scope,
  { id, competenceSource }: CycleRow,
  { positionId, position }: ReadyPerson,
): Promise<string[]> {
  if (competenceSource === 'list') return listAskedIds(scope, id);
  const found = await competencesOfPositions(scope, [positionId], 'ru');
  const ids = (found.get(positionId) ?? []).map((one) => one.id);
  if (ids.length > 0) return ids;
  const params = { position };
  throw conflict({ path: 'competenceList', key: 'cycleMessages.noCompetencies', params });
}

/** The form as HR would fill it in for this person. */
const formOf = (
  { method, isAnonymous, smallGroups, dateStart, dateEnd }: CycleRow,
  { id }: ReadyPerson,
  competenceIds: readonly string[],
  raters: readonly CycleRater[],
) => ({
  method,
  type: 'surname' as const,
  isAnonymous,
  smallGroups,
  dateStart,
  dateEnd,
  employeeList: [{ id }],
  competenceList: competenceIds.map((id) => ({ id })),
  participantList: raters.map(({ id, type }) => ({ id, type })),
});

/** Nobody of them has left, and what is archived is not asked about. */
const knownOf = (
  people: readonly KnownPerson[],
  competenceIds: readonly string[],
  { anonymityThreshold }: LockedBrand,
): KnownInBrand => ({
  people: new Map(people.map((one) => [one.id, one])),
  competenceIds: new Set(competenceIds),
  positionIds: new Set(),
  subdivisionIds: new Set(),
  archivedIds: new Set(),
  anonymityThreshold,
});

/** Who has left meanwhile drops out, which the board says (rule 119); their names are not kept here. */
const droppedOf = (count: number): CycleProblem[] =>
  count > 0 ? [{ key: 'cycleMessages.droppedRaters', params: { count } }] : [];
