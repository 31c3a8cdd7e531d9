import type { ListedCycle } from '#contract/assessment/cycle/cycle.ts';
import type { BoardSearch } from '#web/assessment/cycle/cycle-search.ts';

/** What a cycle needs from HR, with how many people and where on its board they are. */
export interface Need {
  kind: 'start' | 'problem' | 'approve' | 'replace' | 'open' | 'chooseEnds' | 'ends';
  /** 0 where it isn't about a number of people. */
  count: number;
  search: BoardSearch;
}

/**
 * What needs HR on this day of the company, the most urgent first. `toReplaceCount`: of how many people HR alone hears that
 * a rater is to be replaced.
 */
export function needsOf(cycle: ListedCycle, today: string, toReplaceCount = 0): Need[] {
  const { status, chooseUntil, dateStart, dateEnd, release, stageCounts, toApproveCount } = cycle;
  const needs: (Need | false)[] = [
    status === 'created' &&
      (chooseUntil ?? dateStart) <= today && { kind: 'start', count: 0, search: {} },
    { kind: 'problem', count: stageCounts.problem, search: { stage: ['problem'] } },
    {
      kind: 'approve',
      count: toApproveCount,
      search: { stage: ['approval'], approver: ['hr'] },
    },
    { kind: 'replace', count: toReplaceCount, search: { replace: 'true' } },
    status === 'nominating' &&
      chooseUntil === today && { kind: 'chooseEnds', count: 0, search: { stage: ['choosing'] } },
    status === 'inwork' &&
      dateEnd === today && { kind: 'ends', count: 0, search: { stage: ['answering'] } },
    // After the talk it is the leader who opens a report.
    release === 'hr' && {
      kind: 'open',
      count: stageCounts.toRelease,
      search: { stage: ['toRelease'] },
    },
  ];
  return needs.filter((need) => need !== false && (need.count > 0 || isByDay(need))) as Need[];
}

const isByDay = ({ kind }: Need): boolean =>
  kind === 'start' || kind === 'chooseEnds' || kind === 'ends';
