import { z } from 'zod/mini';
import { earliestHiring } from '#core/employee/server/rules.ts';
import { lifeDate } from '#platform/contract/call/fields.ts';
import { type DateOrder, readDate } from '#platform/server/table-file/read-date.ts';

const inText = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[ .-]+\p{L}{3,9}\.?[ .,-]+\d{4}/gu;
const monthAndYear =
  /^(?:(\d{1,2})[./-](\d{4})|(\d{4})[./-](\d{1,2})|(\p{L}{3,9})\.? +(\d{4}))\D*$/u;

interface Given {
  order: DateOrder;
  today: string;
}

/** Days that cells may mean, as 31.12.2025, which no order of days and months turns round. */
export const proposeDays = (cells: readonly string[], { order, today }: Given): string[] =>
  cells.flatMap((cell) => readings(cell).flatMap((one) => shown(readDate(one, order), today)));

function readings(cell: string): string[] {
  const digits = cell.replace(/[oо]/gi, '0').replace(/[lI|]/g, '1');
  const even = digits.trim().replace(/[,\s./-]+/g, '.');
  return [cell, ...(cell.match(inText) ?? []), even, ...firstOfMonth(cell)];
}

function firstOfMonth(cell: string): string[] {
  const [, month, year, yearFirst, monthLast, word, itsYear] = monthAndYear.exec(cell.trim()) ?? [];
  if (word) return [`1 ${word} ${itsYear}`];
  return month || monthLast ? [`01.${month ?? monthLast}.${year ?? yearFirst}`] : [];
}

/**
 * A day that its month doesn't have is its last one; a month that no year has is a day. A year of which nobody is at
 * work any more is one of this century.
 */
function shown(read: string, today: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(read) ?? [];
  if (!year || !month || !day) return [];
  const [inMonth, ofDay] = Number(month) > 12 ? [day, month] : [month, day];
  const last = new Date(Date.UTC(Number(year), Number(inMonth), 0)).getUTCDate();
  const within = Number(ofDay) > last && Number(ofDay) <= 31 ? String(last) : ofDay;
  const ofYear = (own: string) => `${own}-${inMonth}-${within}`;
  if (!z.safeParse(lifeDate, ofYear(year)).success) return [];
  if (ofYear(year) >= earliestHiring) return [`${within}.${inMonth}.${year}`];
  const later = String(Number(year) + 100);
  return ofYear(later) <= today ? [`${within}.${inMonth}.${later}`] : [];
}
