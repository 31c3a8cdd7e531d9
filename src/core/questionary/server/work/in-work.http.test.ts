import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { markDone } from '#core/questionary/server/mark-done.ts';
import { listEnded } from '#core/questionary/server/record/queries.ts';
import { type Company, inBrand, makeOpenQuestion, makePeople } from '#test/factories.ts';
import {
  createOne,
  formFrom,
  formOf,
  formRowsOf,
  jobsOf,
  startOne,
} from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const house = startApp();
const now = new Date(testNow);
let own: Company;
let other: Company;
const people = (index: number, type: 'supervisor' | 'colleague' | 'customer') => ({
  id: own.people[index]!,
  type,
});

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 16 }));
  await inBrand(house.context.database, own.brandId, (scope) => makeOpenQuestion(scope));
  await startOne(house, other);
});

const rows = <R>(sql: string, ...values: unknown[]) => formRowsOf<R>(house, sql, ...values);
const move = (id: string, status: string, version?: number) =>
  house.call(updateQuestionaryStatus, {
    token: own.hrToken,
    body: { id, status, ...(version && { version }) },
  });
const update = (body: unknown) => house.call(updateQuestionary, { token: own.hrToken, body });
/** Each is about a different person, so that no two are too near each other. */
const about = (index: number) => ({ employeeList: [{ id: own.people[index]! }] });
const jobs = (id: string) => jobsOf(house, id);
const paths = (errors: { path: string }[] | undefined) => errors?.map(({ path }) => path);

describe('completing', () => {
  test('makes today the last day: answers still count, and those who are awaited are told', async () => {
    const started = await startOne(house, own, about(9));
    const { status, body } = await move(started.id, 'done', started.version);
    expect([status, body.message, body.data]).toMatchObject([
      200,
      'Сегодня последний день анкеты',
      { status: 'inwork', dateEnd: '2026-06-15' },
    ]);
    expect((await jobs(started.id)).map(({ task }) => task)).toContain('tell-earlier-end');
    const { length } = await jobs(started.id);
    expect((await move(started.id, 'done')).status).toBe(200);
    expect(await jobs(started.id)).toHaveLength(length);
  });

  test('is refused before the first day, and to whoever saw another version', async () => {
    const ahead = await startOne(house, own, { ...about(8), dateStart: '2026-06-20' });
    const early = await move(ahead.id, 'done');
    expect([early.status, paths(early.body.errors)]).toEqual([409, ['dateEnd']]);
    expect((await move(ahead.id, 'done', ahead.version - 1)).status).toBe(409);
  });
});

describe('saving in work', () => {
  test('the end date and added participants; they are assigned and invited', async () => {
    const started = await startOne(house, own, about(10));
    const form = formFrom(started);
    const added = people(14, 'colleague');
    const { status, body } = await update({
      ...form,
      dateEnd: '2026-07-10',
      participantList: [...form.participantList, added],
    });
    expect([status, body.data?.dateEnd, body.data?.totalCount]).toEqual([200, '2026-07-10', 6]);
    const shown = body.data.participantList.find(({ id }) => id === added.id);
    expect(shown).toMatchObject({ type: 'colleague', progressList: [{ totalCount: 1 }] });
    const tasks = (await jobs(started.id)).map(({ task }) => task);
    expect(tasks).toEqual(['tell-additions']);
  });

  test('a locked field, a removed participant and another role are conflicts there', async () => {
    const started = await startOne(house, own, about(11));
    const form = formFrom(started);
    const answers = [
      await update({ ...form, isAnonymous: false, competenceList: [] }),
      await update({ ...form, participantList: form.participantList.slice(1) }),
      await update({
        ...form,
        participantList: form.participantList.map((one) =>
          one.type === 'supervisor' ? { ...one, type: 'customer' } : one,
        ),
      }),
      await update({ ...form, dateStart: '2026-06-10', dateEnd: '2026-06-14' }),
      await update({ ...form, dateStart: form.dateStart, dateEnd: '2026-06-15' }),
    ];
    expect(answers.map(({ status, body }) => [status, paths(body.errors)])).toEqual([
      [409, ['competenceList', 'isAnonymous']],
      [409, ['participantList']],
      [409, ['participantList.0.type']],
      [409, ['dateStart']],
      [200, undefined],
    ]);
  });

  test('the person assessed takes no other role, and nothing is saved', async () => {
    const started = await startOne(house, own, about(13));
    const form = formFrom(started);
    const answers = [];
    for (const type of ['supervisor', 'colleague', 'customer'] as const) {
      const participantList = [...form.participantList, people(13, type)];
      answers.push(await update({ ...form, participantList }));
    }
    const at = `participantList.${form.participantList.length}.id`;
    expect(answers.map(({ status, body }) => [status, paths(body.errors)])).toEqual(
      Array(3).fill([400, [at]]),
    );
    const { body } = await house.call(getQuestionary, {
      token: own.hrToken,
      params: { id: started.id },
    });
    expect(body.data.participantList).toEqual(started.participantList);
  });

  test('an end before today, and people of another brand, are refused', async () => {
    const started = await startOne(house, own, { ...about(12), dateStart: '2026-06-01' });
    const form = formFrom(started);
    const foreign = { id: other.people[0]!, type: 'colleague' };
    const answers = [
      await update({ ...form, dateEnd: '2026-06-14' }),
      await update({ ...form, participantList: [...form.participantList, foreign] }),
    ];
    expect(answers.map(({ status, body }) => [status, paths(body.errors)])).toEqual([
      [409, ['dateEnd']],
      [400, ['participantList.5.id']],
    ]);
    const { body } = await house.call(getQuestionary, {
      token: own.hrToken,
      params: { id: started.id },
    });
    expect(body.data).toEqual(started);
  });

  test('somebody who only assessed themself may take a role too, and is invited again', async () => {
    const started = await startOne(house, own, {
      employeeList: [{ id: own.people[4]! }, { id: own.people[5]! }],
      participantList: [people(1, 'supervisor')],
    });
    await rows(
      'update questionary_participant set invited_at = now() where questionary_id = $1',
      started.id,
    );
    const form = formFrom(started);
    const { body } = await update({
      ...form,
      participantList: [...form.participantList, people(4, 'customer')],
    });
    expect(body.data.totalCount).toBe(started.totalCount + 1);
    const waiting = await rows<{ id: string }>(
      'select employee_id as id from questionary_participant where questionary_id = $1 and invited_at is null',
      started.id,
    );
    expect(waiting).toEqual([{ id: own.people[4] }]);
  });

  test('nobody may be added who is asked about the same person by another', async () => {
    const [a, b, c] = await inBrand(house.context.database, own.brandId, (scope) =>
      makePeople(scope, 3, own),
    );
    const colleagues = (...ids: (string | undefined)[]) => [
      people(1, 'supervisor'),
      ...ids.map((id) => ({ id: id!, type: 'colleague' as const })),
    ];
    await startOne(house, own, { ...about(13), participantList: colleagues(a, b) });
    const second = await startOne(house, own, { ...about(13), participantList: colleagues(c) });
    const { status, body } = await update({
      ...formFrom(second),
      participantList: colleagues(c, a),
    });
    expect([status, paths(body.errors)]).toEqual([409, ['participantList']]);
  });
});

