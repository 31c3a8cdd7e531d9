import { normalEmail } from '#contract/call/fields.ts';
import { type Issue, speakIssue } from '#contract/call/issues.ts';
import type { ImportOutcome, ImportReply } from '#contract/employee.ts';
import { mostRowErrors, type RowErrors } from '#contract/table-file.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Moment } from '#server/http/in-brand.ts';
import type { MappedTable } from '#server/table-file/map-columns.ts';
import { quoted } from '#server/table-file/quoted.ts';
import { columnName, type FileField, fileColumns } from './file-columns.ts';
import { type ReadEmployee, readEmployees } from './read-employees.ts';
import { findPlaceNames, findSavedEmployees, lockEmployees } from './row-queries.ts';
import { changedKeys, employeeColumns } from './rules.ts';
import { type PlannedEmployee, planEmployees, saveEmployees } from './save-employees.ts';

type Table = MappedTable<FileField>;
type Row = ReadEmployee & { planned?: PlannedEmployee | undefined };
type WrongRow = Pick<Row, 'rowIndex' | 'issues'> & Partial<Row>;

interface Asked extends Moment {
  isDryRun: boolean;
  t: T;
  locale: Locale;
}

/**
 * Takes every row or none (rule 36). A dry run takes none and answers the same. Two imports at once
 * wait for each other, so that the second is compared with what the first has saved.
 */
export async function importEmployees(
  scope: Scope,
  table: Table,
  { isDryRun, now, today, t, locale }: Asked,
): Promise<ImportReply> {
  const refuse = (wrong: readonly WrongRow[]) =>
    refused(
      wrong.slice(0, mostRowErrors).map((row) => speakRow(row, t, locale)),
      wrong.length,
    );
  if (table.errors.length > 0) return refuse(table.errors);
  const rows = await planRows(scope, await readRows(scope, table), today);
  const wrong = rows.filter(({ issues }) => issues.length > 0);
  if (wrong.length > 0) return refuse(wrong);
  const planned = rows.flatMap((row) => row.planned ?? []);
  if (!isDryRun) await saveEmployees(scope, planned, now);
  const count = (outcome: ImportOutcome) => planned.filter((one) => one.outcome === outcome).length;
  return {
    data: [],
    errorRowCount: 0,
    created: count('created'),
    updated: count('updated'),
    restored: count('restored'),
    unchanged: count('unchanged'),
    skippedColumns: table.unknown,
    firstRows: firstRows(rows),
  };
}

/** Runs under the lock, so that the fields of missing columns keep their saved values. */
async function readRows(scope: Scope, { records, missing }: Table): Promise<ReadEmployee[]> {
  await lockEmployees(scope);
  const names = await findPlaceNames(scope);
  const emails = records.map(({ values }) => normalEmail(values.email));
  const employees = missing.length > 0 ? await findSavedEmployees(scope, emails) : new Map();
  return readEmployees(records, { names, employees, missing });
}

const refused = (data: RowErrors[], errorRowCount: number): ImportReply => ({
  data,
  errorRowCount,
  created: 0,
  updated: 0,
  restored: 0,
  unchanged: 0,
  skippedColumns: [],
  firstRows: [],
});

/** Compares the good rows with the existing employees. */
async function planRows(scope: Scope, rows: ReadEmployee[], today: string): Promise<Row[]> {
  const forms = rows.flatMap(({ form }) => form ?? []);
  const planned = await planEmployees(scope, forms, today);
  const byForm = new Map(planned.map((one) => [one.form, one]));
  return rows.map((row) => {
    const one = row.form && byForm.get(row.form);
    return one ? { ...row, planned: one, issues: [...row.issues, ...one.issues] } : row;
  });
}

const shownRows = 10;

function firstRows(rows: readonly Row[]): ImportReply['firstRows'] {
  const changing = rows.filter(({ planned }) => planned?.outcome !== 'unchanged');
  return (changing.length > 0 ? changing : rows).slice(0, shownRows).flatMap(shown);
}

/** Places are shown by name. */
const shownAs: { [key: string]: string } = { positionId: 'position', subdivisionId: 'subdivision' };

function shown({ rowIndex, places, planned }: Row): ImportReply['firstRows'] {
  if (!planned) return [];
  const { outcome, form, saved } = planned;
  const { positionId, subdivisionId, ...columns } = employeeColumns(form);
  const changed = saved ? changedKeys({ ...columns, positionId, subdivisionId }, saved) : [];
  return [
    {
      rowIndex,
      outcome,
      ...columns,
      ...places,
      changed: changed.map((key) => shownAs[key] ?? key),
    },
  ];
}

const place = ({ path }: Issue) => fileColumns.findIndex(({ key }) => key === path);
const inOrderOfColumns = (a: Issue, b: Issue) => place(a) - place(b);
const longestQuoted = 60;

/** `Дата приёма «31.02.2020»: неверная дата`. */
function speakRow({ rowIndex, issues, values }: WrongRow, t: T, locale: Locale): RowErrors {
  const errorList = issues.toSorted(inOrderOfColumns).map((issue) => {
    const problem = speakIssue(issue, t);
    const column = fileColumns.find(({ key }) => key === issue.path);
    // Errors about the whole table name its columns themselves.
    if (!column || !values) return problem;
    const value = values[column.key];
    const isShown = value !== '' && value.length <= longestQuoted;
    return t(`directoryMessages.employee.${isShown ? 'atValue' : 'atColumn'}`, {
      column: columnName(column.names, locale),
      value: quoted(value),
      problem: problem.charAt(0).toLowerCase() + problem.slice(1),
    });
  });
  return { rowIndex, errorList };
}
