import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import {
  type FileProblem,
  type FileReply,
  mostProblemRows,
  mostRowErrors,
  mostSkippedRows,
  type RowErrors,
  type SkippedRow,
} from '#platform/contract/table-file.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { columnName } from './column-name.ts';
import type { Column, MappedTable } from './map-columns.ts';

/** What an import answers of its file, in the words of the person who has it. */

/** What is wrong with a row. Paths of issues are columns; those of the table name theirs themselves. */
export interface WrongRow<Key extends string = string> {
  rowIndex: number;
  issues: readonly Issue[];
  /** Left out where the issues are about the table. */
  values?: Readonly<Record<Key, string>>;
}

export interface FileSpeech<Key extends string> {
  t: T;
  locale: Locale;
  /** In the order in which a row's errors are named. */
  columns: readonly Column<Key>[];
}

/** A problem in no language. */
export type CountedProblem = Omit<FileProblem, 'message'> & { issue: Issue };

type Problems = Pick<FileReply<string>, 'data' | 'errorRowCount' | 'problemList'>;
const noProblems = { data: [], errorRowCount: 0, problemList: [] } satisfies Problems;

/** All columns and what was passed over, whatever becomes of the rows. Nothing is wrong as yet. */
export function describeTable<Key extends string>(
  { columns, sheet, sheetList, encodings, skipped, movedDays }: MappedTable<Key>,
  alsoSkipped: readonly SkippedRow[] = [],
) {
  const all = [...skipped, ...alsoSkipped].sort((a, b) => a.rowIndex - b.rowIndex);
  return {
    ...noProblems,
    columns,
    sheet,
    sheetList,
    skipped: all.slice(0, mostSkippedRows),
    skippedRowCount: all.length,
    encodings,
    movedDays,
  };
}

/** What is wrong, row by row and each problem once. */
export const describeProblems = <Key extends string>(
  rows: readonly WrongRow<Key>[],
  speech: FileSpeech<Key>,
): Problems => ({
  data: speakRows(rows, speech),
  errorRowCount: rows.length,
  problemList: speakProblems(rows, speech),
});

const longestQuoted = 60;

/** The first wrong rows: `Дата приёма «31.02.2020»: такой даты нет`. */
function speakRows<Key extends string>(
  rows: readonly WrongRow<Key>[],
  speech: FileSpeech<Key>,
): RowErrors[] {
  const place = ({ path }: Issue) => speech.columns.findIndex(({ key }) => key === path);
  return rows.slice(0, mostRowErrors).map(({ rowIndex, issues, values }) => ({
    rowIndex,
    errorList: issues
      .toSorted((a, b) => place(a) - place(b))
      .map((issue) => {
        const value = valueAt(issue, values);
        return atColumn(issue, value.length <= longestQuoted ? value : '', speech);
      }),
  }));
}

const speakProblems = <Key extends string>(
  rows: readonly WrongRow<Key>[],
  speech: FileSpeech<Key>,
): FileProblem[] => countProblems(rows).map((problem) => speakProblem(problem, speech));

/** What is said of a problem that was counted. */
export const speakProblem = <Key extends string>(
  { issue, ...counted }: CountedProblem,
  speech: FileSpeech<Key>,
): FileProblem => ({ message: atColumn(issue, '', speech), ...counted });

/** Each problem once, with its first rows, the most frequent one first. */
export function countProblems<Key extends string>(
  rows: readonly WrongRow<Key>[],
): CountedProblem[] {
  const problems = new Map<string, CountedProblem>();
  for (const { rowIndex, issues, values } of rows) {
    for (const issue of issues) {
      const id = JSON.stringify([issue.path, issue.key, issue.params]);
      const problem = problems.get(id) ?? {
        issue,
        rowCount: 0,
        rowList: [],
      };
      problem.rowCount += 1;
      if (problem.rowList.length < mostProblemRows && !isOfColumns(issue)) {
        problem.rowList.push({ rowIndex, value: quotedCell(valueAt(issue, values)) });
      }
      problems.set(id, problem);
    }
  }
  return [...problems.values()].sort((a, b) => b.rowCount - a.rowCount).slice(0, mostRowErrors);
}

/** Its sentence names the columns itself, and it is about none of the rows. */
const isOfColumns = ({ path, key }: Issue): boolean => path !== '' && key.startsWith('tableFile.');

function namesOf<Key extends string>(
  { path, params }: Issue,
  columns: readonly Column<Key>[],
  locale: Locale,
): string[] {
  const keys = String(params?.columns ?? path).split(' ');
  const named = columns.filter(({ key }) => keys.includes(key));
  return [...new Set(named.map((column) => columnName(column, locale)))];
}

const valueAt = ({ path }: Issue, values: Readonly<Record<string, string>> = {}): string =>
  values[path] ?? '';

/** An issue that names its column, and the value where one is given. */
export function atColumn<Key extends string>(
  issue: Issue,
  value: string,
  { t, locale, columns }: FileSpeech<Key>,
): string {
  const named = columns.find(({ key }) => key === issue.path);
  if (named && isOfColumns(issue)) {
    const name = namesOf(issue, columns, locale).join(' / ');
    return speakIssue({ ...issue, params: { ...issue.params, name } }, t);
  }
  const problem = speakIssue(issue, t);
  if (!named) return problem;
  return t(`tableFile.${value === '' ? 'atColumn' : 'atValue'}`, {
    column: columnName(named, locale),
    value: quotedCell(value),
    problem: problem.charAt(0).toLowerCase() + problem.slice(1),
  });
}
