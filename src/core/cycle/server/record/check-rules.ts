import type { CycleCheck, CycleCheckList } from '#core/cycle/contract/cycle-checks.ts';
import { hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { anonymousTypes, keepsAnonymity } from '#platform/contract/rules/methods.ts';
import type { CheckFacts } from './check-queries.ts';
import type { CycleFacts, Unasked } from './facts-queries.ts';
import type { CycleRow } from './queries.ts';
import type { UnfilledRoles } from './unfilled-queries.ts';

/** Fewer working days to answer in than this are said. */
const fewDays = 5;

export interface Checked {
  cycle: CycleRow;
  facts: CycleFacts & CheckFacts;
  unasked: Unasked;
  anonymityThreshold: number;
  /** Null where nobody's answers are kept anonymous. */
  unfilled: UnfilledRoles | null;
  today: string;
}

interface Line {
  name: CycleCheck;
  state: CycleCheckList['checkList'][number]['state'];
  issues: Issue[];
}

/** What to check before a cycle begins, or while some of its people aren't at work yet, each line with what is not fine. */
export function checkLines(checked: Checked): Line[] {
  const { cycle, unasked } = checked;
  const questions = line('questions', 'stop', unaskedIssues(unasked));
  // Whoever is left goes by the clock: of them only what keeps them from going is said.
  if (cycle.status === 'inwork') return [questions];
  return [
    questions,
    ...listLines(checked),
    line('managers', 'look', managerIssues(checked.facts)),
    line('emails', 'look', emailIssues(checked.facts)),
    line('roles', 'look', [...limitIssues(checked), ...unfilledIssues(checked)]),
    dayLine(checked),
  ];
}

/** The issue, where it is one. */
const issueIf = (is: boolean, issue: Issue): Issue[] => (is ? [issue] : []);

const line = (name: CycleCheck, state: 'look' | 'stop', issues: Issue[]): Line => ({
  name,
  state: issues.length > 0 ? state : 'fine',
  issues,
});

/** Who has no questions, by position, or all together. */
export function unaskedIssues({ subjectCount, positions }: Unasked): Issue[] {
  if (subjectCount === 0) return [];
  const count = positions.length;
  if (count === 0) return [{ path: 'competenceList', key: 'cycleMessages.noneToAsk' }];
  const params = { count, names: shortList(positions.map(({ name }) => name)) };
  return [{ path: 'competenceSource', key: 'cycleMessages.barePositions', params }];
}

/** Before work: whose list isn't ready, or who has no raters where HR alone makes lists. */
function listLines({ cycle, facts }: Checked): Line[] {
  if (cycle.status === 'created' && hasChoosing(cycle)) return [];
  const { subjectCount, readyCount } = facts;
  if (readyCount === 0 && subjectCount > 0) {
    return [line('lists', 'stop', [{ path: 'status', key: 'cycleMessages.nobodyReady' }])];
  }
  const count = subjectCount - readyCount;
  const key = hasChoosing(cycle) ? 'cycleMessages.notReady' : 'cycleMessages.withoutRaters';
  return [line('lists', 'look', issueIf(count > 0, { path: 'status', key, params: { count } }))];
}

const managerIssues = ({ withoutLeaderCount: count }: CycleFacts): Issue[] =>
  issueIf(count > 0, { path: 'approvedBy', key: 'cycleMessages.withoutLeader', params: { count } });

const emailIssues = ({ refusedCount: count, refusedNames }: CheckFacts): Issue[] =>
  issueIf(count > 0, {
    path: 'subjectList',
    key: 'cycleMessages.refusedEmails',
    params: { count, names: shortList(refusedNames) },
  });

/** The next last day must not be over. */
function dayLine({ cycle, today }: Checked): Line {
  const { status, chooseUntil, dateStart, dateEnd } = cycle;
  const path = status === 'created' && chooseUntil ? 'chooseUntil' : 'dateEnd';
  const isPast = (cycle[path] ?? dateEnd) < today;
  if (isPast) return line('days', 'stop', [{ path, key: `cycleMessages.past.${path}` }]);
  const count = countWorkingDays(dateStart < today ? today : dateStart, dateEnd);
  const few: Issue = { path: 'dateEnd', key: 'cycleMessages.fewDays', params: { count } };
  return line('days', 'look', issueIf(count < fewDays, few));
}

/** Counts Mondays to Fridays from one day to the other, both included, but stops at `fewDays`. */
function countWorkingDays(from: string, to: string): number {
  let count = 0;
  for (let day = from; day <= to && count < fewDays; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** Where a role may have only as many as the threshold, one who is silent keeps it from being shown alone. */
function limitIssues({ cycle, anonymityThreshold }: Checked): Issue[] {
  const { method, isAnonymous, limits } = cycle;
  if (!keepsAnonymity({ method, isAnonymous, anonymityThreshold })) return [];
  const mins = anonymousTypes.map((type) => limits[type].min);
  return issueIf(
    mins.some((min) => min > 0 && min <= anonymityThreshold),
    {
      path: 'limits',
      key: 'cycleMessages.lowMinimum',
      params: { least: anonymityThreshold + 1 },
    },
  );
}

/** The roles that are asked for and that more than half of the people can't fill. */
function unfilledIssues({ cycle, unfilled, anonymityThreshold: least }: Checked): Issue[] {
  if (!unfilled) return [];
  const { totalCount: total, ...counts } = unfilled;
  return (['colleague', 'subordinate'] as const)
    .filter((type) => cycle.limits[type].max > 0 && counts[type] * 2 > total)
    .map((type) => ({
      path: `limits.${type}`,
      key: `cycleMessages.unfilled.${type}`,
      params: { count: counts[type], total, least },
    }));
}

const mostNames = 5;

function shortList(names: readonly string[]): string {
  const more = names.length > mostNames ? ` (+${names.length - mostNames})` : '';
  return names.slice(0, mostNames).join(', ') + more;
}
