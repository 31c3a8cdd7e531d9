import { excelDay } from './cell/dates.ts';

/** Which of the two stands first in 4/5/2021. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** The first three letters of months, in Russian and in English. */
const months = [
  'янв,jan',
  'фев,feb',
  'мар,mar',
  'апр,apr',
  'май,мая,may',
  'июн,jun',
  'июл,jul',
  'авг,aug',
  'сен,sep',
  'окт,oct',
  'ноя,nov',
  'дек,dec',
].map((letters) => letters.split(','));

/** A longer text is no day. In a cell full of spaces each would be looked for an end behind it. */
const longestDate = 100;

/**
 * Turns a day as people and programs write it into YYYY-MM-DD: 31.12.2025, 1.9.21, 31/12/2025,
 * 31-12-2025, 2025-12-31, 20251231, 1 сентября 2021 г., 1-Sep-2021, Sep 1, 2021, each also with a time, and the
 * number by which a spreadsheet counts days. The day stands before the month, unless `order` says that
 * it does not in days with slashes and hyphens. Anything else stays as it is (rule 79).
 */
export function readDate(text: string, order: DateOrder = 'dayFirst'): string {
  if (text.length > longestDate) return text;
  const day = text
    .trim()
    .replace(/[T ,]+\d{1,2}:\d{2}.*$/, '')
    .replace(/^(?:с|c|from|since)\s+/i, '')
    .replace(/^(\d{1,2})([./-]) *(\d{1,2})\2 *(?=\d{4}$)/, '$1$2$3$2')
    .replace(/^[«"“](\d{1,2})[»"”]/, '$1')
    .replace(/\s*(г|год|года)?\.?$/i, '');
  return inNumbers(day, order) ?? inWords(day) ?? fromSerial(day) ?? text;
}

/** Signs without a letter or a digit, and the days that programs write for none, as 1C does. */
export function isNoDate(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  return /0000|0001|1753|1899/.test(text) && /^(0000|0001|1753|1899)-/.test(readDate(text));
}

function inNumbers(text: string, order: DateOrder): string | undefined {
  const first = /^(\d{1,2})([./,-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (first && order === 'monthFirst' && first[2] !== '.' && first[2] !== ',') {
    return dayOf(first[4], first[1], first[3]);
  }
  if (first) return dayOf(first[4], first[3], first[1]);
  const last = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (last) return dayOf(last[1], last[3], last[4]);
  const plain = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  return plain ? dayOf(plain[1], plain[2], plain[3]) : undefined;
}

function inWords(text: string): string | undefined {
  const american = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u.exec(text);
  const inOrder = american ? `${american[2]} ${american[1]} ${american[3]}` : text;
  const parts = /^(\d{1,2})[ .-]+(\p{L}{3,9})\.?[ .,-]+(\d{4}|\d{2})$/u.exec(inOrder);
  const letters = parts?.[2]?.toLowerCase().slice(0, 3) ?? '';
  const month = months.findIndex((ways) => ways.includes(letters)) + 1;
  return parts && month > 0 ? dayOf(parts[3], String(month), parts[1]) : undefined;
}

/** Days of four or six digits would be years and numbers of people. */
function fromSerial(text: string): string | undefined {
  return /^\d{5}([.,]\d+)?$/.test(text) ? excelDay(Number.parseInt(text, 10), false) : undefined;
}

/** 49 is 2049, and 50 is 1950, as in spreadsheets. */
function dayOf(year = '', month = '', day = ''): string {
  const whole = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
