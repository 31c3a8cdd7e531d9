import {
  type EmployeeImportField,
  type EmployeeImportForm,
  type EmployeeImportReply,
  employeeImportFields,
  type RepairCell,
  type RepairRow,
  type RowRange,
  repairsPerPage,
} from '#core/employee/contract/employee-import.ts';
import type { OpenLeaders } from '#core/employee/server/import/open-leaders.ts';
import type { ReadEmployee } from '#core/employee/server/import/read-employees.ts';
import { whoseRow } from '#core/employee/server/import/read-file.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { atColumn, type FileSpeech } from '#platform/server/table-file/columns/speak-problems.ts';
import { type FileSense, propose } from './propose.ts';
import type { EmployeeRow, RepairedTable } from './repair-table.ts';

interface Judged {
  leaders: OpenLeaders;
  rows: readonly ReadEmployee[];
  form: Pick<EmployeeImportForm, 'repairs' | 'repairPage' | 'dateOrder'>;
  today: string;
  speech: FileSpeech<EmployeeImportField>;
}

type Listed = Pick<RepairRow, 'state' | 'twin'> & { row: EmployeeRow };
type RepairReply = Pick<
  EmployeeImportReply,
  'repairList' | 'repairRowCount' | 'repairPage' | 'wrongRowList'
>;

export const nothingToRepair = {
  repairList: [],
  repairRowCount: 0,
  repairPage: 1,
  wrongRowList: [],
} satisfies RepairReply;

/** The rows that are wrong, and those of which something was decided, a page of them in full. */
export function listRepairs(
  { table, leftOut, merged }: RepairedTable,
  { rows, leaders, form, today, speech }: Judged,
): RepairReply {
  const { repairs = {}, repairPage = 1, dateOrder = 'dayFirst' } = form;
  const wrong = new Map(
    rows.filter(({ issues }) => issues.length > 0).map((row) => [row.rowIndex, row]),
  );
  const first = wrong.size > 0 ? firstRows(rows) : new Map<string, number>();
  const all: Listed[] = [
    ...table.records.flatMap((row): Listed[] => {
      const judged = wrong.get(row.rowIndex);
      if (judged) return [{ row, state: 'wrong', twin: twinOf(judged, first) }];
      return repairs[row.rowIndex] ? [{ row, state: 'repaired', twin: null }] : [];
    }),
    ...leftOut.map((row): Listed => ({ row, state: 'leftOut', twin: null })),
    ...merged.map(({ row, into }): Listed => ({ row, state: 'merged', twin: into })),
  ].sort((one, other) => one.row.rowIndex - other.row.rowIndex);
  const page = Math.min(repairPage, Math.max(1, Math.ceil(all.length / repairsPerPage)));
  const from = (page - 1) * repairsPerPage;
  const host = wrong.size > 0 ? commonHost(rows) : '';
  const sense = { host, dateOrder, today, leadersNamed: leadersNamed(leaders) };
  const repairList = all.slice(from, from + repairsPerPage).map(({ row, state, twin }) => {
    const { rowIndex } = row;
    const own = {
      issues: wrong.get(rowIndex)?.issues ?? [],
      repaired: repairs[rowIndex] ?? {},
      missing: table.missing,
    };
    const isGone = state === 'leftOut' || state === 'merged';
    const said = isGone ? { cellList: [], errorList: [] } : cellsOf(row, own, { sense, speech });
    const twinRow = twin !== null && table.records.find((one) => one.rowIndex === twin);
    return {
      rowIndex,
      text: whoseRow(row),
      state,
      place: placeIn(row),
      twin,
      twinPlace: twinRow ? placeIn(twinRow) : '',
      ...said,
    };
  });
  return {
    repairList,
    repairRowCount: all.length,
    repairPage: page,
    wrongRowList: rangesOf([...wrong.keys()]),
  };
}

function rangesOf(numbers: readonly number[]): RowRange[] {
  const ranges: RowRange[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last.to + 1 === number) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges;
}

const twinOf = ({ email, rowIndex }: ReadEmployee, first: ReadonlyMap<string, number>) => {
  const twin = first.get(email);
  return twin === undefined || twin === rowIndex ? null : twin;
};

const placeIn = ({ values: { position, subdivision } }: EmployeeRow): string =>
  [position, subdivision].filter(Boolean).map(quotedCell).join(', ') || '–';

interface OfRow {
  issues: readonly Issue[];
  repaired: Readonly<Record<string, string>>;
  missing: readonly EmployeeImportField[];
}

/** How much of a cell is shown, in characters. */
const longestShown = 200;
/** How many wrong cells of a row are shown. The others follow when these are right. */
const mostCells = 5;

/** What is wrong at each cell that can be repaired, and what is not said of one. */
function cellsOf(
  { values }: EmployeeRow,
  { issues, repaired, missing }: OfRow,
  { sense, speech }: { sense: FileSense; speech: FileSpeech<EmployeeImportField> },
): Pick<RepairRow, 'cellList' | 'errorList'> {
  const isCell = (path: string): path is EmployeeImportField =>
    employeeImportFields.some((field) => field === path && !missing.includes(field));
  const has = (wrong: Issue['key']) => issues.some(({ key }) => key === wrong);
  const wrong = employeeImportFields
    .filter((field) => isCell(field) && issues.some(({ path }) => path === field))
    .slice(0, mostCells);
  const cellList = employeeImportFields.filter(isCell).flatMap((field): RepairCell[] => {
    const issue = wrong.includes(field) && issues.find(({ path }) => path === field);
    // Either of the two days may be the wrong one.
    const isBeside =
      (field === 'inCompany' && has('directoryMessages.beforeHired')) ||
      (field === 'birthDate' && has('directoryMessages.employee.hiredTooYoung'));
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

/** The first row of each e-mail. */
function firstRows(rows: readonly ReadEmployee[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { email, rowIndex } of rows) {
    if (email !== '' && !first.has(email)) first.set(email, rowIndex);
  }
  return first;
}

/** Who may be meant, by what the file says. */
const leadersNamed = ({ missing, namesakes }: OpenLeaders): FileSense['leadersNamed'] =>
  new Map([
    ...missing.map(({ name, proposals }) => [fold(name), proposals] as const),
    ...namesakes.map(({ name, people }) => [fold(name), people] as const),
  ]);

function commonHost(rows: readonly ReadEmployee[]): string {
  const counts = new Map<string, number>();
  for (const { email, form } of rows) {
    const host = form && email.split('@')[1];
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
