import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { TextKey } from '#platform/texts/t.ts';
import { dateIssue } from './cells/date-issue.ts';

/** What is wrong with a row, as the person with the file understands it. */

/** For a file the message also says which form is expected, as no mask helps to type it. */
const fileWords: { [Path in EmployeeImportField]?: Partial<Record<TextKey, TextKey>> } = {
  workExpirience: { 'validation.invalid': 'directoryMessages.employee.wrongYear' },
  locale: { 'validation.invalid': 'directoryMessages.employee.wrongLanguage' },
};
const names: readonly string[] = ['lastName', 'firstName', 'middleName'];

/** One issue for each cell, at its own column, in the words of files. */
export function inFileWords(
  issues: readonly Issue[],
  values: Readonly<Record<EmployeeImportField, string>>,
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
      const field = path as EmployeeImportField;
      if (key === 'validation.invalidDate') return dateIssue(field, values[field]);
      return { ...issue, key: fileWords[field]?.[key] ?? key };
    })
    .filter(({ path }) => {
      const isFirst = path === '' || !seen.has(path);
      seen.add(path);
      return isFirst;
    });
}
