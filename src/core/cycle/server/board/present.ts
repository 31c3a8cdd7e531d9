import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import { type ListCounts, tooFewIn, tooManyIn } from '#core/cycle/contract/rules/rater-list.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { type ChosenType, chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import type { View } from '#core/questionary/server/detail.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import type { BoardPerson } from './queries.ts';

/**
 * A person of the board as the caller may see them. Nobody sees how far their own raters are, why or until when those
 * can't be asked, nor that their report is held. What else was read stays here: the contract doesn't declare it.
 */
export function presentSubject(
  read: BoardPerson,
  cycle: Pick<CycleRow, 'status' | 'method' | 'limits'>,
  { t, permissions, employeeId }: Pick<View, 't' | 'permissions' | 'employeeId'>,
): BoardRow {
  const { state, isAnswering, passedCount, totalCount, problem, counts: found, ...shown } = read;
  const isOwn = read.employee.id === employeeId;
  const problems = (problem ?? []).filter(({ key }) => !isOwn || !isHeld(key));
  const isLaunched = state === 'launched';
  const mayAnswer = isLaunched && read.stage !== 'draft';
  const counts = Object.fromEntries(
    chosenTypes.map((type) => [type, found[type] ?? 0]),
  ) as ListCounts;
  return {
    ...shown,
    isHeld: read.isHeld && !isOwn,
    counts,
    tooFewRoles: isLaunched ? [] : tooFew(counts, cycle),
    tooManyRoles: isLaunched ? [] : tooMany(counts, cycle),
    answered: mayAnswer && !isOwn ? { passedCount, totalCount } : null,
    declinedCount: mayAnswer && !isOwn ? read.declinedCount : null,
    problemList: problems.map((issue) => speakIssue(issue as Issue, t)),
    isPositionBare: problems.some(({ key }) => key === 'cycleMessages.noCompetencies'),
    can: verbsOf(cycleSubjectPolicy, permissions, {
      status: cycle.status,
      state,
      isAnswering,
      opening: sharingOf(read),
      hasRaters: Object.values(counts).some((count) => count > 0),
      isOwn,
    }),
  };
}

/** Whether a problem is that some raters can't be asked (rule 26c). */
const isHeld = (key: string): boolean => key.startsWith('questionaryMessages.held.');

const sharingOf = ({ stage, isHeld }: BoardPerson): 'waits' | 'held' | null => {
  if (stage !== 'toRelease') return null;
  return isHeld ? 'held' : 'waits';
};

type Limited = Pick<CycleRow, 'method' | 'limits'>;

/** A role may be empty, but for supervisors: without one nobody goes to work. */
const tooFew = (counts: ListCounts, { method, limits }: Limited): ChosenType[] => [
  ...(counts.supervisor === 0 ? (['supervisor'] as const) : []),
  ...(method === '360' ? tooFewIn(counts, limits) : []),
];

const tooMany = (counts: ListCounts, { method, limits }: Limited): ChosenType[] =>
  method === '360' ? tooManyIn(counts, limits) : [];
