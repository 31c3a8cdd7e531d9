import readXlsx from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { exportHeatmap, getCompanyYears, getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { getReport } from '#core/report/contract/report.ts';
import { getReportTrend } from '#core/report/contract/report-compare.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { type GivenReport, keepReports } from '#test/report/kept-reports.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;

const reports = (company: Company, given: readonly GivenReport[], last?: string) =>
  keepReports(house, company, given, last);

const look = async (query: Record<string, string> = {}, token = own.hrToken) =>
  (await house.call(getHeatmap, { token, query })).body.data;
/** Each row as [mark, people, people waiting], and all together. */
const shown = async (query: Record<string, string> = {}) => {
  const { rowList, total } = await look(query);
  const rows = rowList.map(({ name, cellList: [cell] }) => [
    name,
    [cell!.mark, cell!.peopleCount, cell!.waitingCount],
  ]);
  return { ...Object.fromEntries(rows), all: [total.mark, total.peopleCount] };
};

const departments: GivenReport[] = [
  [0, 'Разработка', 'Инженер', 4, 8],
  [1, 'Разработка', 'Инженер', 3.5],
  [2, 'Разработка', 'Инженер', 3],
  [3, '=1+1', 'Инженер', 2],
  [4, '=1+1', 'Инженер', 2.2],
  [5, '=1+1', 'Инженер', null],
];
let questionaryId: string;

beforeEach(async () => {
  house.setNow('2026-07-01T09:00:00Z');
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 9 }));
  questionaryId = await reports(own, departments);
  await reports(
    other,
    departments.slice(0, 3).map(([who, , ...rest]): GivenReport => [who, '=1+1', ...rest]),
  );
});

describe('the company view', () => {
  test('has the averages of departments, response rates, and nothing of fewer people than three', async () => {
    const { rowList, total, ...rest } = await look();
    expect(rest).toMatchObject({
      year: 2026,
      method: '360',
      groupBy: 'subdivision',
      yearList: [2026],
      anonymityThreshold: 3,
      competenceList: [{ competenceId: own.competenceIds[0], name: 'Надёжность' }],
    });
    expect(rowList).toEqual([
      {
        name: '=1+1',
        id: null,
        peopleCount: 3,
        askedCount: 42,
        answeredCount: 33,
        mark: null,
        cellList: [{ mark: null, peopleCount: 0, waitingCount: 2 }],
      },
      {
        name: 'Разработка',
        id: own.subdivisionId,
        peopleCount: 3,
        askedCount: 42,
        answeredCount: 33,
        mark: 3.5,
        cellList: [{ mark: 3.5, peopleCount: 3, waitingCount: 0 }],
      },
    ]);
    expect(total).toMatchObject({ mark: 3.5, cellList: [{ mark: 3.5, peopleCount: 3 }] });
  });

  test.each(['Europe/Moscow', 'Asia/Vladivostok'])(
    'is of the same reports in every time zone, as a company may change its own: %s',
    async (zone) => {
      await formRowsOf(house, 'update brand set time_zone = $2 where id = $1', own.brandId, zone);
      await reports(own, [[6, 'Разработка', 'Инженер', 1]], '2026-06-30');
      const { rowList } = await look();
      expect(rowList.map(({ peopleCount }) => peopleCount)).toEqual([3, 4]);
    },
  );

  test('keeps back by job title what it would give away about two people of a department', async () => {
    const none = { Инженер: [null, 0, 5], all: [null, 6] };
    expect(await shown({ groupBy: 'position' })).toEqual(none);
  });

  test('knows each row’s department or job title of today', async () => {
    const idsBy = async (groupBy: string) => (await look({ groupBy })).rowList.map(({ id }) => id);
    expect(await idsBy('subdivision')).toEqual([null, own.subdivisionId]);
    expect(await idsBy('position')).toEqual([own.positionId]);
  });

  test('has the reports of a year and a method', async () => {
    expect(await shown({ year: '2025' })).toEqual({ all: [null, 0] });
    expect(await shown({ method: '180' })).toEqual({ all: [null, 0] });
  });

  test('takes in reports on the day after the last one, and nobody alone', async () => {
    await reports(own, [[6, 'Разработка', 'Инженер', 1]], '2026-07-01');
    const before = { Разработка: [3.5, 3, 0] };
    expect(await shown()).toMatchObject(before);
    house.setNow('2026-07-02T09:00:00Z');
    expect(await shown()).toMatchObject({ Разработка: [3.5, 3, 1] });
  });

  test('speaks the reader’s language', async () => {
    const { body } = await house.call(getHeatmap, {
      token: own.hrToken,
      headers: { 'accept-language': 'en' },
    });
    expect(body.data.competenceList[0]?.name).toBe('Reliability');
  });

  test('says so when a company has no reports', async () => {
    const { database, now } = house.context;
    const { hrToken } = await makeCompany(database, now());
    expect(await look({}, hrToken)).toMatchObject({ year: 2026, yearList: [2026], rowList: [] });
  });
});

