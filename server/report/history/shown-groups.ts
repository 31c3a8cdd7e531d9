import type { ParticipantType } from '#contract/rules/methods.ts';
import { compareGroups } from '#contract/rules/report-groups.ts';
import {
  divide,
  type Fraction,
  fraction,
  multiply,
  roundHalfUp,
  sum,
} from '#server/report/content/fraction.ts';
import type { MarkedGroup } from '#server/report/content/groups.ts';
import { isAnonymousType } from '#server/report/content/sheets.ts';

/** What one role gave in one competence, 1–5. */
export interface RoleMark {
  type: ParticipantType;
  mark: Fraction;
  /** Null where the file doesn't say. */
  count: number | null;
}

export interface Shown<Given extends RoleMark> {
  /** In display order. */
  groups: MarkedGroup[];
  /** What no group has in it. */
  withheld: Given[];
}

/**
 * What a report shows of a competence (rules 25 and 88): managers and self as they are; colleagues,
 * customers and subordinates from the threshold T on. Smaller roles are combined as in a report of
 * ours (data-and-maths, "Atoms"): together where they are T, else with the smallest group shown. A role
 * without a number is never shown, as it may be one person. In which order the rows stand changes
 * nothing: else the same file, sorted differently, would give two reports to be subtracted.
 */
export function groupsShown<Given extends RoleMark>(
  given: readonly Given[],
  threshold: number,
): Shown<Given> {
  const attributed = given.filter(({ type }) => !isAnonymousType(type));
  const grouped = given
    .filter(({ type }) => isAnonymousType(type))
    .sort((a, b) => compareGroups([a.type], [b.type]));
  const uncounted = grouped.filter(({ count }) => count === null);
  const counted = grouped.filter(({ count }) => count !== null);
  const large = counted.filter(({ count }) => (count ?? 0) >= threshold).map((one) => [one]);
  const small = counted.filter(({ count }) => (count ?? 0) < threshold);
  const cells = combine(large, small, threshold);
  const isShown = new Set(cells.flat());
  return {
    groups: [
      ...attributed.map((one) => groupOf([one])),
      ...cells.map((cell) => inTenths(groupOf(cell), threshold)),
    ].sort((a, b) => compareGroups(a.types, b.types)),
    withheld: [...uncounted, ...small.filter((one) => !isShown.has(one))],
  };
}

function combine<Given extends RoleMark>(large: Given[][], small: Given[], threshold: number) {
  if (small.length === 0) return large;
  if (peopleIn(small) >= threshold) return [...large, small];
  const [smallest, ...others] = [...large].sort((a, b) => peopleIn(a) - peopleIn(b));
  return smallest ? [[...smallest, ...small], ...others] : [];
}

/** A manager without a number is one person, and so is self. */
const countOf = ({ type, count }: RoleMark): number => (type === 'employee' ? 1 : (count ?? 1));
const peopleIn = (marks: readonly RoleMark[]): number =>
  marks.reduce((people, one) => people + countOf(one), 0);

function groupOf(marks: readonly RoleMark[]): MarkedGroup {
  const sheetCount = peopleIn(marks);
  const weighted = marks.map((one) => multiply(one.mark, fraction(countOf(one))));
  const mark = divide(sum(weighted), fraction(sheetCount));
  return { types: marks.map(({ type }) => type), mark, sheetCount };
}

const inTenths = (group: MarkedGroup, threshold: number): MarkedGroup =>
  threshold > 1 ? { ...group, mark: roundHalfUp(group.mark, 1) } : group;
