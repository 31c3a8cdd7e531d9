import {
  type EmployeeImportField,
  employeeImportFields,
  mostRepairRows,
  type RepairCell,
  type RepairRow,
} from '#contract/people/employee-import.ts';
import { type Issue, speakIssue } from '#contract/platform/call/issues.ts';
import { nameIn, type ReadEmployee } from '#server/people/employee/import/read-employees.ts';
import { quotedCell } from '#server/platform/table-file/cell/quoted.ts';
import { atColumn, type FileSpeech } from '#server/platform/table-file/columns/speak-problems.ts';
import { type FileSense, propose } from './propose.ts';
import type { EmployeeRow, RepairedTable, Repairs } from './repair-table.ts';

interface Judged {
  rows: readonly ReadEmployee[];
  repairs: Repairs['repairs'];
  dateOrder: FileSense['dateOrder'];
  speech: FileSpeech<EmployeeImportField>;
}

/** The rows that are wrong, and those of which something was decided, in the order of the file. */
export function listRepairs(
  { table, leftOut, merged }: RepairedTable,
  { rows, repairs = {}, dateOrder, speech }: Judged,
): RepairRow[] {
  const wrong = rows.filter(({ issues }) => issues.length > 0).slice(0, mostRepairRows);
  const issuesOf = new Map(wrong.map(({ rowIndex, issues }) => [rowIndex, issues]));
  const emails = new Map(wrong.map(({ rowIndex, email }) => [rowIndex, email]));
  const sense = { host: wrong.length > 0 ? commonHost(rows) : '', dateOrder };
  const first = wrong.length > 0 ? firstRows(rows) : new Map<string, number>();
  const listed = table.records.flatMap((row): RepairRow[] => {
    const { rowIndex } = row;
    const issues = issuesOf.get(rowIndex);
    const repaired = repairs[rowIndex];
    if (!issues && !repaired) return [];
    const own = { issues: issues ?? [], repaired: repaired ?? {}, missing: table.missing };
    const twin = first.get(emails.get(rowIndex) ?? '') ?? rowIndex;
    return [
      {
        rowIndex,
        text: textOf(row),
        state: issues ? 'wrong' : 'repaired',
        ...cellsOf(row, own, { sense, speech }),
        twin: twin === rowIndex ? null : twin,
      },
    ];
  });
  const gone = (row: EmployeeRow, state: RepairRow['state'], twin: number | null): RepairRow => {
    const { rowIndex } = row;
    return { rowIndex, text: textOf(row), state, cellList: [], errorList: [], twin };
  };
  const decided = [
    ...listed.filter(({ state }) => state === 'repaired'),
    ...leftOut.map((row) => gone(row, 'leftOut', null)),
    ...merged.map(({ row, into }) => gone(row, 'merged', into)),
  ];
  return [
    ...listed.filter(({ state }) => state === 'wrong'),
    ...decided.slice(0, mostRepairRows),
  ].sort((a, b) => a.rowIndex - b.rowIndex);
}

export const textOf = ({ values }: EmployeeRow): string =>
  quotedCell(nameIn(values) || values.email);

interface OfRow {
  issues: readonly Issue[];
  repaired: Partial<EmployeeRow['values']>;
  missing: readonly EmployeeImportField[];
}

/** As much of a cell is shown. */
const longestShown = 300;

/** What is wrong at each cell that can be repaired, and what is not said of one. */
function cellsOf(
  { values }: EmployeeRow,
  { issues, repaired, missing }: OfRow,
  { sense, speech }: { sense: FileSense; speech: FileSpeech<EmployeeImportField> },
): Pick<RepairRow, 'cellList' | 'errorList'> {
  const isCell = (path: string): path is EmployeeImportField =>
    employeeImportFields.some((field) => field === path && !missing.includes(field));
  const isBefore = issues.some(({ key }) => key === 'directoryMessages.beforeHired');
  const cellList = employeeImportFields.filter(isCell).flatMap((field): RepairCell[] => {
    const issue = issues.find(({ path }) => path === field);
    // Either of the two days may be the wrong one.
    const isBeside = field === 'inCompany' && isBefore;
    if (!issue && !isBeside && repaired[field] === undefined) return [];
    return [
      {
        field,
        value: values[field].slice(0, longestShown).toWellFormed(),
        message: issue ? speakIssue(issue, speech.t) : '',
        proposals: issue ? propose(field, values, sense) : [],
      },
    ];
  });
  const elsewhere = issues.filter(({ path }) => !isCell(path));
  return { cellList, errorList: elsewhere.map((issue) => atColumn(issue, '', speech)) };
}

/** By e-mail: its first row. */
function firstRows(rows: readonly ReadEmployee[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { email, rowIndex } of rows) {
    if (email !== '' && !first.has(email)) first.set(email, rowIndex);
  }
  return first;
}

function commonHost(rows: readonly ReadEmployee[]): string {
  const counts = new Map<string, number>();
  for (const { email, form } of rows) {
    const host = form && email.split('@')[1];
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
