import { importColumns } from '#core/employee/server/import/import-columns.ts';
import type { ImportedField } from '#core/report/contract/imported-report.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import type {
  Column,
  MappedTable,
  RowIssues,
} from '#platform/server/table-file/columns/map-columns.ts';
import { missingColumn } from '#platform/server/table-file/columns/missing-column.ts';
import { countField, markField, roleColumns } from './role-columns.ts';
import type { Shape } from './role-sheet.ts';

type Words = Required<Pick<Column, 'names' | 'synonyms'>>;

type OfPerson = 'email' | 'fullName' | 'lastName' | 'firstName' | 'middleName';

/** What files of employees call a field. `first` are names that only files of reports have. */
function ofPerson(field: OfPerson, ...first: string[]): Words {
  const column = importColumns.find(({ key }) => key === field);
  if (!column) throw new Error(`${field} is no column of employees`);
  return { names: column.names, synonyms: [...first, ...(column.synonyms ?? [])] };
}

type RoleField = (typeof roleColumns)[number]['key'];
type PlainField = Exclude<ImportedField, RoleField>;

/** The columns of a file of reports, with what other programs call them (rules 79 and 88). */
const columns: Record<PlainField, Words> = {
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

/** The columns that a full name stands for. */
const nameParts: readonly PlainField[] = ['lastName', 'firstName', 'middleName'];

const plainColumns = (Object.keys(columns) as PlainField[]).map(
  (key): Column<PlainField> => ({
    key,
    ...columns[key],
    ...((key === 'dateStart' || key === 'dateEnd') && { isDay: true }),
    ...(key === 'fullName' && { standsFor: nameParts }),
  }),
);

/** All columns, those of roles last: a heading that may also name a person or a day is taken for that. */
export const importedColumns: readonly Column<ImportedField>[] = [...plainColumns, ...roleColumns];

/** The columns that the example has: a row for each mark, names in one cell. */
export const importedExampleColumns = plainColumns.filter(({ key }) => !nameParts.includes(key));

/** What a file of this shape can't do without, or may not have. */
export function wrongColumns(
  { missing }: Pick<MappedTable<ImportedField>, 'missing'>,
  shape: Shape,
): RowIssues[] {
  const lacks = (field: ImportedField) => missing.includes(field);
  const due = (named: readonly [ImportedField, ...ImportedField[]], ...others: ImportedField[]) =>
    [...named, ...others].every(lacks) ? [missingColumn(...named)] : [];
  const unmarked = reviewerRoles
    .filter((type) => !lacks(countField(type)))
    .flatMap((type) => due([markField(type)]));
  const issues: Issue[] = [
    ...due(['competence']),
    ...(shape === 'long' ? [...due(['role']), ...due(['mark'])] : []),
    ...(shape === 'wide' ? unmarked : []),
    ...(shape === 'both' ? [{ path: '', key: 'reportHistoryMessages.bothShapes' } as const] : []),
    ...due(['email', 'fullName'], 'lastName'),
    ...due(['dateStart'], 'dateEnd'),
  ];
  return issues.length > 0 ? [{ rowIndex: 1, issues }] : [];
}
