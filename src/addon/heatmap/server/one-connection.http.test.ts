import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { permissionsOf } from '#platform/contract/call/access.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { makeCompany } from '#test/factories.ts';
import { keepReports } from '#test/report/kept-reports.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { companyBeside } from './company.ts';
import { countedFor } from './told-to.ts';

/** What one reader counts others wait for, so it may not need a connection that those hold. */
const house = startApp();

test('readers of one day need no second connection, whoever comes first', async () => {
  house.setNow('2026-07-01T09:00:00Z');
  const own = await makeCompany(house.context.database, house.context.now(), { howMany: 4 });
  await keepReports(house, own, [
    [0, 'Разработка', 'Инженер', 4],
    [1, 'Разработка', 'Инженер', 3],
    [2, 'Разработка', 'Инженер', 3.5],
  ]);
  const { accountId } = await enter(house.context, own, ['ROLE_DIRECTOR']);
  const pool = openPool(house.url, () => {}, { max: 1 });
  const context = { ...house.context, database: { pool } };
  const actor = {
    ...own,
    accountId,
    employeeId: null,
    roles: ['ROLE_DIRECTOR'],
    permissions: new Set(permissionsOf(['ROLE_DIRECTOR'])),
    timeZone: 'Europe/Moscow',
  } as unknown as Actor;
  const looker = { context, actor };
  const period = { year: 2026, method: '360' as const };
  const content = {
    employeeId: own.people[3],
    method: '360',
    dateStart: '2026-06-01',
    competenceMarkList: own.competenceIds.map((competenceId) => ({ competenceId })),
  } as ReportContent;
  const { brandId } = own;
  const [table, beside] = await Promise.all([
    withBrand({ database: context.database, brandId }, (scope) =>
      countedFor(scope, looker, period),
    ),
    companyBeside({ ...looker, locale: 'ru' }, content),
  ]);
  expect(table.counted.columns.size).toBeGreaterThan(0);
  expect(beside?.markList).toMatchObject([{ mark: 3.5, peopleCount: 3 }]);
  await pool.end();
});
