/** The entries that a row should have for the atoms in the ledger, worked out in whole numbers. */
import { type ParticipantType, participantTypes } from '#contract/platform/rules/methods.ts';
import type { Sheet } from '#server/assessment/report/content/sheets.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import type { Output } from './history.ts';
import { positionsOf, presentIn } from './present.ts';

type GroupDue = { types: ParticipantType[]; mark: number; sheetCount: number };

/** Divisible by every number of questions that a random history has in a column. */
const parts = 6;

export function groupsDue(output: Output, column: string): GroupDue[] {
  const { input, ledger } = output;
  const present = new Set(presentIn(input, column));
  const sheetsOf = (ids: readonly string[]) => input.sheets.filter(({ id }) => ids.includes(id));
  const cells = [...groupBy(ledger.atoms, ({ types }) => types.join()).values()]
    // For these three types, the display order is the alphabetical one.
    .toSorted((a, b) => (a[0]!.types.join() < b[0]!.types.join() ? -1 : 1))
    .flatMap((atoms): GroupDue[] => {
      const all = atoms.flatMap((atom) => atom.sheets);
      const marked = all.filter((id) => present.has(id));
      const threshold = Math.max(4, input.questionary.anonymityThreshold);
      const isCovered = atoms.every(({ sheets, weight }) => {
        const lacking = sheets.filter((id) => !present.has(id)).length;
        return lacking === 0 || weight - lacking >= threshold;
      });
      if (marked.length * 2 < all.length || !isCovered) return [];
      const [sum, count] = sumOf(sheetsOf(marked), positionsOf(input, column));
      const mark = told(sum, count, all.length > marked.length ? marked.length : Infinity);
      return [{ types: atoms[0]!.types, mark, sheetCount: all.length }];
    });
  const alone = (type: ParticipantType): GroupDue[] => {
    const sheets = input.sheets.filter((sheet) => sheet.type === type && present.has(sheet.id));
    const [sum, count] = sumOf(sheets, positionsOf(input, column));
    return sheets.length === 0
      ? []
      : [{ types: [type], mark: sum / count, sheetCount: sheets.length }];
  };
  return [...alone(participantTypes[0]), ...cells, ...alone('employee')];
}

/** To tenths, or to the middle of a half or a quarter, where so few marks stand beside a gap. */
function told(sum: number, count: number, marks: number): number {
  if (marks >= 20) return Math.floor((20 * sum + count) / (2 * count)) / 10;
  const steps = marks < 10 ? 2 : 4;
  const highest = 5 * steps - 1;
  return (Math.min(highest, Math.floor((steps * sum) / count)) + 0.5) / steps;
}

/** The mean over entries, weighted by their sheets. */
export function overallDue(groups: readonly GroupDue[]): number | null {
  const count = groups.reduce((all, { sheetCount }) => all + sheetCount, 0);
  const sum = groups.reduce((all, { mark, sheetCount }) => all + mark * sheetCount, 0);
  return count === 0 ? null : sum / count;
}

/** The sheets' marks on the column added up, and how often the result has to be divided. */
const sumOf = (sheets: readonly Sheet[], positions: readonly number[]): [number, number] => [
  sheets.reduce((all, sheet) => all + partsOf(sheet, positions), 0),
  sheets.length * parts,
];

/** A sheet's mark in the column, in sixths. */
function partsOf(sheet: Sheet, positions: readonly number[]): number {
  const given = positions
    .map((position) => sheet.answers[position] ?? 0)
    .filter((given) => given !== 0);
  return given.reduce<number>((all, answer) => all + (6 - answer) * (parts / given.length), 0);
}
