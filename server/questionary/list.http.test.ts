import { beforeAll, describe, expect, test } from 'vitest';
import {
  getQuestionaryList,
  getQuestionaryStructure,
  updateQuestionaryStatus,
} from '#contract/questionary.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { createOne, rowsOf, startOne } from '#test/questionary-form.ts';
import { startApp, testNow } from '#test/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;

beforeAll(async () => {
  own = await makeCompany(house.context.database, now, { slug: 'own' });
  other = await makeCompany(house.context.database, now, { slug: 'other' });
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
  await rowsOf(
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
