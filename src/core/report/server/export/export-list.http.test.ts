import readXlsx from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { exportReportList } from '#core/report/contract/report-export.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { makeListedReports } from '#test/report/listed-reports.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let { own, managerToken }: Awaited<ReturnType<typeof makeListedReports>> = {} as never;

beforeAll(async () => {
  ({ own, managerToken } = await makeListedReports(house));
});

const take = (query: Record<string, string>, token = own.hrToken) =>
  house.call(exportReportList, { token, query });
const filter = (key: string, value: string) => ({ [`filterList[${key}]`]: value });
/** Number and last name of each row. */
async function written(query: Record<string, string>, token?: string) {
  const { bytes } = await take({ ...query, format: 'csv' }, token);
  const [, ...rows] = (await readTable(bytes)).rows.map(({ cells }) => cells);
  return rows.map(([number, lastName]) => `${lastName} ${number}`);
}

test.each([
  {},
  { sort: 'lastName:a' },
  { sort: 'method:d' },
  filter('year', '2026'),
  { ...filter('search', 'zhuk@OWN'), sort: 'number:a' },
])('the file has what the list finds, in its order: %j', async (query) => {
  const { body } = await house.call(getReportList, { token: own.hrToken, query: query as never });
  const listed = body.data.map(({ lastName, number }) => `${lastName} ${number}`);
  expect(listed.length).toBeGreaterThan(0);
  expect(await written(query as never)).toEqual(listed);
});

test('a manager gets those of subordinates alone, and where nothing is found a file with its heading', async () => {
  expect(await written({}, managerToken)).toEqual(['жук 2', 'жук 3']);
  const { status, bytes } = await take(filter('search', 'нет такого'));
  expect([status, (await readXlsx(bytes))[0]?.data]).toEqual([
    200,
    [
      [
        'Анкета',
        'Фамилия',
        'Имя',
        'Должность',
        'Подразделение',
        'Тип',
        'Метод',
        'Начало оценки',
        'Окончание оценки',
        'Отчёт составлен',
      ],
    ],
  ]);
});

test('it is named after its day, and noted with how many are in it', async () => {
  const { headers } = await take({});
  expect(headers['content-disposition']).toBe(
    'attachment; filename="spisok_otchyotov_2026-06-15.xlsx"',
  );
  const { rows } = await house.context.database.pool.query(
    `select details from audit where kind = 'report' and verb = 'export' order by id desc limit 1`,
  );
  expect(rows[0].details).toEqual({ format: 'xlsx', reportCount: 4 });
  expect((await take({ limit: '1' })).status).toBe(400);
});
