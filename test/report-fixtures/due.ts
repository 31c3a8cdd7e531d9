/** The marks that a column should show for the cells in its ledger, worked out in whole numbers. */
import { type ParticipantType, participantTypes } from '#contract/rules/methods.ts';
import { cellsOf } from '#server/report/content/atoms.ts';
import type { Sheet } from '#server/report/content/sheets.ts';
import type { Output } from './history.ts';
import { positionsOf, presentIn } from './present.ts';

type GroupDue = { types: ParticipantType[]; mark: number; sheetCount: number };

/** Divisible by every number of questions that a random history has in a column. */
const parts = 6;

export function groupsDue(output: Output, column: string): GroupDue[] {
  const { input, ledger } = output;
  const present = new Set(presentIn(input, column));
  const cells = cellsOf(ledger[column]!)
    .map(({ types, sheets }) => ({
      types: types as ParticipantType[],
      sheets: input.sheets.filter(({ id }) => sheets.includes(id)),
    }))
    // For these three types, the display order is the alphabetical one.
    .toSorted((a, b) => (a.types.join() < b.types.join() ? -1 : 1));
  const alone = (type: ParticipantType) => ({
    types: [type],
    sheets: input.sheets.filter((sheet) => sheet.type === type && present.has(sheet.id)),
  });
  return [alone(participantTypes[0]), ...cells, alone('employee')]
    .filter(({ sheets }) => sheets.length > 0)
    .map(({ types, sheets }) => {
      const sum = sheets.reduce(
        (all, sheet) => all + partsOf(sheet, positionsOf(input, column)),
        0,
      );
      const count = sheets.length * parts;
      const isAlone = types[0] === 'supervisor' || types[0] === 'employee';
      const mark = isAlone ? sum / count : Math.floor((20 * sum + count) / (2 * count)) / 10;
      return { types, mark, sheetCount: sheets.length };
    });
}

/** The mean over groups, weighted by their sheets. */
export function overallDue(groups: readonly GroupDue[]): number | null {
  const count = groups.reduce((all, { sheetCount }) => all + sheetCount, 0);
  const sum = groups.reduce((all, { mark, sheetCount }) => all + mark * sheetCount, 0);
  return count === 0 ? null : sum / count;
}

/** A sheet's mark in the column, in sixths. */
function partsOf(sheet: Sheet, positions: readonly number[]): number {
  const given = positions
    .map((position) => sheet.answers[position] ?? 0)
    .filter((given) => given !== 0);
  return given.reduce<number>((all, answer) => all + (6 - answer) * (parts / given.length), 0);
}
