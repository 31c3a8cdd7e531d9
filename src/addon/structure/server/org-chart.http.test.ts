import { beforeAll, describe, expect, test } from 'vitest';
import {
  findInStructureOrgChart,
  getStructureOrgChart,
  mostOfCircle,
  mostWaySteps,
  type OrgChartLevel,
  orgChartPerson,
} from '#addon/structure/contract/structure-org-chart.ts';
import { roles } from '#platform/contract/call/access.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeLeaders,
  makePeople,
  makePerson,
} from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
const ids: Record<string, string> = {};
let own: Company;
let other: Company;
let otherLeader = '';

/** Who is under whom, by last name: several leaders in their order. */
const leaders: Record<string, string[]> = {
  Ёлкина: ['Абрамов'],
  Еж: ['Абрамов', 'Ёлкина'],
  Жук: ['Ёлкина'],
  Ильин: ['Ушедшая', 'Удалённый'],
  Ушедшая: ['Ёлкина'],
  Кит: ['Ушедшая', 'Абрамов'],
  Первый: ['Второй'],
  Второй: ['Первый', 'Жук'],
};

beforeAll(async () => {
  const { database } = house.context;
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 0 }, { howMany: 0 }));
  await inBrand(database, own.brandId, async (scope) => {
    const names = ['Абрамов', 'Ёлкина', 'Еж', 'Жук', 'Ильин', 'Кит', 'Первый', 'Второй', 'Один'];
    for (const lastName of names) {
      ids[lastName] = await makePerson(scope, {
        ...own,
        lastName,
        photoUrl: 'https://own.ru/a.png',
      });
    }
    ids.Ушедшая = await makePerson(scope, {
      ...own,
      lastName: 'Ушедшая',
      firedAt: '2026-01-01',
    });
    ids.Удалённый = await makePerson(scope, { ...own, lastName: 'Удалённый', deletedAt: now });
    for (const [name, over] of Object.entries(leaders)) {
      await makeLeaders(
        scope,
        ids[name] ?? '',
        over.map((one) => ids[one] ?? ''),
      );
    }
  });
  await inBrand(database, other.brandId, async (scope) => {
    const [leader = '', ...team] = await makePeople(scope, 3, other);
    otherLeader = leader;
    for (const one of team) await makeLeaders(scope, one, [leader]);
  });
});

const orgChart = (query: Record<string, string> = {}, token = own.hrToken) =>
  house.call(getStructureOrgChart, { token, query });
const places = (query: Record<string, string>, token = own.hrToken) =>
  house.call(findInStructureOrgChart, { token, query });
const idOf = (name: string) => ids[name] ?? '';
/** Each with how many are right below, and below at all. */
const drawn = ({ people }: OrgChartLevel) =>
  people.map(({ lastName, direct, below }) => `${lastName} ${direct}/${below}`);

describe('the levels of the tree', () => {
  test('begin at the top, with those who lead the most first', async () => {
    const { body } = await orgChart();
    expect(body.data.map(({ of }) => of)).toEqual(['top']);
    expect(drawn(body.data[0]!)).toEqual(['Абрамов 3/5', 'Второй 1/1']);
    expect(body.data[0]).toMatchObject({ count: 2, all: 8 });
  });

  test('come several at once: of somebody, and of those without a leader', async () => {
    const of = ['Абрамов', 'Ёлкина', 'Жук'].map(idOf);
    const { body } = await orgChart({ of: [...of, 'alone', ...of].join() });
    expect(body.data.map((level) => [level.of, drawn(level)])).toEqual([
      [of[0], ['Ёлкина 2/2', 'Еж 0/0', 'Кит 0/0']],
      [of[1], ['Жук 0/0', 'Ильин 0/0']],
      [of[2], []],
      ['alone', ['Один 0/0']],
    ]);
    const counts = body.data.map(({ count, all }) => [count, all]);
    expect(counts).toEqual([
      [3, 5],
      [2, 2],
      [0, 0],
      [1, 1],
    ]);
  });

  test('name the other leaders, and who leads in a circle', async () => {
    const { body } = await orgChart({ of: `top,${idOf('Абрамов')}` });
    const people = body.data.flatMap((level) => level.people);
    const said = (key: 'otherLeaders' | 'circle') =>
      people.flatMap((one) =>
        one[key].length ? [[one.lastName, one[key].map((n) => n.lastName)]] : [],
      );
    expect(said('circle')).toEqual([['Второй', ['Второй', 'Первый']]]);
    expect(said('otherLeaders')).toEqual([
      ['Второй', ['Жук']],
      ['Еж', ['Ёлкина']],
    ]);
  });

  test('say of a person what the structure says, and no more', async () => {
    const { body } = await orgChart();
    const [first] = body.data[0]!.people;
    expect(Object.keys(first!).sort()).toEqual(Object.keys(orgChartPerson.def.shape).sort());
    expect(first).toMatchObject({
      photoUrl: 'https://own.ru/a.png',
      position: 'Инженер',
      subdivision: 'Разработка',
    });
  });

  test('are cut where the caller says, and counted whole', async () => {
    const { body } = await orgChart({ of: idOf('Абрамов'), limit: '1' });
    expect(drawn(body.data[0]!)).toEqual(['Ёлкина 2/2']);
    expect(body.data[0]).toMatchObject({ count: 3, all: 5 });
  });

  test('of another company, of who has left and of nobody are empty', async () => {
    const of = [otherLeader, idOf('Ушедшая'), '0b8c9d5e-1111-4222-8333-444455556666'];
    const { body } = await orgChart({ of: of.join() });
    expect(body.data).toEqual(of.map((one) => ({ of: one, people: [], count: 0, all: 0 })));
    const theirs = await orgChart({}, other.hrToken);
    expect(theirs.body.data[0]).toMatchObject({ count: 1, all: 3 });
    expect(theirs.bytes.toString()).not.toContain('Абрамов');
  });

  test.each([{ of: 'boss' }, { of: '' }, { limit: '0' }, { of: Array(101).fill('top').join() }])(
    '%j is refused',
    async (query) => expect((await orgChart(query as Record<string, string>)).status).toBe(400),
  );
});