describe('ending', () => {
  const answered = (id: string) =>
    rows(
      `insert into sheet (brand_id, questionary_id, subject_id, id, type, sealed)
       select brand_id, questionary_id, subject_id, gen_random_uuid(), type, ''
       from assignment where questionary_id = $1 limit 1`,
      id,
    );

  test('archived from created, work and done; reports are made first where somebody answered', async () => {
    const plain = { isAnonymous: false };
    const created = await createOne(house, own, plain);
    const silent = await startOne(house, own, plain);
    const heard = await startOne(house, own, plain);
    await answered(heard.id);
    const done = await startOne(house, own, plain);
    await inBrand(house.context.database, own.brandId, (scope) =>
      markDone(scope, done.id, { now, timeZone: 'Europe/Moscow' }),
    );
    for (const { id } of [created, silent, heard, done]) {
      const { status, body } = await move(id, 'archived');
      expect([status, body.data.status]).toEqual([200, 'archived']);
    }
    const tasks = async (id: string) => (await jobs(id)).map(({ task }) => task);
    expect(await tasks(created.id)).toEqual([]);
    expect(await tasks(silent.id)).toEqual([]);
    expect(await tasks(heard.id)).toEqual(['make-reports']);
    expect(await tasks(done.id)).toEqual(['make-reports']);
    expect(paths((await move(heard.id, 'archived')).body.errors)).toEqual(['status']);
    expect(paths((await move(created.id, 'inwork')).body.errors)).toEqual(['status']);
    expect(paths((await update({ ...formFrom(heard), version: 3 })).body.errors)).toEqual([
      'status',
    ]);
  });

  test('the day after its last day it counts as ended, and is done once', async () => {
    const started = await startOne(house, own, { isAnonymous: false, dateEnd: '2026-06-15' });
    const inOwn = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
      inBrand(house.context.database, own.brandId, work);
    expect(await inOwn((scope) => listEnded(scope, '2026-06-15'))).not.toContain(started.id);
    expect(await inOwn((scope) => listEnded(scope, '2026-06-16'))).toContain(started.id);
    const elsewhere = await inBrand(house.context.database, other.brandId, (scope) =>
      listEnded(scope, '2027-01-01'),
    );
    expect(elsewhere).not.toContain(started.id);
    const twice = [
      await inOwn((scope) => markDone(scope, started.id, { now, timeZone: 'Europe/Moscow' })),
      await inOwn((scope) => markDone(scope, started.id, { now, timeZone: 'Europe/Moscow' })),
    ];
    expect(twice).toEqual([true, false]);
    const { body } = await house.call(getQuestionary, {
      token: own.hrToken,
      params: { id: started.id },
    });
    expect(body.data.status).toBe('done');
  });

  test('a status that cannot be asked for is a wrong field', async () => {
    const made = await createOne(house, own);
    const { status, body } = await move(made.id, 'created');
    expect([status, paths(body.errors)]).toEqual([400, ['status']]);
  });

  test('POST answers like PATCH, another brand’s does not exist', async () => {
    const made = await house.call(createQuestionary, { token: own.hrToken, body: formOf(own) });
    const body = { id: made.body.data.id, status: 'archived' };
    const foreign = await house.ask('POST', '/questionary/statusUpdate', {
      token: other.hrToken,
      body,
    });
    const posted = await house.ask('POST', '/questionary/statusUpdate', {
      token: own.hrToken,
      body,
    });
    expect([foreign.status, posted.status]).toEqual([404, 200]);
  });
});
