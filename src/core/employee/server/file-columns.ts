import type { AsideField, EmployeeImportField } from '#core/employee/contract/employee-import.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { type DateOrder, isNoDate, readDate } from '#platform/server/table-file/read-date.ts';

/**
 * A column of the export. The file that comes in may have the name in one column instead, say who
 * has left, and when people were born.
 */
export type FileField = Exclude<EmployeeImportField, 'fullName' | AsideField>;

interface FileColumn {
  names: readonly [en: string, ru: string];
  /** Turns a cell into the form's value. The form's checks find what is wrong with it. */
  read: (cell: string, order: DateOrder) => unknown;
  isRequired?: true;
  /** Values for the two example people. Places are the company's own where it has any. */
  examples: readonly [string, string];
}

const asText = (cell: string) => cell;
const textOrNull = (cell: string) => cell || null;
/** Undefined where the cell has no day, so that the field is reported as missing. */
const asDay = (cell: string, order: DateOrder) =>
  isNoDate(cell) ? undefined : readDate(cell, order);
function asYear(cell: string) {
  if (cell === '') return null;
  return /^\d+$/.test(cell) ? Number(cell) : cell;
}

const russian = /^(ru|rus|рус|русский|russian)([-_ ].*)?$/;
const english = /^(en|eng|анг|англ|английский|english)([-_ ].*)?$/;

/** `Русский`, `en-US`, `RU`; Russian where nothing is said. Anything else stays as it is. */
function readLanguage(cell: string): string {
  const word = fold(cell);
  if (word === '' || russian.test(word)) return 'ru';
  return english.test(word) ? 'en' : word;
}

/** The columns of employees in a file, each under either name (rule 36). Exports use this order. */
const columns: Record<FileField, FileColumn> = {
  lastName: {
    names: ['Last name', 'Фамилия'],
    read: asText,
    isRequired: true,
    examples: ['Соколова', 'Ким'],
  },
  firstName: {
    names: ['First name', 'Имя'],
    read: asText,
    isRequired: true,
    examples: ['Мария', 'Ян'],
  },
  middleName: {
    names: ['Middle name', 'Отчество'],
    read: textOrNull,
    examples: ['Андреевна', ''],
  },
  email: {
    names: ['Email', 'E-mail'],
    read: asText,
    isRequired: true,
    examples: ['sokolova@example.com', 'kim@example.com'],
  },
  position: {
    names: ['Job title', 'Должность'],
    read: asText,
    isRequired: true,
    examples: ['Аналитик', 'Аналитик'],
  },
  subdivision: {
    names: ['Department', 'Подразделение'],
    read: asText,
    isRequired: true,
    examples: ['Отдел продаж', 'Отдел продаж'],
  },
  managerEmail: {
    names: ['Manager email', 'E-mail руководителя'],
    read: asText,
    examples: ['', 'sokolova@example.com'],
  },
  inCompany: {
    names: ['Start date', 'Дата приёма'],
    read: asDay,
    isRequired: true,
    examples: ['01.03.2021', '2023-09-18'],
  },
  inPosition: {
    names: ['In role since', 'Дата назначения'],
    read: asDay,
    examples: ['15.01.2024', '2023-09-18'],
  },
  workExpirience: {
    names: ['Working since (year)', 'Стаж с года'],
    read: asYear,
    examples: ['2018', ''],
  },
  slackId: {
    names: ['Slack ID', 'Slack ID'],
    read: textOrNull,
    examples: ['U0ABCDEFG', ''],
  },
  locale: {
    names: ['Language', 'Язык'],
    read: readLanguage,
    examples: ['ru', 'en'],
  },
};

/** In the order of an export. */
export const fileColumns = (Object.keys(columns) as FileField[]).map((key) => ({
  key,
  ...columns[key],
}));
