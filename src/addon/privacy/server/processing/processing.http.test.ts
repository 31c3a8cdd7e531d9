import { expect, test } from 'vitest';
import { getProcessing } from '#addon/privacy/contract/processing.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** The record of processing is the company's own settings and counts (rule 113a). */
const house = startApp({ ANALYTICS_ID: '12345', COMPANY_NAME: 'ООО «Оператор»' });

test('it says what is so in this company and installation', async () => {
  const { own } = await makeTwoCompanies(
    house.context,
    { howMany: 4, formerMonths: 36, share: 'domains', shareDomains: ['partner.ru'] },
    { howMany: 9 },
  );
  await keepReport(house, own, { employeeId: own.people[0]! });
  await house.context.database.pool.query(
    `update employee set fired_at = '2026-01-01' where id = $1`,
    [own.people[1]],
  );
  const { token } = await enter(house.context, own, ['ROLE_ADMIN']);
  const { status, body } = await house.call(getProcessing, { token });
  expect([status, body.data]).toMatchObject([
    200,
    {
      peopleCount: 3,
      formerCount: 1,
      userCount: 2,
      reportCount: 1,
      broughtInCount: 0,
      formerMonths: 36,
      reportMonths: null,
      auditMonths: 36,
      share: 'domains',
      shareDomainList: ['partner.ru'],
      operator: 'ООО «Оператор»',
      recipientList: ['analytics'],
    },
  ]);
});
