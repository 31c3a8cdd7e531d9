import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { loadNames } from './names-queries.ts';
import { listBoundVoices } from './queries.ts';
import { type HeldVoice, heldVoices, type Voice } from './voice-rules.ts';

interface Wanted {
  voices: readonly Voice[];
  /** The first day of the assessment that the voices belong to, YYYY-MM-DD. */
  dateStart: string;
  /** Whether this only looks ahead: then an assessment in work is taken to end on its last day. */
  isAhead?: boolean;
}

/** Finds which of these voices may not begin (rule 26). Decide by it only under the lock of the brand. */
export async function loadHeld(
  scope: Scope,
  { voices, dateStart, isAhead = false }: Wanted,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<HeldVoice[]> {
  const subjectIds = idsOf(voices, 'subjectId');
  if (subjectIds.length === 0) return [];
  const own = await loadNames(scope, [...new Set([...subjectIds, ...idsOf(voices, 'raterId')])]);
  const today = dateIn(timeZone, now);
  const bound = await listBoundVoices(
    scope,
    { subjectIds, names: subjectIds.flatMap((id) => own.get(id) ?? []) },
    { today, timeZone },
  );
  const others = [...idsOf(bound, 'subjectId'), ...idsOf(bound, 'raterId')];
  const unknown = others.filter((id) => !own.has(id));
  const names = unknown.length > 0 ? new Map([...own, ...(await loadNames(scope, unknown))]) : own;
  const firstDay = dateStart > today ? dateStart : today;
  return heldVoices({ wanted: voices, bound, names, firstDay, isAhead });
}

const idsOf = (voices: readonly Voice[], of: 'subjectId' | 'raterId'): string[] => [
  ...new Set(voices.map((voice) => voice[of])),
];
