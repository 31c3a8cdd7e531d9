import { type CycleHeld, mostLateNamed } from '#core/cycle/contract/cycle-held.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { type HeldVoice, voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import { mayLeaveOut } from '#core/questionary/server/work/leave-out.ts';
import { loadDoubts, loadReportReaders } from '#core/questionary/server/work/queries.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { type CycleList, listCycleLists, listNamed } from './queries.ts';

/** Somebody of a cycle whose raters can't all be asked on its first day. */
interface HeldPerson {
  subjectId: string;
  held: readonly HeldVoice[];
}

interface CycleHolding {
  people: HeldPerson[];
  /** Those of them whose lists may do without. */
  free: HeldPerson[];
}

/**
 * Whose raters can't be asked on the first day of a cycle (rule 26c), judged of all its lists at once. Nothing of
 * whoever looks: about themself nobody reads it.
 */
export async function loadCycleHeld(
  scope: Scope,
  cycle: CycleRow,
  clock: Clock,
): Promise<CycleHolding> {
  const lists = await listCycleLists(scope, cycle.id);
  const anonymityThreshold = await getThreshold(scope);
  const voices = lists.flatMap(({ subjectId, raters }) =>
    voicesOf({ ...cycle, anonymityThreshold, subjects: [{ id: subjectId }], participants: raters }),
  );
  const asked = { voices, dateStart: cycle.dateStart, isAhead: true };
  const held = (await loadHeld(scope, asked, clock)).filter(
    ({ subjectId }) => subjectId !== clock.employeeId,
  );
  const people = [...groupBy(held, ({ subjectId }) => subjectId)].map(([subjectId, some]) => ({
    subjectId,
    held: some,
  }));
  if (people.length === 0) return { people, free: [] };
  const judged = { lists, people, anonymityThreshold };
  return { people, free: await freeOf(scope, cycle, judged, clock) };
}

interface Judged {
  lists: readonly CycleList[];
  people: readonly HeldPerson[];
  anonymityThreshold: number;
}

/** Where every role keeps what it would show without the raters who are held. */
async function freeOf(
  scope: Scope,
  { method, isAnonymous, smallGroups }: CycleRow,
  { lists, people, anonymityThreshold }: Judged,
  { now }: Clock,
): Promise<HeldPerson[]> {
  const held = new Set(people.map(({ subjectId }) => subjectId));
  const ratersOf = new Map(
    lists
      .filter(({ subjectId }) => held.has(subjectId))
      .map(({ subjectId, raters }) => [subjectId, raters]),
  );
  const raterIds = [...new Set([...ratersOf.values()].flat().map(({ id }) => id))];
  const doubts = await loadDoubts(scope, raterIds, recently(now));
  const mayOpenReport = await loadReportReaders(scope, raterIds);
  return people.filter((person) =>
    mayLeaveOut({
      method,
      isAnonymous,
      smallGroups,
      anonymityThreshold,
      ...doubts,
      mayOpenReport,
      subjects: [{ id: person.subjectId }],
      participants: (ratersOf.get(person.subjectId) ?? []).map((one) => ({ ...one, name: '' })),
      held: person.held,
    }),
  );
}

/** What HR reads of the people whose raters can't be asked. */
export async function presentHeld(
  scope: Scope,
  { dateEnd }: CycleRow,
  { people, free }: CycleHolding,
): Promise<CycleHeld> {
  const days = people.map(({ subjectId, held }) => ({ subjectId, day: dayOf(held) }));
  const waits = days.flatMap(({ day }) => (day !== null && day <= dateEnd ? [day] : []));
  const late = days.filter(({ day }) => day === null || day > dateEnd);
  const named = await listNamed(
    scope,
    late.map(({ subjectId }) => subjectId),
  );
  return {
    waitingCount: waits.length,
    until: waits.sort().at(-1) ?? null,
    lateCount: late.length,
    lateList: named.slice(0, mostLateNamed),
    mayLeaveOut: { raterCount: free.flatMap(({ held }) => held).length, subjectCount: free.length },
  };
}

/** The day on which all of somebody's raters may be asked; null where no day helps. What is in work ends on its last day. */
function dayOf(held: readonly HeldVoice[]): string | null {
  const days = held.flatMap(({ by }) => by?.freeFrom ?? []);
  return days.length === held.length ? (days.sort().at(-1) ?? null) : null;
}