describe('somebody is found', () => {
  test('with the way to them, and their number in each level', async () => {
    const { body } = await places({ q: '  ильин ' });
    expect(body.count).toBe(1);
    expect(body.data[0]).toMatchObject({ lastName: 'Ильин', place: 1, isAlone: false });
    const way = body.data[0]!.way.map(({ lastName, place }) => [lastName, place]);
    expect(way).toEqual([
      ['Абрамов', 0],
      ['Ёлкина', 0],
    ]);
  });

  test('by id, by e-mail, alone or on top of a circle', async () => {
    const one = await places({ id: idOf('Один') });
    expect(one.body.data[0]).toMatchObject({ lastName: 'Один', isAlone: true, way: [] });
    const top = await places({ id: idOf('Второй') });
    expect(top.body.data[0]).toMatchObject({ isAlone: false, way: [], place: 1 });
    const { body } = await places({ q: 'example.ru', limit: '2' });
    expect([body.data.map(({ lastName }) => lastName), body.count]).toEqual([
      ['Абрамов', 'Второй'],
      9,
    ]);
  });

  test.each([
    () => ({ q: 'ушедшая' }),
    () => ({ id: idOf('Ушедшая') }),
    () => ({ id: idOf('Удалённый') }),
    () => ({ id: otherLeader }),
    () => ({}),
  ])('but nobody by %s', async (query) => {
    const { body } = await places(query() as Record<string, string>);
    expect([body.data, body.count]).toEqual([[], 0]);
  });
});

test('of a long circle the first ten are named', async () => {
  const { database } = house.context;
  const third = await makeCompany(database, now, { howMany: 0 });
  await inBrand(database, third.brandId, async (scope) => {
    const people = await makePeople(scope, 12, third);
    for (const [n, one] of people.entries())
      await makeLeaders(scope, one, [people.at(n - 1) ?? '']);
  });
  const { body } = await orgChart({}, third.hrToken);
  expect(body.data[0]!.people[0]?.circle).toHaveLength(mostOfCircle);
});

test('where all stand in one line, fewer are listed than are found', async () => {
  const { database } = house.context;
  const line = await makeCompany(database, now, { howMany: 0 });
  const people = await inBrand(database, line.brandId, async (scope) => {
    const made = await makePeople(scope, 70, line);
    for (const [n, one] of made.entries())
      if (n > 0) await makeLeaders(scope, one, [made[n - 1] ?? '']);
    return made;
  });
  const { body } = await places({ q: 'example.ru', limit: '1000' }, line.hrToken);
  expect(body.count).toBe(70);
  const steps = body.data.reduce((sum, { way }) => sum + way.length, 0);
  expect(steps).toBeLessThanOrEqual(mostWaySteps);
  expect(steps).toBeGreaterThan(mostWaySteps - 70);
  const last = await places({ id: people.at(-1) ?? '' }, line.hrToken);
  expect(last.body.data[0]?.way).toHaveLength(69);
});

test.each(roles)('%s may look at it, unless a director', async (role) => {
  const status = role === 'ROLE_DIRECTOR' ? 403 : 200;
  const { token } = await enter(house.context, own, [role]);
  expect((await orgChart({}, token)).status).toBe(status);
  expect((await places({ q: 'а' }, token)).status).toBe(status);
});
