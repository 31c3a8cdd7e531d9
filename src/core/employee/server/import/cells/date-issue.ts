import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { isNoDate, readDate } from '#platform/server/table-file/read-date.ts';

type WhyNoDate =
  | 'wrongDate'
  | 'yearAlone'
  | 'dayMissing'
  | 'noSuchMonth'
  | 'wordsWithDate'
  | 'notADate';

const longest = 100;
const plain = /^\d{4}-(\d\d)-\d\d$/;
const yearAlone = /^(19|20)\d{2}\s*(г|год|года|y)?\.?$/i;
const monthAndYear = /^(?:\d{1,2}[./-]|\p{L}{3,9}\.?[ .,-]+)(?:19|20)\d{2}\s*(?:г|год|года)?\.?$/iu;
const dateAmongWords = /(?:^|\D)(\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?!\d)/;

/** What is the matter with a cell that should be a date and is none (rule 79). */
export const dateIssue = (path: EmployeeImportField, cell: string): Issue => ({
  path,
  key: `directoryMessages.employee.${whyNoDate(cell)}`,
});

function whyNoDate(cell: string): WhyNoDate {
  const text = cell.trim();
  if (text.length > longest) return 'notADate';
  const month = plain.exec(readDate(text))?.[1];
  if (month !== undefined) return Number(month) > 12 ? 'noSuchMonth' : 'wrongDate';
  if (yearAlone.test(text)) return 'yearAlone';
  if (monthAndYear.test(text)) return 'dayMissing';
  const [, day = ''] = dateAmongWords.exec(text) ?? [];
  return day !== '' && !isNoDate(day) ? 'wordsWithDate' : 'notADate';
}
