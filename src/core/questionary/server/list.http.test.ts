import { beforeAll, describe, expect, test } from 'vitest';
import {
  getQuestionaryList,
  getQuestionaryStructure,
  mostCounted,
} from '#core/questionary/contract/questionary.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { createOne, formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context));
  await startOne(house, other);
  const fedor = await inBrand(house.context.database, own.brandId, (scope) =>
    makePerson(scope, {
      ...own,
      lastName: 'Семёнов',
      firstName: 'Фёдор',
      email: 'fedor@example.ru',
    }),
  );
  const surname = { type: 'surname', positionId: null } as const;
  const bySurname = { ...surname, employeeList: [{ id: fedor }] };
  const byPlace = { type: 'subdivision', subdivisionId: own.subdivisionId } as const;
  await createOne(house, own);
  await createOne(house, own, { ...bySurname, method: '90', dateStart: '2026-05-01' });
  const started = await startOne(house, own, { ...byPlace, method: '180' });
  const archived = await createOne(house, own, { dateEnd: '2026-12-31' });
  await createOne(house, own, { ...bySurname, employeeList: [], method: '180' });
  await house.call(updateQuestionaryStatus, {
    token: own.hrToken,
    body: { id: archived.id, status: 'archived' },
  });
  await formRowsOf(
    house,
    `update assignment set status = 'done' where questionary_id = $1 and type = 'employee'`,
    started.id,
  );
});

const list = (query: Record<string, string> = {}, token = own.hrToken) =>
  house.call(getQuestionaryList, { token, query });
const numbers = async (query: Record<string, string>) =>
  (await list(query)).body.data.map(({ number }) => number);