test('the file holds what the table shows, with texts as texts, and is noted', async () => {
  const { bytes, headers } = await house.call(exportHeatmap, { token: own.hrToken });
  expect(headers['content-disposition']).toContain('company_2026_360_departments_2026-07-01.xlsx');
  const [marks, people] = await readXlsx(bytes);
  expect(marks?.data).toEqual([
    ['Подразделение', 'В\u00a0среднем', 'Надёжность'],
    ['=1+1', null, null],
    ['Разработка', 3.5, 3.5],
    ['Все строки вместе', 3.5, 3.5],
  ]);
  expect(people?.data[2]).toEqual(['Разработка', 3, 42, 33, 3]);
  const noted = await formRowsOf(
    house,
    `select verb, kind, details from audit where brand_id = $1 order by id desc limit 1`,
    own.brandId,
  );
  expect(noted).toEqual([{ verb: 'export', kind: 'heatmap', details: { format: 'xlsx' } }]);
});

describe('years beside each other', () => {
  const years = async (query: Record<string, string> = {}) =>
    (await house.call(getCompanyYears, { token: own.hrToken, query })).body.data;
  /** The same people two years before; the year between has none. */
  const addEarlier = async () =>
    formRowsOf(
      house,
      `update report set date_start = '2024-06-15', date_end = '2024-06-30', created_at = '2024-07-01'
        where questionary_id = $1`,
      await reports(
        own,
        departments.map(([who, place, title]): GivenReport => [who, place, title, 2.96]),
      ),
    );

  test('are the last lines of the tables that anybody may open one by one', async () => {
    await addEarlier();
    const { competenceList, totalList } = await years();
    expect(competenceList).toEqual((await look()).competenceList);
    for (const groupBy of ['subdivision', 'position']) {
      const { totalList } = await years({ groupBy });
      for (const { year, ...line } of totalList)
        expect(line).toEqual((await look({ groupBy, year: `${year}` })).total);
    }
    expect(totalList.map(({ year, mark }) => [year, mark])).toEqual([
      [2024, 3],
      [2026, 3.5],
    ]);
  });

  test('begin two years before the one that is looked at', async () => {
    await addEarlier();
    const of = async (year: string) => (await years({ year })).totalList.map((one) => one.year);
    expect([await of('2027'), await of('2025'), await of('2023')]).toEqual([[2026], [2024], []]);
  });

  test('are a sheet of the file', async () => {
    await addEarlier();
    const sheets = await readXlsx((await house.call(exportHeatmap, { token: own.hrToken })).bytes);
    expect(sheets[2]?.data.slice(0, 2)).toEqual([
      ['Компетенция', 2024, 2026],
      ['В\u00a0среднем', 3, 3.5],
    ]);
    expect(sheets[2]?.data.at(-1)).toEqual(['Надёжность', 3, 3.5]);
  });
});

