import type { ListedCycle } from '#core/cycle/contract/cycle.ts';
import type { BoardSearch } from '#core/cycle/web/cycle-search.ts';

/** What can be done about a cycle, with how many people and where on its board they are. */
export interface Need {
  kind: 'start' | 'drafts' | 'problem' | 'approve' | 'replace' | 'open' | Next;
  /** 0 where it isn't about a number of people. */
  count: number;
  search: BoardSearch;
}
type Next = 'prepare' | 'choosing' | 'approval' | 'launch';

/**
 * What needs HR on this day of the company, the most urgent first. `toReplaceCount`: of how many people HR alone hears that
 * a rater is to be replaced.
 */
export function needsOf(cycle: ListedCycle, today: string, toReplaceCount = 0): Need[] {
  const { status, byCards, chooseUntil, dateStart, release, stageCounts, toApproveCount } = cycle;
  const needs: Need[] = [
    { kind: 'drafts', count: stageCounts.draft, search: { stage: ['draft'] } },
    { kind: 'problem', count: stageCounts.problem, search: { stage: ['problem'] } },
    {
      kind: 'approve',
      count: toApproveCount,
      search: { stage: ['approval'], approver: ['hr'] },
    },
    { kind: 'replace', count: toReplaceCount, search: { replace: 'true' } },
    // After the talk it is the leader who opens a report.
    {
      kind: 'open',
      count: release === 'hr' ? stageCounts.toRelease : 0,
      search: { stage: ['toRelease'] },
    },
  ];
  const isDue = status === 'created' && !byCards && (chooseUntil ?? dateStart) <= today;
  return [
    ...(isDue ? [{ kind: 'start' as const, count: 0, search: {} }] : []),
    ...needs.filter(({ count }) => count > 0),
  ];
}

/** What comes next on the board where nothing needs HR. */
export function nextOf({ status, stageCounts, can }: ListedCycle): Need | undefined {
  const { choosing, approval, ready } = stageCounts;
  if (status === 'created') return { kind: 'prepare', count: 0, search: {} };
  if (status !== 'nominating') return undefined;
  if (choosing > 0) return { kind: 'choosing', count: choosing, search: { stage: ['choosing'] } };
  if (approval > 0) return { kind: 'approval', count: approval, search: { stage: ['approval'] } };
  if (ready > 0 && can.includes('toWork')) {
    return { kind: 'launch', count: ready, search: { ask: 'start' } };
  }
  return undefined;
}

/** The last day of what goes on in it. */
export const lastDayOf = ({ status, chooseUntil, dateEnd }: ListedCycle): string | null =>
  status === 'inwork' ? dateEnd : status === 'nominating' ? chooseUntil : null;
