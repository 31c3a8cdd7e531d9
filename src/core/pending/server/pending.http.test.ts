import { describe, expect, test } from 'vitest';
import { getPendingList, remindPending } from '#core/pending/contract/pending.ts';
import { makeCompany, inBrand as makeIn, makePeople, makeSubdivision } from '#test/factories.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;

const list = async (query: Record<string, string> = {}, token = asking.company.hrToken) =>
  (await house.call(getPendingList, { token, query })).body;

/** Who is awaited, as [place in the company, open assessments, last day]. */
const shown = async (query: Record<string, string> = {}) =>
  (await list(query)).data.map(({ id, openCount, until }) => [
    asking.company.people.indexOf(id),
    openCount,
    until,
  ]);

describe('who is awaited', () => {
  test('shows each person once, with what is open over all questionaries and the nearest end', async () => {
    const { people } = asking.company;
    await startOne(house, asking.company, {
      isAnonymous: false,
      dateEnd: '2026-06-20',
      employeeList: [{ id: people[5]! }],
      participantList: [
        { id: people[1]!, type: 'supervisor' },
        { id: people[6]!, type: 'colleague' },
      ],
    });
    const found = await shown();
    expect(new Map(found.map(([who, ...rest]) => [who, rest]))).toEqual(
      new Map([
        [0, [1, '2026-06-30']],
        [1, [2, '2026-06-20']],
        [2, [1, '2026-06-30']],
        [3, [1, '2026-06-30']],
        [4, [1, '2026-06-30']],
        [5, [1, '2026-06-20']],
        [6, [1, '2026-06-20']],
      ]),
    );
    expect(found.slice(0, 3).map(([who]) => who)).toEqual(expect.arrayContaining([1, 5, 6]));
    expect((await shown({ sort: 'openCount:d', limit: '1' }))[0]).toEqual([1, 2, '2026-06-20']);
    expect((await list({ limit: '2', offset: '6' })).count).toBe(7);
  });

  test('leaves out who has answered, who has left, and what is not open today', async () => {
    const { people } = asking.company;
    await asking.answer(await asking.tokenOf(people[2]));
    await startOne(house, asking.company, {
      isAnonymous: false,
      dateStart: '2026-06-20',
      employeeList: [{ id: people[5]! }],
    });
    await asking.query('update employee set fired_at = now() where id = $1', [people[3]]);
    expect((await shown()).map(([who]) => who).toSorted()).toEqual([0, 1, 4]);
    await asking.query(`update questionary set date_end = '2026-06-14', date_start = '2026-06-13'`);
    expect((await list()).count).toBe(0);
  });

  test('finds by name and subdivision', async () => {
    const { brandId, people, positionId } = asking.company;
    const { database } = house.context;
    const other = await makeIn(database, brandId, async (scope) => {
      const subdivisionId = await makeSubdivision(scope, 'Продажи');
      const [id] = await makePeople(scope, 1, { positionId, subdivisionId });
      return { subdivisionId, id: id! };
    });
    await startOne(house, asking.company, {
      isAnonymous: false,
      employeeList: [{ id: people[5]! }],
      participantList: [{ id: other.id, type: 'supervisor' }],
    });
    const found = await list({ 'filterList[subdivision]': other.subdivisionId });
    expect(found.data.map(({ id, subdivision }) => [id, subdivision.name])).toEqual([
      [other.id, 'Продажи'],
    ]);
    const [first] = found.data;
    expect(
      (await list({ q: ` ${first!.lastName.toUpperCase()} ` })).data.map(({ id }) => id),
    ).toContain(other.id);
    expect((await list({ q: '%' })).count).toBe(0);
    const alone = await list({ 'filterList[employeeId]': other.id });
    expect(alone.data.map(({ id, openCount }) => [id, openCount])).toEqual([[other.id, 1]]);
    expect((await list({ 'filterList[employeeId]': people[6]! })).count).toBe(0);
  });

  test('says nothing of answers or their time, and is not for those who only answer', async () => {
    const { data } = await list();
    expect(Object.keys(data[0]!).toSorted()).toEqual([
      'firstName',
      'id',
      'isRemindable',
      'lastName',
      'middleName',
      'openCount',
      'photoUrl',
      'position',
      'subdivision',
      'until',
    ]);
    const { token } = await enter(house.context, asking.company, ['ROLE_MANAGER']);
    expect((await house.call(getPendingList, { token })).status).toBe(403);
  });
});

describe('reminding', () => {
  const remind = (employeeIdList: (string | undefined)[], token = asking.company.hrToken) =>
    house.call(remindPending, { token, body: { employeeIdList } });

  test('one letter each, about everything, once a day', async () => {
    const { people } = asking.company;
    await asking.start({
      isAnonymous: false,
      employeeList: [{ id: people[5]! }],
      participantList: [
        { id: people[1]!, type: 'supervisor' },
        { id: people[2]!, type: 'colleague' },
      ],
    });
    /** Of people 2 and 3, whether the list says that they can be reminded. */
    const offered = async () => {
      const said = new Map((await list()).data.map((one) => [one.id, one.isRemindable]));
      return [people[2], people[3]].map((id) => said.get(id ?? ''));
    };
    /** Whether it says that anybody can, on a page of one as on that of all. */
    const isAny = async () =>
      Promise.all(
        [{}, { limit: '1' }].map(async (query) => {
          const token = asking.company.hrToken;
          return (await house.call(getPendingList, { token, query })).body.isAnyRemindable;
        }),
      );
    // Invited today.
    expect([await offered(), await isAny()]).toEqual([
      [false, false],
      [false, false],
    ]);
    house.setNow('2026-06-16T09:00:00Z');
    expect([await offered(), await isAny()]).toEqual([
      [true, true],
      [true, true],
    ]);
    const sentBefore = asking.box.mails.length;
    const { status, body } = await remind([people[1], people[2]]);
    expect([status, body.data]).toEqual([200, { letterCount: 2 }]);
    await asking.work();
    expect(asking.box.mails.length - sentBefore).toBe(2);
    expect(await offered()).toEqual([false, true]);
    expect((await remind([people[2]])).status).toBe(409);
    expect((await remind([people[2], people[3]])).body.data).toEqual({ letterCount: 1 });
    house.setNow('2026-06-17T09:00:00Z');
    expect(await offered()).toEqual([true, true]);
    expect((await remind([people[2]])).body.data).toEqual({ letterCount: 1 });
  });

  test('is noted without the people: it would tell who had not answered by then', async () => {
    const { people } = asking.company;
    house.setNow('2026-06-16T09:00:00Z');
    await remind([people[2], people[3]]);
    const [entry] = await asking.query(
      "select kind, entity_id, name, details from audit where verb = 'remind'",
    );
    expect(entry).toEqual({
      kind: 'questionary',
      entity_id: null,
      name: '',
      details: { letterCount: 2 },
    });
  });

  test('nobody who has answered, and nobody of another company', async () => {
    const { people } = asking.company;
    await asking.answer(await asking.tokenOf(people[2]));
    house.setNow('2026-06-16T09:00:00Z');
    const answered = await remind([people[2]]);
    expect([answered.status, answered.body.errors?.[0]?.path]).toEqual([409, 'employeeIdList']);
    const other = await makeCompany(house.context.database, house.context.now());
    expect((await remind([other.people[2]])).status).toBe(404);
  });
});
