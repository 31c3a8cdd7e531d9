import type { BoardRow } from '#core/cycle/contract/cycle-subjects.ts';
import { cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { type ChosenType, chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import { type AnonymousType, anonymousTypes } from '#platform/contract/rules/methods.ts';
import type { T } from '#platform/texts/t.ts';
import type { BoardPerson } from './queries.ts';

interface Reader {
  t: T;
  permissions: ReadonlySet<Permission>;
  /** The caller's record in the directory. */
  employeeId: string | null;
}

/**
 * A person of the board as the caller may see them. Nobody sees how far their own raters are, why or until when those
 * can't be asked, nor that their report is held.
 */
export function presentSubject(
  read: BoardPerson,
  cycle: Pick<CycleRow, 'status' | 'method' | 'limits'>,
  { t, permissions, employeeId }: Reader,
): BoardRow {
  const { state, isAnswering, passedCount, totalCount, problem, counts: found, ...more } = read;
  const { releasedAt: _, ...shown } = more;
  const isOwn = read.employee.id === employeeId;
  const problems = (problem ?? []).filter(({ key }) => !isOwn || !isHeld(key));
  const isLaunched = state === 'launched';
  const mayAnswer = isLaunched && read.stage !== 'draft';
  const counts = Object.fromEntries(chosenTypes.map((type) => [type, found[type] ?? 0])) as Record<
    ChosenType,
    number
  >;
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
function tooFew(counts: Record<ChosenType, number>, { method, limits }: Limited): ChosenType[] {
  const isShort = (type: AnonymousType) => counts[type] > 0 && counts[type] < limits[type].min;
  return [
    ...(counts.supervisor === 0 ? (['supervisor'] as const) : []),
    ...(method === '360' ? anonymousTypes.filter(isShort) : []),
  ];
}

const tooMany = (counts: Record<ChosenType, number>, { method, limits }: Limited): ChosenType[] =>
  method === '360' ? anonymousTypes.filter((type) => counts[type] > limits[type].max) : [];