describe('the list', () => {
  test('shows the newest first, with names, subjects and progress', async () => {
    const { body, headers } = await list();
    expect([body.count, headers['x-total-count']]).toEqual([5, '5']);
    expect(
      body.data.map((row) => [row.number, row.status, row.subject, row.subjectCount, row.progress]),
    ).toEqual([
      [5, 'created', 'Сотрудник не выбран', 0, 0],
      [4, 'archived', 'Инженер', 1, 0],
      [3, 'inwork', 'Разработка', 1, 50],
      [2, 'created', 'Семёнов Фёдор', 1, 0],
      [1, 'created', 'Инженер', 1, 0],
    ]);
    expect(body.data[2]).toMatchObject({
      passedCount: 1,
      totalCount: 2,
      position: null,
      subdivision: { id: own.subdivisionId, name: 'Разработка' },
    });
    expect(body.data.map((row) => row.subjectSubdivision)).toEqual([
      null,
      null,
      null,
      'Разработка',
      null,
    ]);
    expect((await list({}, other.hrToken)).body.count).toBe(1);
  });

  test.each<[Record<string, string>, number[]]>([
    [{ active: 'true' }, [5, 3, 2, 1]],
    [{ active: 'false' }, [4]],
    [{ orderBy: 'ASC', limit: '2', offset: '1' }, [2, 3]],
    [{ 'filterList[status]': 'created,inwork', orderBy: 'ASC' }, [1, 2, 3, 5]],
    [{ 'filterList[method]': '90' }, [2]],
    [{ 'filterList[method]': '180', 'filterList[type]': 'surname' }, [5]],
    [{ 'filterList[dateFrom]': '2026-06-01', active: 'true' }, [5, 3, 1]],
    [{ 'filterList[dateTo]': '2026-06-30', 'filterList[dateFrom]': '2026-05-01' }, [5, 3, 2, 1]],
    [{ method: '180', type: 'surname' }, [5]],
    [{ dateFrom: '2026-06-01', active: 'true' }, [5, 3, 1]],
    [{ 'filter[method]': '180', 'filter[type]': 'surname' }, [5]],
    [{ 'filter[dateTo]': '2026-06-30', dateFrom: '2026-05-01' }, [5, 3, 2, 1]],
    [{ q: '3' }, [3]],
    [{ q: '№ 3' }, [3]],
    [{ q: ' семенов ф' }, [2]],
    [{ q: 'фёдор СЕМ' }, [2]],
    [{ q: 'разраб' }, [3]],
    [{ q: 'инж', active: 'true' }, [1]],
    [{ q: '%' }, []],
  ])('%j: %j', async (query, due) => {
    expect(await numbers(query)).toEqual(due);
  });

  test('finds whom a questionary assesses, be it of one person, a position or a subdivision', async () => {
    const [person] = await formRowsOf<{ email: string }>(
      house,
      'select email from employee where id = $1',
      own.people[0],
    );
    expect(await numbers({ q: person!.email })).toEqual([4, 3, 1]);
    expect(await numbers({ q: person!.email, active: 'false' })).toEqual([4]);
    expect(await numbers({ q: person!.email, active: 'true', limit: '1', offset: '1' })).toEqual([
      1,
    ]);
    expect((await list({ q: person!.email }, other.hrToken)).body.count).toBe(0);
  });

  test('has those about one person, be it of one person, a position or a subdivision', async () => {
    const about = { 'filterList[employeeId]': own.people[0]! };
    expect(await numbers(about)).toEqual([4, 3, 1]);
    expect(await numbers({ ...about, active: 'false' })).toEqual([4]);
    expect((await list(about, other.hrToken)).body.count).toBe(0);
  });

  test('counts all that is found, not the page', async () => {
    expect((await list({ limit: '1', offset: '3' })).body.count).toBe(5);
    expect((await list({ limit: '1', offset: '100' })).body).toMatchObject({ data: [], count: 5 });
  });

  test.each<[Record<string, string>, string]>([
    [{ limit: '1001' }, 'limit'],
    [{ orderBy: 'up' }, 'orderBy'],
    [{ 'filterList[method]': '270' }, 'filterList[method]'],
    [{ 'filterList[other]': '1' }, 'filterList[other]'],
  ])('%j is refused at %s', async (query, path) => {
    const { status, body } = await list(query);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('a search that finds thousands', () => {
  let large: Company;
  const thousands = 6000;
  beforeAll(async () => {
    large = await makeCompany(house.context.database, now, { slug: 'large' });
    await formRowsOf(
      house,
      `insert into questionary (brand_id, id, number, status, method, type, position_id, date_start,
        date_end, is_anonymous)
      select $1, gen_random_uuid(), n, case when n > 5990 then 'created' else 'archived' end,
        case when n % 2000 = 0 then '90' else '360' end, 'position', $2,
        date '2026-01-01' + n % 7, '2026-12-31', true from generate_series(1, $3::int) n`,
      large.brandId,
      large.positionId,
      thousands,
    );
  });
  const found = async (query: Record<string, string>) => {
    const { data, count } = (await list({ q: 'инж', ...query }, large.hrToken)).body;
    return { numbers: data.map(({ number }) => number), count };
  };

  test('gives the page in its order, and counts no further than a thousand', async () => {
    const most = mostCounted + 1;
    expect(await found({ limit: '2' })).toEqual({ numbers: [6000, 5999], count: most });
    expect(await found({ limit: '2', offset: '40' })).toEqual({
      numbers: [5960, 5959],
      count: most,
    });
    expect(await found({ limit: '2', active: 'false', orderBy: 'ASC' })).toEqual({
      numbers: [7, 14],
      count: most,
    });
  });

  test('counts exactly where few of them are wanted', async () => {
    expect(await found({ limit: '2', 'filterList[method]': '90' })).toEqual({
      numbers: [6000, 4000],
      count: 3,
    });
    expect(await found({ limit: '3', active: 'true' })).toEqual({
      numbers: [6000, 5999, 5998],
      count: 10,
    });
  });

  test('a number finds those that begin with it', async () => {
    expect(await found({ q: '599', limit: '3', orderBy: 'ASC' })).toEqual({
      numbers: [599, 5990, 5991],
      count: 11,
    });
    expect(await found({ q: '№ 0' })).toEqual({ numbers: [], count: 0 });
    expect(await found({ q: '99999999999' })).toEqual({ numbers: [], count: 0 });
  });
});

test('the words of the field are answered in the caller’s language', async () => {
  const { body } = await house.call(getQuestionaryStructure, {
    token: own.hrToken,
    headers: { 'accept-language': 'en' },
  });
  expect(body.data.participantTypeCollection.map(({ name }) => name)).toEqual([
    'Manager',
    'Peer',
    'Customer',
    'Direct report',
    'Self',
  ]);
  expect(body.data.questionaryMethodCollection.map(({ id }) => id)).toEqual(['90', '180', '360']);
  expect(body.data.questionaryPeriodTypeCollection).toHaveLength(4);
  expect(body.data.subdivisionCollection).toEqual([{ id: own.subdivisionId, name: 'Разработка' }]);
});

describe('the archive', () => {
  test('stands in the order of the days on which they began', async () => {
    const old = await makeCompany(house.context.database, now, { slug: 'old' });
    for (const [dateStart, status] of [
      ['2026-03-01', 'archived'],
      ['2026-01-01', 'archived'],
      ['2026-02-01', 'archived'],
      ['2026-02-01', 'created'],
    ] as const) {
      const { id } = await createOne(house, old, { dateStart });
      if (status === 'created') continue;
      const body = { id, status };
      await house.call(updateQuestionaryStatus, { token: old.hrToken, body });
    }
    const ordered = async (orderBy: string) =>
      (await list({ active: 'false', orderBy }, old.hrToken)).body.data.map((row) => row.number);
    expect(await ordered('DESC')).toEqual([1, 3, 2]);
    expect(await ordered('ASC')).toEqual([2, 3, 1]);
  });
});
