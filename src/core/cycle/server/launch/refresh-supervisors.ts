import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import {
  dropFormerLeaders,
  insertLeaders,
  listComingLeaders,
} from '#core/cycle/server/record/subject-queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/**
 * Brings the supervisors whom the structure named up to date, as leaders may have changed since people were
 * added. Of those whose list is still being made. A leader who can't be asked comes to no list that does without:
 * HR may have left them out (rule 26c). An only one comes, and is read like all others who can't be asked.
 */
export async function refreshSupervisors(
  scope: Scope,
  { id, dateStart }: CycleRow,
  clock: Clock,
): Promise<void> {
  await dropFormerLeaders(scope, id);
  const coming = await listComingLeaders(scope, id);
  const voices = coming.map((one) => ({ ...one, isAnonymous: false }));
  const asked = { voices, dateStart, isAhead: true };
  const held = new Set((await loadHeld(scope, asked, clock)).map(keyOf));
  const isFree = (one: Leader) => !held.has(keyOf(one));
  const led = new Set(coming.filter((one) => one.hasOther || isFree(one)).map(subjectOf));
  await insertLeaders(
    scope,
    id,
    coming.filter((one) => isFree(one) || !led.has(one.subjectId)),
  );
}

type Leader = { subjectId: string; raterId: string };
const subjectOf = ({ subjectId }: Leader) => subjectId;
const keyOf = ({ subjectId, raterId }: Leader) => `${subjectId} ${raterId}`;
