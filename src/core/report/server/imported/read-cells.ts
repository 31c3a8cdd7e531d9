import { z } from 'zod/mini';
import { endsOf, type ImportedScale } from '#core/report/contract/content/imported-scale.ts';
import {
  add,
  divide,
  type Fraction,
  fraction,
  multiply,
  one,
} from '#core/report/server/content/fraction.ts';
import { date } from '#platform/contract/call/fields.ts';
import { readDate } from '#platform/server/table-file/read-date.ts';

/** Cells of a file of reports as values. What can't be read is 'wrong'. */

type Wrong = 'wrong';

/** Signs for a mark that nobody gave. */
const noMark = new Set(['', '-', '–', '—', 'н/д', 'нд', 'нет', 'n/a', 'na']);
export const isNoMark = (cell: string): boolean => noMark.has(cell.toLowerCase());

/**
 * A mark on the scale of reports, 1–5: the ends of the file's scale become the ends of ours. At most
 * six decimals, after a comma or a dot. Undefined for a number outside the scale.
 */
export function readMark(cell: string, scale: ImportedScale): Fraction | Wrong | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,20}))?$/.exec(cell) ?? [];
  if (whole === undefined) return 'wrong';
  const kept = decimals.slice(0, 6);
  const mark = fraction(BigInt(whole + kept), 10n ** BigInt(kept.length));
  const { low, high } = endsOf(scale);
  const share = divide(add(mark, fraction(-low)), fraction(high - low));
  if (share.over < 0n || share.over > share.under) return undefined;
  return add(one, multiply(share, fraction(4)));
}

const mostPeople = 10_000;

/** How many people; null for an empty cell. */
export function readCount(cell: string): number | null | Wrong {
  if (cell === '') return null;
  const count = /^\d{1,5}([.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : 0;
  return count >= 1 && count <= mostPeople ? count : 'wrong';
}

export interface AssessmentDays {
  dateStart: string;
  dateEnd: string;
}

/** Two days with words between them are shorter. */
const longestDays = 200;

/**
 * The days of an assessment, YYYY-MM-DD, from 2000 on: two days, one, `1.3.2024 – 15.3.2024` in one
 * cell, or a year, which means all of it.
 */
export function readDays(first: string, last: string): AssessmentDays | Wrong {
  if (first.length > longestDays) return 'wrong';
  const [from = '', to = ''] = last === '' ? partsOf(first) : [first || last, last];
  const dateStart = asDay(from, '01-01');
  const dateEnd = asDay(to || from, '12-31');
  const isRight = isDay(dateStart) && isDay(dateEnd) && dateStart <= dateEnd;
  return isRight ? { dateStart, dateEnd } : 'wrong';
}

const partsOf = (cell: string): string[] => cell.split(/\s+[-–—]\s+|\s*[–—]\s*/);
const asDay = (cell: string, ofYear: string): string =>
  /^2\d{3}$/.test(cell) ? `${cell}-${ofYear}` : readDate(cell);
const isDay = (text: string): boolean => z.safeParse(date, text).success;
