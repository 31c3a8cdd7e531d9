/**
 * How exactly a group's mark is told (data-and-maths, rule 4). Who lacks a mark is known to whoever
 * wrote the question. If the same is asked elsewhere of the whole group, the difference is that
 * person's mark. So a mark with a gap is told coarsely, or not at all.
 */
import type { Atom } from './atoms.ts';
import type { SheetsByColumn } from './columns.ts';
import { compare, type Fraction, fraction, roundHalfUp } from './fraction.ts';

/** A gap needs so many people who count beside those who lack a mark, whatever the threshold. */
const fewestBesideGap = 4;

/** The mean of a group of atoms as told: to 0.1 where no sheet lacks a mark. Null where it isn't told. */
export function toldMark(
  exact: Fraction,
  {
    atoms,
    column,
    threshold,
  }: { atoms: readonly Atom[]; column: SheetsByColumn; threshold: number },
): Fraction | null {
  const lacking = (sheets: readonly string[]) => sheets.filter((id) => !column.has(id)).length;
  const all = atoms.flatMap((atom) => atom.sheets);
  const missing = lacking(all);
  if (missing === 0) return roundHalfUp(exact, 1);
  const fewest = Math.max(threshold, fewestBesideGap);
  const isCovered = atoms.every(({ sheets, weight }) => {
    const gaps = lacking(sheets);
    return gaps === 0 || weight >= fewest + gaps;
  });
  return isCovered && 2 * missing <= all.length ? coarsely(exact, all.length - missing) : null;
}

/**
 * Rounds the mean of fewer than ten marks to the middle of its half, of fewer than twenty to that of its quarter, else to
 * 0.1. It is the middle, so that nothing crosses 3.5 or 4.0 by rounding.
 */
export function coarsely(exact: Fraction, marks: number): Fraction {
  if (marks >= 20) return roundHalfUp(exact, 1);
  const parts = marks < 10 ? 2n : 4n;
  const part = (exact.over * parts) / exact.under;
  const middle = fraction(2n * part + 1n, 2n * parts);
  const highest = fraction(10n * parts - 1n, 2n * parts);
  return compare(middle, highest) > 0 ? highest : middle;
}
