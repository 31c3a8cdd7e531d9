import { expect, test } from 'vitest';
import type { ImportedField } from '#core/report/contract/imported-report.ts';
import { mapColumns } from '#platform/server/table-file/columns/map-columns.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { importedColumns, wrongColumns } from './columns.ts';
import { inShape, inSheet, listUnmarked, rowsOfRoles, shapeOf } from './role-sheet.ts';

type Chosen = Record<string, ImportedField | null>;

/** A file of these lines, as the import reads it. */
async function read(lines: readonly string[], chosen: Chosen = {}) {
  const file = await readTable(Buffer.from(lines.join('\n')));
  const found = mapColumns(file, importedColumns, { chosen, rowKey: 'competence' });
  const shape = shapeOf(found, chosen);
  const table = inShape(found, shape);
  const records = shape === 'wide' ? table.records.flatMap(rowsOfRoles) : table.records;
  return { shape, table, records, wrong: [...table.errors, ...wrongColumns(table, shape)] };
}
const marksIn = ({ records }: Awaited<ReturnType<typeof read>>) =>
  records.map(({ rowIndex, values }) => [rowIndex, values.role, values.mark, values.count]);

test('a column per role says the same as a row per role', async () => {
  const wide = await read([
    'ФИО;Год;Компетенция;Самооценка;Руководитель;Коллеги;Коллеги, чел.;Подчинённые;Подчинённые, чел.',
    'Ким;2023;Смелость;5;3;4,26;5;2;1',
    'Ким;2023;Забота;–;3;;5;н/д;0',
  ]);
  expect(wide.wrong).toEqual([]);
  expect(marksIn(wide)).toEqual([
    [2, 'supervisor', '3', ''],
    [2, 'colleague', '4,26', '5'],
    [2, 'subordinate', '2', '1'],
    [2, 'employee', '5', ''],
    [3, 'supervisor', '3', ''],
  ]);
  expect(listUnmarked(wide.table)).toEqual([{ rowIndex: 3, reason: 'empty', text: 'Коллеги' }]);
});

test('a row without any mark is one row without a mark, whatever the group of it is called', async () => {
  const header = 'E-mail;Группа;Компетенция;Руководитель;Коллеги;Коллеги, чел.;Год';
  const wide = await read([header, 'a@a.ru;Все;Смелость;;;3;2023']);
  expect([wide.shape, marksIn(wide)]).toEqual(['wide', [[2, '', '', '']]]);
  expect(listUnmarked(wide.table)).toEqual([]);
});

test.each([
  ['Руководители;Коллеги;Клиенты;Подчинённые;Самооценка', 'Mark'],
  ['Supervisor;Colleagues;Customers;Subordinates;Self', 'Mark'],
  ['Начальник;Смежники;Внутренние клиенты;Нижестоящие;Сам', 'Mark'],
  ['Manager rating;Peer rating;Client;Direct reports (average);Self-rating', 'Mark'],
  ['Оценка руководителя;Оценка коллег;Оценка клиентов;Балл подчинённых;Самооценка', 'Mark'],
  ['Managers (number);Peers: people;Customers, N;Number of direct reports;Self: count', 'Count'],
  [
    'Руководители, кол-во;Коллеги, количество;Клиенты (чел.);Число подчинённых;Самооценка, чел.',
    'Count',
  ],
])('%s are columns of roles', async (header, kind) => {
  const { table } = await read([header, 'x;x;x;x;x']);
  expect(table.columns.map(({ field }) => field)).toEqual(
    ['supervisor', 'colleague', 'customer', 'subordinate', 'employee'].map((role) => role + kind),
  );
});

test('the header may say the role above, and below it what of it', async () => {
  const { table, wrong } = await read([
    'ФИО;Компетенция;Год;Коллеги;;Подчинённые;',
    ';;;Оценка;Чел.;Оценка;Чел.',
    'Ким Ян;Смелость;2023;4;5;3;4',
  ]);
  expect(wrong).toEqual([]);
  expect(table.columns.slice(3).map(({ header, field }) => [header, field])).toEqual([
    ['Коллеги Оценка', 'colleagueMark'],
    ['Коллеги Чел.', 'colleagueCount'],
    ['Подчинённые Оценка', 'subordinateMark'],
    ['Подчинённые Чел.', 'subordinateCount'],
  ]);
});

