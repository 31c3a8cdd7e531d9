import { beforeEach, expect, test } from 'vitest';
import { deleteImportedReport } from '#core/report/contract/imported-report.ts';
import { exportReport, getReport } from '#core/report/contract/report.ts';
import { getReportTrend } from '#core/report/contract/report-compare.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { type Relation, type Role, relations, roles } from '#platform/contract/call/access.ts';
import { atLine } from '#test/edge-roles.ts';
import { inBrand } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { makeSubjectReport, readShared } from './make-subject-report.ts';

/** Whose reports each role opens (rule 12), and what it may do with one. */
const everybody = ['own', 'subordinate', 'stranger'];
const opened: Record<Role, string[]> = {
  ROLE_SUPER_ADMIN: everybody,
  ROLE_ADMIN: everybody,
  ROLE_HR: everybody,
  ROLE_DIRECTOR: [],
  ROLE_MANAGER: ['own', 'subordinate'],
  ROLE_EMPLOYEE: ['own'],
};

const asking = startAsking();
const { house } = asking;
const tokens = {} as Record<Relation, string>;
let report: { questionaryId: string; employeeId: string };

beforeEach(async () => {
  const { company, questionary } = asking;
  await formRowsOf(house, `update brand set share = 'anywhere' where id = $1`, company.brandId);
  const employeeId = company.people[0]!;
  report = { questionaryId: questionary.id, employeeId };
  await inBrand(house.context.database, company.brandId, async (scope) =>
    makeSubjectReport(
      scope,
      { ...report, kind: 'final', now: house.context.now(), keyring: house.context.keyring },
      await readShared(scope, questionary.id),
    ),
  );
  const reader = async (given: object) =>
    (await enter(house.context, company, ['ROLE_EMPLOYEE'], given)).token;
  tokens.own = await reader({ employeeId });
  tokens.subordinate = await reader({ subordinateIds: [employeeId] });
  tokens.stranger = await reader({});
});

/** On both sides of the line of each relation. */
const asked = new Set(
  relations.flatMap((relation) => atLine(roles.filter((role) => opened[role].includes(relation)))),
);
test.each([...asked])('%s', async (role) => {
  const { brandId } = asking.company;
  await formRowsOf(house, 'update membership set roles = $1 where brand_id = $2', [role], brandId);
  const { employeeId } = report;
  const isHr = opened[role] === everybody;
  for (const relation of relations) {
    const token = tokens[relation];
    const may = opened[role].includes(relation);
    const list = await house.call(getReportList, { token, query: { employeeId } });
    const read = await house.call(getReport, { token, params: report });
    const query = { ...report, format: 'csv' };
    const body = { ...report, text: '<p>Отчёт</p>', emailList: ['kim@example.ru'] };
    const verbs = {
      list: list.body.count > 0,
      open: read.status === 200,
      export: (await house.call(exportReport, { token, query })).status,
      send: (await house.call(sendReport, { token, body })).status,
      compare: (await house.call(getReportTrend, { token, params: { id: employeeId } })).status,
      remove: (await house.call(deleteImportedReport, { token, params: report })).status,
    };
    const status = may ? 200 : role === 'ROLE_DIRECTOR' ? 403 : 404;
    expect([relation, verbs]).toEqual([
      relation,
      {
        list: may,
        open: may,
        export: status,
        send: status,
        compare: status,
        // Nobody removes one that was made here.
        remove: isHr ? 404 : 403,
      },
    ]);
    if (may) expect(read.body.can).toEqual(['export', 'send', 'compare']);
  }
});

test('the roles beside a line are four', () =>
  expect([...asked].toSorted()).toEqual([
    'ROLE_DIRECTOR',
    'ROLE_EMPLOYEE',
    'ROLE_HR',
    'ROLE_MANAGER',
  ]));

test('who leads somebody’s leader opens nothing of that somebody', async () => {
  const { company } = asking;
  const { employeeId } = report;
  const [, leader] = company.people;
  const leads = (given: object) => enter(house.context, company, ['ROLE_MANAGER'], given);
  const theirLeader = await leads({ employeeId: leader, subordinateIds: [employeeId] });
  const oneAbove = await leads({ subordinateIds: [leader] });
  const statuses = async (token: string) => [
    (await house.call(getReport, { token, params: report })).status,
    (await house.call(getReportList, { token, query: { employeeId } })).body.count,
    (await house.call(getReportTrend, { token, params: { id: employeeId } })).status,
  ];
  expect(await statuses(theirLeader.token)).toEqual([200, 1, 200]);
  expect(await statuses(oneAbove.token)).toEqual([404, 0, 404]);
});
