import type { EmployeeForm } from '#contract/employee.ts';
import type { Locale } from '#i18n/t.ts';

/** In a file places stand by their names. */
export type FileField =
  | Exclude<keyof EmployeeForm, 'positionId' | 'subdivisionId'>
  | 'position'
  | 'subdivision';

/** The columns of employees in a file, each by either name (rule 36); the order is that of exports. */
export const fileColumns = [
  { key: 'lastName', names: ['lastName', 'Фамилия'], isRequired: true },
  { key: 'firstName', names: ['firstName', 'Имя'], isRequired: true },
  { key: 'middleName', names: ['middleName', 'Отчество'] },
  { key: 'email', names: ['email', 'E-mail'], isRequired: true },
  { key: 'position', names: ['position', 'Должность'], isRequired: true },
  { key: 'subdivision', names: ['subdivision', 'Подразделение'], isRequired: true },
  { key: 'inCompany', names: ['inCompany', 'Дата приёма'], isRequired: true },
  { key: 'inPosition', names: ['inPosition', 'Дата назначения'], isRequired: true },
  { key: 'workExpirience', names: ['workExpirience', 'Стаж с года'] },
  { key: 'slackId', names: ['slackId', 'Slack ID'] },
  { key: 'locale', names: ['locale', 'Язык'] },
] as const satisfies readonly {
  key: FileField;
  names: readonly [en: string, ru: string];
  isRequired?: true;
}[];

export const columnName = (names: readonly [en: string, ru: string], locale: Locale): string =>
  names[locale === 'en' ? 0 : 1];