const person = 'Employee;Employee number;Competency;Year';
test.each([
  ['a row per role', `${person};Role;Rating;Count`, 'long', [4, 5, 6]],
  ['with the manager’s name beside it', `${person};Role;Rating;Manager`, 'long', [4, 5]],
  ['a column per role', `${person};Self;Manager;Peers`, 'wide', [4, 5, 6]],
  [
    'with its group and the average beside it',
    `${person};Self;Peers;Group;Average`,
    'wide',
    [4, 5],
  ],
  ['a single role', `${person};Manager;Average;Count`, 'wide', [4]],
] as const)('%s is told by the columns', async (_what, header, shape, used) => {
  const { shape: told, table } = await read([header, header.replaceAll(/[^;]+/g, 'x')]);
  const fields = table.columns.filter(({ field }) => field).map(({ index }) => index);
  expect([told, fields]).toEqual([shape, [0, 2, 3, ...used]]);
});

test('a person’s choice decides, and two that contradict each other are refused', async () => {
  const header = `${person};Self;Peers;Group;Average`;
  const lines = [header, 'Kim;7;Courage;2023;5;4;Peers;4'];
  const long = await read(lines, { 6: 'role' });
  expect([long.shape, marksIn(long)]).toEqual(['long', [[2, 'Peers', '4', '']]]);
  const wide = await read([`${person};Manager;Role;Rating`, 'Kim;7;C;2023;5;Peers;4'], {
    4: 'supervisorMark',
  });
  expect([wide.shape, marksIn(wide)]).toEqual(['wide', [[2, 'supervisor', '5', '']]]);
  const both = await read(lines, { 6: 'role', 5: 'colleagueMark' });
  expect(both.wrong[0]?.issues).toContainEqual({
    path: '',
    key: 'reportHistoryMessages.bothShapes',
  });
});

test.each([
  [
    'one role in two columns',
    'Смежники;Коллеги;Самооценка',
    'tableFile.columnTwice',
    'colleagueMark',
  ],
  [
    'a number without a mark',
    'Коллеги, чел.;Самооценка',
    'tableFile.missingColumn',
    'colleagueMark',
  ],
  ['neither', 'Что-то', 'tableFile.missingColumn', 'role'],
])('%s is said', async (_what, roles, key, path) => {
  const { wrong } = await read([`ФИО;Компетенция;Год;${roles}`, 'Ким;Смелость;2023;4;5;3']);
  expect(wrong.flatMap(({ issues }) => issues)).toContainEqual(
    expect.objectContaining({ key, path }),
  );
});

test('columns of the shape that a sheet has not are not wrong when they are there twice', async () => {
  const { wrong } = await read([
    'ФИО;Компетенция;Год;Коллеги;Самооценка;Среднее;Среднее',
    'Ким;Смелость;2023;4;5;3;3',
  ]);
  expect(wrong).toEqual([]);
});

test('what is wrong is said once for a row of the sheet, at its own columns', () => {
  const values = { role: 'colleague', colleagueMark: '7' } as Record<ImportedField, string>;
  const person = { path: 'email', key: 'reportHistoryMessages.unknownEmail' } as const;
  const mark = { path: 'mark', key: 'reportHistoryMessages.notAMark' } as const;
  const rows = [
    { rowIndex: 2, values, issues: [person, mark] },
    { rowIndex: 2, values: { ...values, role: 'customer' }, issues: [person, mark] },
    { rowIndex: 3, values, issues: [{ ...mark, path: 'count' }] },
  ];
  expect(inSheet(rows)).toEqual([
    {
      rowIndex: 2,
      values,
      issues: [person, { ...mark, path: 'colleagueMark' }, { ...mark, path: 'customerMark' }],
    },
    { rowIndex: 3, values, issues: [{ ...mark, path: 'colleagueCount' }] },
  ]);
});

test('a row of a long sheet is no header, though it names a role', async () => {
  const { table } = await read(['Кого;Что;Чья;Балл-то', 'Ким;Смелость;Коллеги;4']);
  expect(table.columns.map(({ header }) => header)).toEqual(['Кого', 'Что', 'Чья', 'Балл-то']);
});
