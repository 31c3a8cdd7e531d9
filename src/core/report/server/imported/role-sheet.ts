import type { ImportedField } from '#core/report/contract/imported-report.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { SkippedRow } from '#platform/contract/table-file.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { MappedTable, TableRecord } from '#platform/server/table-file/columns/map-columns.ts';
import type { WrongRow } from '#platform/server/table-file/columns/speak-problems.ts';
import { isNoMark } from './read-cells.ts';
import { countField, markField } from './role-columns.ts';

/**
 * Sheets with a column per role (rule 88, decision 098): each of their rows becomes the rows that a
 * long sheet has, and what is wrong with those is said of the columns that the sheet has.
 */

type Table = MappedTable<ImportedField>;
type Record = TableRecord<ImportedField>;

const longFields: readonly ImportedField[] = ['role', 'mark', 'count'];
const wideFields: readonly ImportedField[] = reviewerRoles.flatMap((type) => [
  markField(type),
  countField(type),
]);

/** What a column is used for by the person's choice, by its index. */
type Chosen = Readonly<{ [index: string]: ImportedField | null }>;

export type Shape = 'long' | 'wide' | 'both';

/**
 * Which of the two shapes a sheet has: as somebody has chosen its columns; otherwise wide where two roles have
 * marks of their own, or any has a column and the rows say no role. 'both' where choices contradict.
 */
export function shapeOf({ columns }: Pick<Table, 'columns'>, chosen: Chosen = {}): Shape {
  const has = (field: ImportedField) => columns.some((column) => column.field === field);
  const isChosen = (field: ImportedField) => Object.values(chosen).includes(field);
  const [isLong, isWide] = [longFields.some(isChosen), wideFields.some(isChosen)];
  if (isLong || isWide) return isLong && isWide ? 'both' : isWide ? 'wide' : 'long';
  const marked = reviewerRoles.filter((type) => has(markField(type)));
  if (marked.length > 1) return 'wide';
  return wideFields.some(has) && !(has('role') && has('mark')) ? 'wide' : 'long';
}

/** The table without the columns of the other shape: they are not used, and nothing about them is wrong. */
export function inShape(table: Table, shape: Shape): Table {
  const unused = shape === 'wide' ? longFields : shape === 'long' ? wideFields : [];
  const isUsed = (field: string) => !unused.some((one) => one === field);
  return {
    ...table,
    columns: table.columns.map((column) =>
      column.field && !isUsed(column.field) ? { ...column, field: null } : column,
    ),
    errors: table.errors
      .map((row) => ({ ...row, issues: row.issues.filter(({ path }) => isUsed(path)) }))
      .filter(({ issues }) => issues.length > 0),
  };
}

/** A row for each mark of a wide sheet's row; of one without any, a row without a mark. */
export function rowsOfRoles({ rowIndex, values }: Record): Record[] {
  const given = reviewerRoles.filter((type) => !isNoMark(values[markField(type)]));
  if (given.length === 0) return [{ rowIndex, values: { ...values, role: '', mark: '' } }];
  return given.map((type) => {
    const [mark, count] = [values[markField(type)], values[countField(type)]];
    return { rowIndex, values: { ...values, role: type, mark, count } };
  });
}

/** Roles of which a sheet says how many people they were, but no mark, by the sheet's own headers. */
export function listUnmarked({ records, columns }: Table): SkippedRow[] {
  const headers = new Map(columns.map(({ field, header }) => [field, header]));
  return records.flatMap(({ rowIndex, values }) => {
    const types = reviewerRoles.filter((type) => isUnmarked(values, type));
    const isWhole = reviewerRoles.every((type) => isNoMark(values[markField(type)]));
    if (isWhole || types.length === 0) return [];
    const text = types.map((type) => headers.get(markField(type)) ?? '').join(', ');
    return [{ rowIndex, reason: 'empty' as const, text }];
  });
}

const isUnmarked = (values: Record['values'], type: ReviewerRole): boolean => {
  const count = values[countField(type)];
  return isNoMark(values[markField(type)]) && !isNoMark(count) && count !== '0';
};

/** What is wrong with the rows of roles, once for each row of the sheet and at its own columns. */
export const inSheet = (wrong: readonly WrongRow<ImportedField>[]): WrongRow<ImportedField>[] =>
  [...groupBy(wrong, ({ rowIndex }) => rowIndex)].map(([rowIndex, rows]) => {
    const issues = new Map(rows.flatMap(atOwnColumns).map((one) => [JSON.stringify(one), one]));
    return { ...rows[0], rowIndex, issues: [...issues.values()] };
  });

function atOwnColumns({ issues, values }: WrongRow<ImportedField>) {
  const type = reviewerRoles.find((one) => one === values?.role);
  if (!type) return issues;
  const own: { [path: string]: ImportedField } = { mark: markField(type), count: countField(type) };
  return issues.map((issue) => ({ ...issue, path: own[issue.path] ?? issue.path }));
}
