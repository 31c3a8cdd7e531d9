import type { Issue } from '#contract/platform/call/issues.ts';
import { addDays } from '#contract/platform/rules/days.ts';
import { anonymousTypes, keepsAnonymity } from '#contract/platform/rules/methods.ts';
import type { CycleFacts } from './facts-queries.ts';
import type { CycleRow } from './queries.ts';
import type { UnfilledRoles } from './unfilled-queries.ts';

/** Fewer working days to answer in than this are said. */
const fewDays = 5;

type Set = Pick<CycleRow, 'method' | 'isAnonymous' | 'limits' | 'dateStart' | 'dateEnd'>;

/** What to know before a cycle begins, each at its field. None of it prevents anything. */
export function cycleWarnings(
  cycle: Set,
  { withoutLeaderCount, barePositions }: CycleFacts,
  anonymityThreshold: number,
  unfilled: UnfilledRoles | null,
): Issue[] {
  return [
    ...dayWarnings(cycle),
    ...limitWarnings(cycle, anonymityThreshold),
    ...(withoutLeaderCount > 0
      ? [
          {
            path: 'approvedBy',
            key: 'cycleMessages.withoutLeader',
            params: { count: withoutLeaderCount },
          } satisfies Issue,
        ]
      : []),
    ...(barePositions.length > 0
      ? [
          {
            path: 'competenceSource',
            key: 'cycleMessages.barePositions',
            params: { count: barePositions.length, names: shortList(barePositions) },
          } satisfies Issue,
        ]
      : []),
    ...(unfilled ? unfilledWarnings(cycle, unfilled, anonymityThreshold) : []),
  ];
}

const dayWarnings = ({ dateStart, dateEnd }: Set): Issue[] => {
  const count = countWorkingDays(dateStart, dateEnd);
  return count < fewDays
    ? [{ path: 'dateEnd', key: 'cycleMessages.fewDays', params: { count } }]
    : [];
};

/** From Monday to Friday, both days included; no further than it matters. */
function countWorkingDays(from: string, to: string): number {
  let count = 0;
  for (let day = from; day <= to && count < fewDays; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** With as few as the threshold one silence is enough, and the role isn't shown alone. */
function limitWarnings({ method, isAnonymous, limits }: Set, anonymityThreshold: number): Issue[] {
  if (!keepsAnonymity({ method, isAnonymous, anonymityThreshold })) return [];
  return anonymousTypes
    .filter((type) => limits[type].min > 0 && limits[type].min <= anonymityThreshold)
    .map((type) => ({
      path: `limits.${type}.min`,
      key: 'cycleMessages.lowMinimum',
      params: { least: anonymityThreshold + 1 },
    }));
}

/** The roles that are asked for and that more than half of the people can't fill. */
function unfilledWarnings(
  { limits }: Pick<Set, 'limits'>,
  { totalCount, ...counts }: UnfilledRoles,
  least: number,
): Issue[] {
  return (['colleague', 'subordinate'] as const)
    .filter((type) => limits[type].max > 0 && counts[type] * 2 > totalCount)
    .map((type) => ({
      path: `limits.${type}`,
      key: `cycleMessages.unfilled.${type}`,
      params: { count: counts[type], total: totalCount, least },
    }));
}

const mostNames = 5;

function shortList(names: readonly string[]): string {
  const more = names.length > mostNames ? ` (+${names.length - mostNames})` : '';
  return names.slice(0, mostNames).join(', ') + more;
}
