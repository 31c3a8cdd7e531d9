import type { EmployeeForm } from '#contract/employee.ts';
import type { Locale } from '#i18n/t.ts';

/** In a file places stand by their names. */
export type FileField =
  | Exclude<keyof EmployeeForm, 'positionId' | 'subdivisionId'>
  | 'position'
  | 'subdivision';

/** The columns of employees in a file, each by either name (rule 36); the order is that of exports. */
export const fileColumns = [
  { key: 'lastName', names: ['Last name', 'Фамилия'], isRequired: true },
  { key: 'firstName', names: ['First name', 'Имя'], isRequired: true },
  { key: 'middleName', names: ['Middle name', 'Отчество'] },
  { key: 'email', names: ['Email', 'E-mail'], isRequired: true },
  { key: 'position', names: ['Job title', 'Должность'], isRequired: true },
  { key: 'subdivision', names: ['Department', 'Подразделение'], isRequired: true },
  { key: 'inCompany', names: ['Start date', 'Дата приёма'], isRequired: true },
  { key: 'inPosition', names: ['In role since', 'Дата назначения'], isRequired: true },
  { key: 'workExpirience', names: ['Working since (year)', 'Стаж с года'] },
  { key: 'slackId', names: ['Slack ID', 'Slack ID'] },
  { key: 'locale', names: ['Language', 'Язык'] },
] as const satisfies readonly {
  key: FileField;
  names: readonly [en: string, ru: string];
  isRequired?: true;
}[];

export const columnName = (names: readonly [en: string, ru: string], locale: Locale): string =>
  names[locale === 'en' ? 0 : 1];
