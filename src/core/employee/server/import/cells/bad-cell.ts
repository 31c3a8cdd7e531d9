import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import type { FileRecord, Values } from '#core/employee/server/import/read-email.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { readDate } from '#platform/server/table-file/read-date.ts';

/** Cells that say nothing, whatever stands in them (rule 172b). */

/** What spreadsheets show instead of a value, in both languages, and signs for a column too narrow. */
const formulaError =
  /(?:^|\s)#(?:n\/a|н\/д|ref!|ссылка!|value!|знач!|name\?|имя\?|div\/0!|дел\/0!|null!|пусто!|num!|число!|spill!|перенос!|calc!|вычисл!|#{2,})/i;

/**
 * Letters of one encoding read as another: UTF-8 as Windows-1251 (Рџ), as Latin (Ð), as DOS (╨),
 * Windows-1251 as Latin (Èâàí), and signs that could not be kept.
 */
const wrongEncoding =
  /\ufffd|\?{3}|(?:[РС][\u0080-\u00a7\u00a9-\u00bf\u0402-\u040f\u0452-\u045f\u0490\u0491\u2013-\u203a\u20ac\u2116\u2122]){2}|(?:[ÐÑ][\u0080-\u00bf\u0152-\u0192\u02c6-\u02dc\u2013-\u2122]){2}|[À-ÿ]{4}|[\u2500-\u259f]{2}|(?:[\u2500-\u259f][А-Яа-яЁё]){2}/u;

export const isFormulaError = (cell: string): boolean => formulaError.test(cell);

/** A row in which neither is needs no look at its cells. */
const suspect = /[#?\ufffdÀ-ÿРС\u2500-\u259f]/;

/** The cells of a row that say nothing, each with what is wrong. */
export function badCells(values: Values): Issue[] {
  const cells = Object.entries(values);
  const places = misplaced(values);
  if (!suspect.test(cells.map(([, cell]) => cell).join('\n'))) return places;
  const said = cells.flatMap(([path, cell]): Issue[] => {
    const key = wrongKey(cell);
    return key ? [{ path, key, params: { value: quotedCell(cell) } }] : [];
  });
  return [...said, ...places.filter(({ path }) => !said.some((one) => one.path === path))];
}

/** An address, a telephone number or a day, where a row has slipped by a column. */
function misplaced({ position, subdivision }: Values): Issue[] {
  const isNone = (cell: string) =>
    /^\S+@\S+\.\S+$/.test(cell) ||
    /^\+?[\d ()-]{10,20}$/.test(cell) ||
    (/^\d{1,4}[./-]/.test(cell) && /^\d{4}-\d\d-\d\d$/.test(readDate(cell)));
  return Object.entries({ position, subdivision }).flatMap(([path, cell]): Issue[] =>
    isNone(cell)
      ? [{ path, key: 'directoryMessages.employee.notAPlace', params: { value: quotedCell(cell) } }]
      : [],
  );
}

function wrongKey(cell: string): Issue['key'] | undefined {
  if (isFormulaError(cell)) return 'directoryMessages.employee.formulaError';
  if (wrongEncoding.test(cell)) return 'directoryMessages.employee.wrongEncoding';
  return undefined;
}

/** What databases and people write into a cell that has nothing. As a last name it may be one. */
const nothing =
  /^(?:[-–—.]+|null|nan|none|undefined|n\/?a|н\/д|нет|no_manager|\(?(?:пусто|blank|empty)\)?)$/iu;
const mayBeNothing = [
  'middleName',
  'position',
  'subdivision',
  'managerEmail',
  'inCompany',
  'inPosition',
  'workExpirience',
  'locale',
  'dismissalDate',
] as const satisfies readonly EmployeeImportField[];

/** The row without what its bad cells say, and without the words for nothing. */
export function withoutBadCells(row: FileRecord): FileRecord {
  const bad = badCells(row.values);
  const isEmpty = (field: EmployeeImportField) => nothing.test(row.values[field]);
  const blanks = [...bad.map(({ path }) => path), ...mayBeNothing.filter(isEmpty)];
  if (blanks.length === 0) return row;
  const values = { ...row.values, ...Object.fromEntries(blanks.map((path) => [path, ''])) };
  return { ...row, ...(bad.length > 0 && { bad }), values };
}

const nameParts = ['lastName', 'firstName', 'middleName'];

/** What is wrong with a row, with each bad cell said once. */
export function withBadCells(issues: readonly Issue[], bad: readonly Issue[] = []): Issue[] {
  const paths = new Set(bad.map(({ path }) => path));
  if (paths.has('fullName')) for (const part of nameParts) paths.add(part);
  return [...bad, ...issues.filter(({ path }) => !paths.has(path))];
}