describe('a director', () => {
  /** Signed in, with that employee's record and those whom they lead. */
  const as = async (roles: Role[], person?: number, led: number[] = []) => {
    const { database, now } = house.context;
    const who = person === undefined ? {} : { employeeId: own.people[person]! };
    const subordinateIds = led.map((at) => own.people[at]!);
    const member = await inBrand(database, own.brandId, (scope) =>
      makeMember(scope, roles, { ...who, subordinateIds }),
    );
    return { member, token: await signIn(database, member, now()) };
  };
  /** The marks of the department, of the last line, of the years, and whether the file has any. */
  const told = async ({ token }: { token: string }) => {
    const { rowList, total } = await look({}, token);
    const { totalList } = (await house.call(getCompanyYears, { token, query: {} })).body.data;
    const [marks] = await readXlsx((await house.call(exportHeatmap, { token })).bytes);
    const last = marks?.data.at(-1);
    return [rowList.at(-1)!.mark, total.mark, totalList.map(({ mark }) => mark), last?.at(-1)];
  };
  const whole = [3.5, 3.5, [3.5], 3.5];
  const withheld = [null, null, [null], null];

  test('sees it whole, and nobody else below HR any of it', async () => {
    const director = await as(['ROLE_DIRECTOR']);
    expect(await look({}, director.token)).toEqual(await look());
    const { token } = await as(['ROLE_MANAGER'], 0, [1]);
    expect((await house.call(getHeatmap, { token })).status).toBe(403);
  });

  test('is told nothing of fewer than three others than those whom they lead, and themselves', async () => {
    expect(await told(await as(['ROLE_DIRECTOR'], 5, [4]))).toEqual(whole);
    expect(await told(await as(['ROLE_DIRECTOR', 'ROLE_MANAGER'], 7, [6]))).toEqual(whole);
    expect(await told(await as(['ROLE_DIRECTOR', 'ROLE_MANAGER'], 6, [0]))).toEqual(withheld);
    expect(await told(await as(['ROLE_DIRECTOR', 'ROLE_EMPLOYEE'], 1))).toEqual(withheld);
  });

  test('nor than those whom they led, or whose reports they opened, before', async () => {
    expect(await told(await as(['ROLE_DIRECTOR'], 8))).toEqual(withheld);
    const opening = { questionaryId, employeeId: own.people[2]! };
    for (const look of [
      (token: string) => house.call(getReport, { token, params: opening }),
      (token: string) => house.call(getReportTrend, { token, params: { id: own.people[2]! } }),
    ]) {
      const { member, token } = await as(['ROLE_HR']);
      expect((await look(token)).status).toBe(200);
      await formRowsOf(
        house,
        `update membership set roles = array['ROLE_DIRECTOR'] where id = $1`,
        member.membershipId,
      );
      expect(await told({ token })).toEqual(withheld);
    }
  });
});

describe('the company’s average beside a report', () => {
  const beside = async (token: string, person = 0) =>
    (
      await house.call(getReport, {
        token,
        params: { questionaryId, employeeId: own.people[person]! },
      })
    ).body.company;
  const employee = async (person: number, subordinates: number[] = []) => {
    const { database, now } = house.context;
    const member = await inBrand(database, own.brandId, (scope) =>
      makeMember(scope, [subordinates.length > 0 ? 'ROLE_MANAGER' : 'ROLE_EMPLOYEE'], {
        employeeId: own.people[person]!,
        subordinateIds: subordinates.map((at) => own.people[at]!),
      }),
    );
    return signIn(database, member, now());
  };

  test('is shown as soon as three people are in it whom the reader doesn’t know', async () => {
    expect(await beside(own.hrToken)).toBeNull();
    const more = [6, 7, 8].map((who): GivenReport => [who, 'Разработка', 'Инженер', 1]);
    await reports(own, more, '2026-07-01');
    house.setNow('2026-07-02T09:00:00Z');
    const found = {
      from: '2026-01-01',
      to: '2026-12-31',
      markList: [{ competenceId: own.competenceIds[0], mark: 2.3, peopleCount: 6 }],
    };
    expect(await beside(own.hrToken)).toEqual(found);
    expect(await beside(await employee(0))).toEqual(found);
    expect(await beside(await employee(2, [0]))).toEqual(found);
    expect(await beside(await employee(1, [0, 2, 6, 7]))).toBeNull();
  });

  test('costs no statement after the first look of the day', async () => {
    const params = { questionaryId, employeeId: own.people[0]! };
    const ask = () => house.call(getReport, { token: own.hrToken, params });
    await tasks['count-company'](house.context, {}, { attempt: 1, isLast: true });
    const first = (await countStatements(ask)).statements;
    const again = (await countStatements(ask)).statements;
    // One for the reports, one for the thresholds of their assessments, one for the steps, and two note who has
    // opened it.
    expect(first - again).toBe(5);
  });
});
