/** The groups of a report: the people behind one number (data-and-maths, rules 3 to 5). */

import { compareGroups, isSelf } from '#core/report/contract/content/report-groups.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { Atom, Ledger } from './atoms.ts';
import type { SheetsByColumn } from './columns.ts';
import { divide, type Fraction, fraction, mean, multiply, sum } from './fraction.ts';
import { isAnonymousType, type MarkedSheet, type Sheet, sheetMark } from './sheets.ts';
import { toldMark } from './told.ts';

/** The same in every row of a report. `atoms` is null where each sheet is shown for itself. */
export interface Group {
  types: ReviewerRole[];
  sheets: string[];
  atoms: readonly Atom[] | null;
}

/** `mark` is 1–5: as told for a group of atoms (rule 4), otherwise exact. */
export interface MarkedGroup {
  types: ReviewerRole[];
  mark: Fraction;
  sheetCount: number;
}

/** A group's entry in a row. */
export interface RowEntry extends MarkedGroup {
  group: Group;
  /** The group's sheets with a mark in the row. */
  marked: MarkedSheet[];
  /** Whether a sheet of the group's atoms lacks a mark in the row. */
  hasGap: boolean;
}

/**
 * The groups in display order. With a ledger (anonymous questionary) colleagues, customers and
 * subordinates appear only in unions of atoms with equal types. With null, each type is a group.
 */
export function groupsOf(sheets: readonly Sheet[], ledger: Ledger | null): Group[] {
  const alone = reviewerRoles
    .filter((type) => ledger === null || !isAnonymousType(type))
    .map((type): Group => {
      const ids = sheets.filter((sheet) => sheet.type === type).map(({ id }) => id);
      return { types: [type], sheets: ids, atoms: null };
    });
  const byTypes = groupBy(ledger?.atoms ?? [], ({ types }) => types.join());
  const united = [...byTypes.values()].map(
    (atoms): Group => ({
      types: [...atoms[0]!.types],
      sheets: atoms.flatMap((atom) => atom.sheets),
      atoms,
    }),
  );
  return [...alone, ...united]
    .filter((group) => group.sheets.length > 0)
    .sort((a, b) => compareGroups(a.types, b.types));
}

/** What the groups show in a column. A group without an entry there is left out (rule 4). */
export function entriesOf(
  groups: readonly Group[],
  column: SheetsByColumn,
  threshold: number,
): RowEntry[] {
  return groups.flatMap((group) => {
    const marked = group.sheets.flatMap((id) => column.get(id) ?? []);
    const exact = mean(marked.map(sheetMark));
    const { types, atoms, sheets } = group;
    if (exact === null) return [];
    const hasGap = atoms !== null && marked.length < sheets.length;
    if (atoms === null) {
      return [{ types, mark: exact, sheetCount: marked.length, group, marked, hasGap }];
    }
    const mark = toldMark(exact, { atoms, column, threshold });
    return mark === null ? [] : [{ types, mark, sheetCount: sheets.length, group, marked, hasGap }];
  });
}

/** Marks over groups, weighted by their sheets. Null where there is no entry (rule 5). */
export function overallMarks(groups: readonly MarkedGroup[]): {
  self: Fraction | null;
  others: Fraction | null;
  total: Fraction | null;
} {
  return {
    self: weightedMean(groups.filter(isSelf)),
    others: weightedMean(groups.filter((group) => !isSelf(group))),
    total: weightedMean(groups),
  };
}

export function weightedMean(groups: readonly MarkedGroup[]): Fraction | null {
  if (groups.length === 0) return null;
  const marks = sum(groups.map(({ mark, sheetCount }) => multiply(mark, fraction(sheetCount))));
  return divide(marks, fraction(groups.reduce((count, group) => count + group.sheetCount, 0)));
}
