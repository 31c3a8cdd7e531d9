import type { Issue } from '#contract/call/issues.ts';
import type { HistoryField } from '#contract/report-history.ts';
import { importColumns } from '#server/employee/import/import-columns.ts';
import type { Column, MappedTable, RowIssues } from '#server/table-file/map-columns.ts';

type Words = Required<Pick<Column, 'names' | 'synonyms'>>;

type OfPerson = 'email' | 'fullName' | 'lastName' | 'firstName' | 'middleName';

/** What files of employees call it. `first` are names that only files of reports have. */
function ofPerson(field: OfPerson, ...first: string[]): Words {
  const column = importColumns.find(({ key }) => key === field);
  if (!column) throw new Error(`${field} is no column of employees`);
  return { names: column.names, synonyms: [...first, ...(column.synonyms ?? [])] };
}

/** The columns of a file of reports, with what other programs call them (rules 79 and 88). */
const columns: Record<HistoryField, Words> = {
  email: ofPerson('email', 'E-mail оцениваемого', 'Email of person assessed'),
  fullName: ofPerson('fullName', 'Оцениваемый', 'Кого оценивают', 'Person assessed'),
  lastName: ofPerson('lastName'),
  firstName: ofPerson('firstName'),
  middleName: ofPerson('middleName'),
  competence: {
    names: ['Competency', 'Компетенция'],
    synonyms: [
      'Название компетенции',
      'Наименование компетенции',
      'Критерий',
      'Показатель',
      'Качество',
      'Навык',
      'Competence',
      'Competency name',
      'Skill',
      'Criterion',
    ],
  },
  role: {
    names: ['Role', 'Роль'],
    synonyms: [
      'Роль участника',
      'Роль оценивающего',
      'Роль респондента',
      'Кто оценивает',
      'Кто оценил',
      'Группа',
      'Группа респондентов',
      'Категория',
      'Категория респондентов',
      'Источник оценки',
      'Rater role',
      'Group',
      'Rater group',
      'Relationship',
    ],
  },
  mark: {
    names: ['Rating', 'Оценка'],
    synonyms: [
      'Средняя оценка',
      'Средний балл',
      'Балл',
      'Баллы',
      'Среднее',
      'Score',
      'Mark',
      'Average',
    ],
  },
  count: {
    names: ['Number of people', 'Сколько человек'],
    synonyms: [
      'Ответили',
      'Ответило',
      'Число ответивших',
      'Количество ответивших',
      'Количество ответов',
      'Число участников',
      'Количество участников',
      'Количество респондентов',
      'Респондентов',
      'Кол-во',
      'Количество',
      'Responses',
      'Respondents',
      'Raters',
      'Number of raters',
      'Count',
      'N',
    ],
  },
  dateStart: {
    names: ['Assessment start', 'Начало оценки'],
    synonyms: [
      'Дата начала',
      'Дата начала оценки',
      'Начало',
      'Период оценки',
      'Период',
      'Дата оценки',
      'Дата',
      'Год оценки',
      'Год',
      'Start date',
      'Start',
      'Period',
      'Assessment date',
      'Date',
      'Year',
    ],
  },
  dateEnd: {
    names: ['Assessment end', 'Окончание оценки'],
    synonyms: [
      'Дата окончания',
      'Дата окончания оценки',
      'Конец оценки',
      'Окончание',
      'Конец',
      'Дата завершения',
      'End date',
      'End',
    ],
  },
  title: {
    names: ['Assessment name', 'Название оценки'],
    synonyms: [
      'Номер оценки',
      'Номер анкеты',
      'Анкета',
      'Опрос',
      'Название опроса',
      'Цикл',
      'Цикл оценки',
      'Название',
      'Assessment',
      'Survey',
      'Cycle',
    ],
  },
};

const required: readonly HistoryField[] = ['competence', 'role', 'mark'];

/** What a full name makes up for. */
const nameParts: readonly HistoryField[] = ['lastName', 'firstName', 'middleName'];

export const historyColumns = (Object.keys(columns) as HistoryField[]).map(
  (key): Column<HistoryField> => ({
    key,
    ...columns[key],
    ...(required.includes(key) && { isRequired: true }),
    ...(key === 'fullName' && { standsFor: nameParts }),
  }),
);

/** Those that the example has: names in one cell. */
export const exampleColumns = historyColumns.filter(({ key }) => !nameParts.includes(key));

/** What a file can't do without, beside the columns that are required alone: who, and when. */
export function missingColumns({ missing }: MappedTable<HistoryField>): RowIssues[] {
  const lacks = (...fields: HistoryField[]) => fields.every((field) => missing.includes(field));
  const issues = [
    ...(lacks('email', 'fullName', 'lastName') ? [missingColumn('email', 'fullName')] : []),
    ...(lacks('dateStart', 'dateEnd') ? [missingColumn('dateStart')] : []),
  ];
  return issues.length > 0 ? [{ rowIndex: 1, issues }] : [];
}

function missingColumn(...fields: [HistoryField, ...HistoryField[]]): Issue {
  const names = [...new Set(fields.flatMap((field) => columns[field].names))];
  return { path: fields[0], key: 'tableFile.missingColumn', params: { name: names.join(' / ') } };
}
