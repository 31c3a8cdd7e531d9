import {
  type CountsByRole,
  type FormingRule,
  formGroups,
} from '#core/questionary/contract/rules/group-forming.ts';
import { compareGroups } from '#core/report/contract/content/report-groups.ts';
import {
  divide,
  type Fraction,
  fraction,
  multiply,
  roundHalfUp,
  sum,
} from '#core/report/server/content/fraction.ts';
import type { MarkedGroup } from '#core/report/server/content/groups.ts';
import { isAnonymousType } from '#core/report/server/content/sheets.ts';
import { anonymousTypes, type ReviewerRole } from '#platform/contract/rules/methods.ts';

/** The mark that one role gave in one competence, 1–5. */
export interface RoleMark {
  type: ReviewerRole;
  mark: Fraction;
  /** Null where the file doesn't say. */
  count: number | null;
}

export interface Shown<Given extends RoleMark> {
  /** In display order. */
  groups: MarkedGroup[];
  /** The marks that are in no group. */
  withheld: Given[];
}

/**
 * What a report shows of a competence (rules 25 and 88): managers and self as they are; colleagues,
 * customers and subordinates from the threshold T on. Smaller roles are combined or left out as in a
 * final report of ours (data-and-maths, "Atoms"). A role without a number is never shown, as it may be
 * one person. In which order the rows stand changes nothing: else the same file, sorted differently,
 * would give two reports to be subtracted.
 */
export function groupsShown<Given extends RoleMark>(
  given: readonly Given[],
  rule: Omit<FormingRule, 'final'>,
): Shown<Given> {
  const attributed = given.filter(({ type }) => !isAnonymousType(type));
  const grouped = given
    .filter(({ type }) => isAnonymousType(type))
    .sort((a, b) => compareGroups([a.type], [b.type]));
  const counted = grouped.filter(({ count }) => count !== null);
  const cells = formGroups(countsOf(counted), { ...rule, final: true }).map(({ types }) =>
    counted.filter(({ type }) => types.some((one) => one === type)),
  );
  const isShown = new Set(cells.flat());
  return {
    groups: [
      ...attributed.map((one) => groupOf([one])),
      ...cells.map((cell) => inTenths(groupOf(cell), rule.threshold)),
    ].sort((a, b) => compareGroups(a.types, b.types)),
    withheld: [
      ...grouped.filter(({ count }) => count === null),
      ...counted.filter((one) => !isShown.has(one)),
    ],
  };
}

/** All who gave a mark have answered and count: a file knows no others. */
function countsOf(counted: readonly RoleMark[]): CountsByRole {
  const of = (type: ReviewerRole) => {
    const people = peopleIn(counted.filter((one) => one.type === type));
    return [type, { fresh: people, uncounted: 0, asked: people, open: 0 }] as const;
  };
  return Object.fromEntries(anonymousTypes.map(of)) as CountsByRole;
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
