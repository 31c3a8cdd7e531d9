/** The groups of a column: the people behind one number (data-and-maths, rules 3 to 5). */
import { type ParticipantType, participantTypes } from '#contract/rules/methods.ts';
import { compareGroups, isSelf } from '#contract/rules/report-groups.ts';
import type { Atom } from './atoms.ts';
import { divide, type Fraction, fraction, mean, multiply, roundHalfUp, sum } from './fraction.ts';
import { isAnonymousType, type MarkedSheet, sheetMark } from './sheets.ts';

export type Group<S> = { types: ParticipantType[]; sheets: S[] };

/** `mark` is 1–5: rounded to 0.1 for the cells of an anonymous questionary, otherwise exact. */
export type MarkedGroup = { types: ParticipantType[]; mark: Fraction; sheetCount: number };

/**
 * The groups of the sheets present in a column, in display order. With `cells` (anonymous
 * questionary) colleagues, customers and subordinates appear only in those. With null, each type is
 * a group.
 */
export function groupSheets<S extends { id: string; type: ParticipantType }>(
  present: readonly S[],
  cells: readonly Atom[] | null,
): Group<S>[] {
  const byType = participantTypes
    .filter((type) => cells === null || !isAnonymousType(type))
    .map((type) => ({ types: [type], sheets: present.filter((sheet) => sheet.type === type) }));
  const byCell = (cells ?? []).map(({ types, sheets }) => {
    const inside = new Set(sheets);
    return { types: [...types], sheets: present.filter(({ id }) => inside.has(id)) };
  });
  return [...byType, ...byCell]
    .filter(({ sheets }) => sheets.length > 0)
    .sort((a, b) => compareGroups(a.types, b.types));
}

/** Counts each sheet once, however many questions it skipped (rule 4). */
export function markGroups(
  groups: readonly Group<MarkedSheet>[],
  anonymous: boolean,
): MarkedGroup[] {
  return groups.map(({ types, sheets }) => {
    const mark = mean(sheets.map(sheetMark))!;
    const isCell = anonymous && types.some(isAnonymousType);
    return { types, mark: isCell ? roundHalfUp(mark, 1) : mark, sheetCount: sheets.length };
  });
}

/** Marks over groups, weighted by their sheets. Null where there is no sheet (rule 5). */
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

function weightedMean(groups: readonly MarkedGroup[]): Fraction | null {
  if (groups.length === 0) return null;
  const marks = sum(groups.map(({ mark, sheetCount }) => multiply(mark, fraction(sheetCount))));
  return divide(marks, fraction(groups.reduce((count, group) => count + group.sheetCount, 0)));
}
