import type { TableImport } from '#core/directory/server/file-import/import-file.ts';
import type { EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import { fileColumns } from '#core/employee/server/file-columns.ts';
import type { Column } from '#platform/server/table-file/columns/map-columns.ts';
import { dateFields } from './cells/date-order.ts';
import { dismissalFields, tellingLeft } from './cells/dismissed.ts';
import { columnWords } from './column-words.ts';

const fullNames = ['Full name', 'ФИО'] as const;
const dismissalNames = {
  dismissalDate: ['Leaving date', 'Дата увольнения'],
  isDismissed: ['Has left', 'Уволен'],
  isActive: ['Works here', 'Работает'],
} as const;

/** What tells a column that is called in a way of the company's own. */
const telling: Partial<Record<EmployeeImportField, Column['telling']>> = {
  dismissalDate: {
    header: '(дат|date).*(увол|расторж|прекращ|terminat|dismiss)|(terminat|dismiss|leav).*date',
  },
  isDismissed: { header: '^(уволен|terminat|dismiss|fired)', cell: tellingLeft },
};

const isDayField = (key: EmployeeImportField): boolean => dateFields.includes(key);

/** What is looked for in a file that comes in. */
export const importColumns: readonly Column<EmployeeImportField>[] = [
  {
    key: 'fullName',
    names: fullNames,
    synonyms: columnWords.fullName,
    standsFor: ['lastName', 'firstName', 'middleName'],
  },
  ...fileColumns.map(({ key, names, isRequired }) => ({
    key,
    names,
    synonyms: columnWords[key],
    ...(telling[key] && { telling: telling[key] }),
    ...((key === 'email' || key === 'managerEmail') && { hasMailLinks: true }),
    // The day of hiring isn't required: one may be given for all who have none.
    ...(isDayField(key) && { isDay: true }),
    ...(isRequired && key !== 'inCompany' && { isRequired }),
  })),
  ...dismissalFields.map((key) => ({
    key,
    names: dismissalNames[key],
    synonyms: columnWords[key],
    // A file may have several columns that say who has left: any of them that says so counts.
    ...(key !== 'dismissalDate' && { mayRepeat: true }),
    ...(isDayField(key) && { isDay: true }),
    ...(telling[key] && { telling: telling[key] }),
  })),
  {
    key: 'birthDate',
    names: ['Birth date', 'Дата рождения'],
    synonyms: columnWords.birthDate,
    isDay: true,
  },
];

/** How a file of people is read, and what was chosen for its columns kept (rule 79). */
export const peopleTable = {
  kind: 'employee',
  columns: importColumns,
  rowKey: 'email',
  groupKey: 'subdivision',
} as const satisfies TableImport<EmployeeImportField>;
