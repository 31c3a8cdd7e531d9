import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { changeMany, mostAtOnce } from '#core/questionary/contract/questionary-many.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { createOne, formRowsOf, jobsOf, startOne } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 16 }));
});

const nobody = '00000000-0000-4000-8000-000000000000';
const many = (body: Record<string, unknown>, query: Record<string, string> = {}) =>
  house.call(changeMany, { token: own.hrToken, query, body });
const tried = (body: Record<string, unknown>) => many(body, { dryRun: 'true' });
/** About that person, so that no two are too near each other. */
const about = (index: number) => ({ employeeList: [{ id: own.people[index]! }] });
const made = (index: number, given = {}) => createOne(house, own, { ...about(index), ...given });
const stateOf = async (id: string) => {
  const { status, body } = await house.call(getQuestionary, { token: own.hrToken, params: { id } });
  return status === 200 ? body.data.status : status;
};
const noted = (id: string) =>
  formRowsOf<{ verb: string; name: string; details: { number: number } }>(
    house,
    'select verb, name, details from audit where entity_id = $1 order by id desc',
    id,
  );

describe('to work', () => {
  test('each for itself: one that is refused holds up no other', async () => {
    const first = await made(10);
    const empty = await made(11, { competenceList: [], participantList: [] });
    const last = await made(12, { type: 'surname', positionId: null });
    const foreign = await createOne(house, other);
    const idList = [first.id, empty.id, nobody, foreign.id, first.id, last.id];
    const { status, body } = await many({ action: 'inwork', idList });
    expect([status, body.data]).toEqual([
      200,
      [
        { id: first.id, number: first.number, error: null },
        {
          id: empty.id,
          number: empty.number,
          error: 'Выберите хотя бы одну компетенцию; Выберите хотя бы одного руководителя',
        },
        { id: nobody, number: null, error: expect.stringContaining('Не найдено') },
        { id: foreign.id, number: null, error: expect.stringContaining('Не найдено') },
        { id: last.id, number: last.number, error: null },
      ],
    ]);
    expect(await Promise.all([first, empty, last].map(({ id }) => stateOf(id)))).toEqual([
      'inwork',
      'created',
      'inwork',
    ]);
    expect((await noted(first.id))[0]).toMatchObject({ verb: 'toWork', name: 'Инженер' });
    expect((await noted(last.id))[0]?.details.number).toBe(last.number);
    expect((await noted(empty.id)).map(({ verb }) => verb)).toEqual(['create']);
    const [theirs] = await formRowsOf<{ status: string }>(
      house,
      'select status from questionary where id = $1',
      foreign.id,
    );
    expect(theirs?.status).toBe('created');
  });

  test('all invitations of a wave wait for its end, those of a later day for that day', async () => {
    const [one, two] = [await made(13), await made(14)];
    const later = await made(15, { dateStart: '2026-06-20' });
    await many({ action: 'inwork', idList: [one.id] });
    await many({ action: 'inwork', idList: [two.id, later.id] });
    const jobs = await queuedJobs(house.context.database, 'invite-participants');
    const [wave, ahead, ...more] = jobs
      .filter(({ payload }) => payload.brandId === own.brandId)
      .map(({ run_at }) => run_at.getTime())
      .toSorted();
    expect(more).toEqual([]);
    expect(wave).toBeGreaterThan(now.getTime());
    expect(wave).toBeLessThan(now.getTime() + 60_000);
    expect(ahead).toBe(Date.parse('2026-06-20T06:00:00Z'));
  });

  test('what one by one refuses is refused within one wave too', async () => {
    const [one, two] = [await made(0), await made(0)];
    const { body } = await many({ action: 'inwork', idList: [one.id, two.id] });
    expect(body.data.map(({ error }) => error)).toEqual([
      null,
      expect.stringContaining(`№ ${one.number}`),
    ]);
  });

  test('tried first, it says how many people are asked and what to know, and changes nothing', async () => {
    const raters = { participantList: [{ id: own.people[1]!, type: 'supervisor' as const }] };
    const alike = { participantList: [...raters.participantList, colleague(2)] };
    const [one, two] = [await made(7, alike), await made(8, { ...alike, method: '90' })];
    const empty = await made(9, { competenceList: [] });
    const { body } = await tried({ action: 'inwork', idList: [one.id, empty.id, two.id] });
    expect(body.data.map(({ error }) => error === null)).toEqual([true, false, true]);
    // Both raters, and the one who also assesses themself.
    expect(body.inviteeCount).toBe(3);
    expect(body.warningList).toHaveLength(1);
    expect(await stateOf(one.id)).toBe('created');
    expect((await noted(one.id)).map(({ verb }) => verb)).toEqual(['create']);
  });
});

const colleague = (index: number) => ({ id: own.people[index]!, type: 'colleague' as const });

