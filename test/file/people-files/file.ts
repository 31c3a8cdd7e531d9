import type { EmployeeImportReply } from '#core/employee/contract/employee-import.ts';
import { pageOf } from '#platform/server/table-file/cell/decode-bytes.ts';
import { type Sheet, type SheetCell, workbookOf } from '#test/file/workbook.ts';

/**
 * A file of people as some program writes it, and what the import makes of it. The directory has the
 * positions «Контролёр ОТК», «Менеджер по закупкам» and «Инженер», the subdivisions «Цех № 1» and
 * «Отдел продаж», and the former employee gone@zavod.ru.
 */
export interface PeopleFile {
  bytes: () => Promise<Uint8Array> | Uint8Array;
  /** Sent beside it. */
  form?: Record<string, string>;
  /** `lastName|firstName|middleName`, in the order of the file. */
  people?: string[];
  /** Of the first person. */
  first?: Record<string, string | number | null>;
  /** What else is answered. */
  reply?: Partial<EmployeeImportReply>;
  newPlaces?: string[];
  skipped?: string[];
  /** Each with its number of rows. */
  problems?: string[];
  refused?: [status: number, key: string];
  sheet?: string;
}
export type Named = [name: string, file: PeopleFile];

/** A line for each row, `|` between the cells. */
export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.replaceAll('~', '\u00a0')));

const quoted = (cell: string) =>
  /[;,\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
export const textOf = (text: string, by = ';'): string =>
  rowsOf(text)
    .map((row) => row.map(quoted).join(by))
    .join('\r\n');
export const csv = (text: string, by?: string) => () => Buffer.from(textOf(text, by));

/** A workbook of one sheet. `#` begins a number, `=` a formula without its value. */
export const book =
  (text: string, ...merged: string[]) =>
  () =>
    workbookOf([{ name: 'TDSheet', rows: cellsOf(text), merged }]);
export const sheets =
  (...given: Sheet[]) =>
  () =>
    workbookOf(given);
export const cellsOf = (text: string): SheetCell[][] =>
  rowsOf(text).map((row) => row.map((cell) => typed(cell)));
function typed(cell: string): SheetCell {
  if (cell.startsWith('#')) return Number(cell.slice(1));
  if (cell.startsWith('@')) return { serial: Number(cell.slice(1)) };
  return cell.startsWith('=') ? { formula: cell.slice(1) } : cell;
}

/** In an encoding that Node only reads. */
export function encoded(text: string, encoding: string): Uint8Array {
  const byteOf = new Map(pageOf(encoding).map((sign, byte) => [sign, byte]));
  return Uint8Array.from([...text], (sign) => byteOf.get(sign) ?? 63);
}

/** What every program can say, by its own names of columns. */
export const plainHeader = 'Фамилия|Имя|E-mail|Должность|Подразделение|Дата приёма';
export const plainFile = `${plainHeader}
Петров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|01.09.2021
Ким|Ян|kim@zavod.ru|Инженер|Цех № 1|02.03.2020`;
export const plainPeople = ['Петров|Пётр|', 'Ким|Ян|'];

/** One good row under the plain header, with this instead of a text in it. */
export const instead = (text: string, other: string) =>
  `${plainHeader}\nПетров|Пётр|petrov@zavod.ru|Инженер|Отдел продаж|01.09.2021`.replace(
    text,
    other,
  );
