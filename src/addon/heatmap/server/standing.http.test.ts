import { beforeEach, expect, test } from 'vitest';
import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import { getCompanyYears, getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { erasePeople } from '#addon/privacy/server/erase.ts';
import { deleteOldReports } from '#addon/privacy/server/terms/queries.ts';
import { getSummary } from '#addon/summary/contract/summary.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { listPeopleKnownTo, noteKnownTo } from '#core/report/server/known/queries.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { type GivenReport, keepReports } from '#test/report/kept-reports.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** What company results have told stays, whatever becomes of people and of the reports about them (rule 71b). */
const house = startApp();
let own: Company;
let questionaryId: string;

const nights = async (day: string) => {
  house.setNow(`${day}T00:01:00Z`);
  await tasks['count-company'](house.context, {}, { attempt: 1, isLast: true });
  house.setNow(`${day}T09:00:00Z`);
};
const inOwn = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, own.brandId, work);
const given = (marks: number[], first = 0) =>
  marks.map((mark, at): GivenReport => [first + at, 'Разработка', 'Инженер', mark]);

/** The department's row as the table and the summary tell it. */
async function told() {
  const { rowList } = (await house.call(getHeatmap, { token: own.hrToken })).body.data;
  const [{ mark, cellList }] = rowList.filter(({ name }) => name === 'Разработка') as [
    (typeof rowList)[number],
  ];
  const query = { of: 'subdivision' as const, id: own.subdivisionId };
  const summary = (await house.call(getSummary, { token: own.hrToken, query })).body.data;
  return [mark, cellList[0]?.peopleCount, summary.competenceList[0]?.mark];
}

beforeEach(async () => {
  house.setNow('2026-07-01T08:00:00Z');
  own = await makeCompany(house.context.database, house.context.now(), { howMany: 9 });
  questionaryId = await keepReports(house, own, given([4, 3.5, 4.5, 2]));
  await nights('2026-07-01');
  expect(await told()).toEqual([3.5, 4, 3.5]);
});

test('somebody is erased with the reports about them', async () => {
  const person = own.people[3]!;
  await formRowsOf(house, `update employee set fired_at = '2026-01-01' where id = $1`, person);
  const erased = await inOwn((scope) =>
    erasePeople(scope, [person], { withReports: true, now: house.context.now() }),
  );
  expect(erased).toEqual([person]);
  await nights('2026-07-02');
  expect(await told()).toEqual([3.5, 4, 3.5]);
});

test('the term of a report is over, and who knew of the person still does', async () => {
  const at = {
    kind: 'final',
    number: 1,
    subject: '',
    at: '2026-06-30',
    assessment: null,
    count: 1,
  };
  await inOwn((scope) => noteKnownTo(scope, [own.people[4]!], own.people[3]!));
  await inOwn((scope) =>
    deleteOldReports(scope, [
      { ...at, questionaryId, employeeId: own.people[3]! } as Parameters<
        typeof deleteOldReports
      >[1][0],
    ]),
  );
  await nights('2026-07-02');
  expect(await told()).toEqual([3.5, 4, 3.5]);
  const known = await inOwn((scope) =>
    listPeopleKnownTo(scope, { accountId: own.people[4]!, employeeId: null }),
  );
  expect(known).toEqual(new Set([own.people[3]]));
});

test('two records of a person are merged', async () => {
  await keepReports(house, own, given([5, 5, 5], 6), '2026-07-01');
  await nights('2026-07-02');
  expect(await told()).toEqual([4.1, 7, 4.1]);
  const [staysId, goesId] = [own.people[0]!, own.people[8]!];
  const alike = `update employee set last_name = 'Ким', first_name = 'Анна' where id = any($1)`;
  await formRowsOf(house, alike, [staysId, goesId]);
  const { token } = await enter(house.context, own, ['ROLE_SUPER_ADMIN']);
  const { status, body } = await house.call(duplicateCalls.employee.merge, {
    token,
    body: { staysId, goesId },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  await nights('2026-07-03');
  expect(await told()).toEqual([4.1, 7, 4.1]);
});

test('who comes later comes on top, though the first are gone', async () => {
  await formRowsOf(house, 'delete from report where brand_id = $1', own.brandId);
  await keepReports(house, own, given([5, 5, 5], 4), '2026-07-01');
  await nights('2026-07-02');
  expect(await told()).toEqual([4.1, 7, 4.1]);
});

test('nights that count nothing new keep nothing', async () => {
  const steps = () =>
    formRowsOf(house, 'select number from company_step where brand_id = $1', own.brandId);
  const before = await steps();
  expect(before.length).toBeGreaterThan(0);
  await nights('2026-07-02');
  await nights('2026-07-03');
  expect(await steps()).toEqual(before);
});

test('whoever asks for several years at once before a night has kept them is answered', async () => {
  for (const ago of [1, 2]) {
    const id = await keepReports(house, own, given([4, 3.5, 4.5]));
    const earlier = `update report set date_start = date_start - interval '${ago} years',
      date_end = date_end - interval '${ago} years' where questionary_id = $1`;
    await formRowsOf(house, earlier, id);
  }
  house.setNow('2026-07-02T09:00:00Z');
  const { token } = await enter(house.context, own, ['ROLE_DIRECTOR']);
  const years = [token, own.hrToken].flatMap((token) =>
    ['2026', '2025'].map((year) => house.call(getCompanyYears, { token, query: { year } })),
  );
  expect((await Promise.all(years)).map(({ status }) => status)).toEqual(years.map(() => 200));
});
