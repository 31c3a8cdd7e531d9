import { type Issue, speakIssue } from '#contract/call/issues.ts';
import { type ImportField, importFields } from '#contract/employee-import.ts';
import {
  type FileProblem,
  mostProblemRows,
  mostRowErrors,
  type RowErrors,
} from '#contract/table-file.ts';
import type { Locale, T, TextKey } from '#i18n/t.ts';
import { quoted } from '#server/table-file/quoted.ts';
import { columnNameOf } from './file-columns.ts';

/** What is wrong with a row, as the person with the file understands it. */

export interface WrongRow {
  rowIndex: number;
  issues: readonly Issue[];
  /** Left out where the issues are about the table. */
  values?: Readonly<Record<ImportField, string>>;
}

/** In a file the form expected is said too, as no mask helps to type it. */
const fileWords: { [Path in ImportField]?: Partial<Record<TextKey, TextKey>> } = {
  inCompany: { 'validation.invalidDate': 'directoryMessages.employee.wrongDate' },
  inPosition: { 'validation.invalidDate': 'directoryMessages.employee.wrongDate' },
  workExpirience: { 'validation.invalid': 'directoryMessages.employee.wrongYear' },
  locale: { 'validation.invalid': 'directoryMessages.employee.wrongLanguage' },
};
const names: readonly string[] = ['lastName', 'firstName', 'middleName'];

/** One issue for each cell, at its own column, in the words of files. */
export function inFileWords(
  issues: readonly Issue[],
  values: Readonly<Record<ImportField, string>>,
): Issue[] {
  const inOneCell = values.fullName !== '' && values.lastName === '' && values.firstName === '';
  const seen = new Set<string>();
  return issues
    .map((issue): Issue => {
      const { path, key } = issue;
      if (inOneCell && names.includes(path)) {
        const isCut = key === 'validation.required';
        const said = isCut ? 'directoryMessages.employee.nameNotSplit' : key;
        return { ...issue, path: 'fullName', key: said };
      }
      return { ...issue, key: fileWords[path as ImportField]?.[key] ?? key };
    })
    .filter(({ path }) => {
      const isFirst = path === '' || !seen.has(path);
      seen.add(path);
      return isFirst;
    });
}

const place = ({ path }: Issue) => importFields.indexOf(path as ImportField);
const inOrderOfColumns = (a: Issue, b: Issue) => place(a) - place(b);
const longestQuoted = 60;

/** The first wrong rows: `Дата приёма «31.02.2020»: такой даты нет`. */
export const speakRows = (rows: readonly WrongRow[], t: T, locale: Locale): RowErrors[] =>
  rows.slice(0, mostRowErrors).map(({ rowIndex, issues, values }) => ({
    rowIndex,
    errorList: issues.toSorted(inOrderOfColumns).map((issue) => {
      const value = valueAt(issue, values);
      return atColumn(issue, { value: value.length <= longestQuoted ? value : '', t, locale });
    }),
  }));

/** Each problem once, with its first rows. */
export function speakProblems(rows: readonly WrongRow[], t: T, locale: Locale): FileProblem[] {
  const problems = new Map<string, FileProblem>();
  for (const { rowIndex, issues, values } of rows) {
    for (const issue of issues) {
      const id = JSON.stringify([issue.path, issue.key, issue.params]);
      const problem = problems.get(id) ?? {
        message: atColumn(issue, { value: '', t, locale }),
        rowCount: 0,
        rowList: [],
      };
      problem.rowCount += 1;
      if (problem.rowList.length < mostProblemRows) {
        problem.rowList.push({ rowIndex, value: quoted(valueAt(issue, values)) });
      }
      problems.set(id, problem);
    }
  }
  return [...problems.values()].sort((a, b) => b.rowCount - a.rowCount).slice(0, mostRowErrors);
}

const valueAt = ({ path }: Issue, values: WrongRow['values']): string =>
  values?.[path as ImportField] ?? '';

function atColumn(
  issue: Issue,
  { value, t, locale }: { value: string; t: T; locale: Locale },
): string {
  const problem = speakIssue(issue, t);
  const field = importFields.find((one) => one === issue.path);
  // Errors about the whole table name its columns themselves.
  if (!field || issue.key.startsWith('tableFile.')) return problem;
  return t(`directoryMessages.employee.${value === '' ? 'atColumn' : 'atValue'}`, {
    column: columnNameOf(field, locale),
    value: quoted(value),
    problem: problem.charAt(0).toLowerCase() + problem.slice(1),
  });
}
