import type { CycleDetail } from '#core/cycle/contract/cycle.ts';

/** How often, in milliseconds, a cycle is asked for again while the window is in view. */
export const often = 2_000;
const seldom = 30_000;

/** While people are being sent to work it moves by the second; while others choose or answer, by the minute. */
export function cycleAfter(
  cycle: Pick<CycleDetail, 'status' | 'launching'> | undefined,
): number | false {
  if (!cycle) return false;
  if (cycle.launching) return often;
  return cycle.status === 'nominating' || cycle.status === 'inwork' ? seldom : false;
}