test('the end moves where it may, and those who are asked hear of an earlier one', async () => {
  const created = await made(5);
  const started = await startOne(house, own, about(5));
  const done = await startOne(house, own, about(6));
  await inBrand(house.context.database, own.brandId, (scope) =>
    markDone(scope, done.id, { now, timeZone: 'Europe/Moscow' }),
  );
  const idList = [created.id, started.id, done.id];
  const ask = (dateEnd: string) => ({ action: 'dateEnd', idList, dateEnd });
  const errors = async (dateEnd: string) =>
    (await many(ask(dateEnd))).body.data.map(({ error }) => error);

  const finished = 'Завершённую анкету изменить нельзя';
  expect((await tried(ask('2026-06-20'))).body.data.map(({ error }) => error)).toEqual([
    null,
    null,
    finished,
  ]);
  expect((await noted(created.id)).map(({ verb }) => verb)).toEqual(['create']);
  expect(await errors('2026-06-20')).toEqual([null, null, finished]);
  expect((await noted(started.id))[0]).toMatchObject({
    verb: 'update',
    details: { fieldList: ['dateEnd'] },
  });
  const tasks = async (id: string) => (await jobsOf(house, id)).map(({ task }) => task);
  expect(await tasks(started.id)).toContain('tell-earlier-end');
  expect(await tasks(created.id)).toEqual([]);
  expect(await errors('2026-06-14')).toEqual([expect.any(String), expect.any(String), finished]);
});

test('completing makes today the last day of those in work that end later, and moves no other', async () => {
  const created = await made(5);
  const [later, today, ahead] = [
    await startOne(house, own, about(7)),
    await startOne(house, own, { ...about(8), dateEnd: '2026-06-15' }),
    await startOne(house, own, { ...about(9), dateStart: '2026-06-20' }),
  ];
  const over = await startOne(house, own, about(11));
  await house.context.database.pool.query(
    `update questionary set date_start = '2026-06-01', date_end = '2026-06-14' where id = $1`,
    [over.id],
  );
  const all = [later, created, today, over, ahead];
  const asked = { action: 'done', idList: all.map(({ id }) => id) };
  const came = 'Последний день уже наступил: анкета завершится автоматически';
  const errors = [null, expect.stringContaining('пока анкета в работе'), came, came];
  for (const ask of [tried, many]) {
    const { data } = (await ask(asked)).body;
    expect(data.map(({ error }) => error)).toEqual([...errors, expect.any(String)]);
  }
  const endOf = async ({ id }: { id: string }) =>
    (await house.call(getQuestionary, { token: own.hrToken, params: { id } })).body.data.dateEnd;
  const [today15, kept] = ['2026-06-15', created.dateEnd];
  expect(await Promise.all(all.map(endOf))).toEqual([today15, kept, today15, '2026-06-14', kept]);
  expect((await noted(later.id))[0]).toMatchObject({
    verb: 'update',
    details: { fieldList: ['dateEnd'] },
  });
  const tasks = async ({ id }: { id: string }) => (await jobsOf(house, id)).map(({ task }) => task);
  expect(await tasks(later)).toContain('tell-earlier-end');
  for (const one of all.slice(1)) expect(await tasks(one)).not.toContain('tell-earlier-end');
});

test('archiving and deleting do what the status allows', async () => {
  const [created, second] = [await made(5), await made(6)];
  const started = await startOne(house, own, {
    ...about(6),
    participantList: [{ id: own.people[1]!, type: 'supervisor' }],
  });
  const idList = [created.id, started.id];
  const deleted = await many({ action: 'delete', idList });
  expect(deleted.body.data.map(({ error }) => error === null)).toEqual([true, false]);
  expect((await noted(created.id))[0]).toMatchObject({ verb: 'delete', name: 'Инженер' });
  const archived = await many({ action: 'archived', idList: [started.id, second.id, created.id] });
  expect(archived.body.data.map(({ error }) => error === null)).toEqual([true, true, false]);
  expect(await Promise.all([created, started, second].map(({ id }) => stateOf(id)))).toEqual([
    404,
    'archived',
    'archived',
  ]);
});

test.each<[string, Record<string, unknown>, number, string | undefined]>([
  ['none of them is there', { action: 'delete', idList: [nobody] }, 404, undefined],
  ['none is named', { action: 'delete', idList: [] }, 400, 'idList'],
  [
    'too many are named',
    { action: 'delete', idList: Array.from({ length: mostAtOnce + 1 }, () => nobody) },
    400,
    'idList',
  ],
  ['the new end is missing', { action: 'dateEnd', idList: [nobody] }, 400, 'dateEnd'],
  ['there is no such action', { action: 'ended', idList: [nobody] }, 400, 'action'],
])('%s: refused', async (_, asked, status, path) => {
  const answer = await many(asked);
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([status, path]);
});
