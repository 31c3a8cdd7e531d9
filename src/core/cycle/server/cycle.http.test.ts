import { beforeAll, describe, expect, test } from 'vitest';
import {
  deleteCycle,
  duplicateCycle,
  getCycle,
  getCycleList,
  getCycleStart,
  tryLaunchAgain,
  updateCycle,
  updateCycleStatus,
} from '#core/cycle/contract/cycle.ts';
import { exportCycle } from '#core/cycle/contract/cycle-file.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { type CycleVerb, cycleVerbs } from '#core/cycle/contract/policy/cycle.ts';
import { cycleStatuses } from '#core/questionary/contract/rules/cycle.ts';
import { type CycleForm, cycleFormOf, startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import type { Company } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';

const cycles = startCycles();
const { house, create, made, read, add, move, many } = cycles;
let own: Company;
let other: Company;
let boss: string;
beforeAll(() => {
  ({ own, other, boss } = cycles.company);
});

describe('a cycle', () => {
  test('begins with what the company decides', async () => {
    const { data } = (await house.call(getCycleStart, { token: own.hrToken })).body;
    expect(data).toEqual({
      anonymityThreshold: 3,
      smallGroups: 'joined',
      limits: {
        colleague: { min: 4, max: 8 },
        customer: { min: 0, max: 8 },
        subordinate: { min: 4, max: 8 },
      },
      perRater: 10,
      chooseUntil: '2026-06-22',
      dateStart: '2026-06-23',
      dateEnd: '2026-07-07',
      releaseOn: '2026-07-21',
    });
    const { body } = await create();
    expect(body.message).toBe('Цикл создан');
    expect(body.data).toMatchObject({
      status: 'created',
      method: '360',
      chosenBy: 'subject',
      approvedBy: 'leader',
      release: 'talk',
      releaseOn: '2026-07-21',
      limits: data.limits,
      subjectCount: 0,
      can: ['toChoosing', 'update', 'addSubjects', 'duplicate', 'export', 'delete'],
    });
    expect(body.data.timeline.map(({ name }) => name)).toEqual([
      'chooseUntil',
      'dateStart',
      'dateEnd',
      'releaseOn',
    ]);
  });

  test.each<[string, Partial<CycleForm>, string[]]>([
    [
      'days of choosing and answers meet',
      { dateStart: '2026-06-22' },
      ['dateStart cycle.wrong.dateStart'],
    ],
    ['no last day of choosing', { chooseUntil: null }, ['chooseUntil validation.required']],
    [
      'the end before the start',
      { dateEnd: '2026-06-01' },
      ['dateEnd validation.dateEndBeforeStart'],
    ],
    [
      'reports open before the end',
      { releaseOn: '2026-07-01' },
      ['releaseOn cycle.wrong.releaseOn'],
    ],
    [
      'choosing where there is nothing to choose',
      { method: '90' },
      ['chosenBy cycle.wrong.chosenBy'],
    ],
    [
      'a leader who approves their own',
      { chosenBy: 'leader' },
      ['approvedBy cycle.wrong.approvedBy'],
    ],
    [
      'one list without competencies',
      { competenceSource: 'list' },
      ['competenceList validation.required'],
    ],
    ['a name with a line break', { name: 'а\nб' }, ['name validation.hiddenSigns']],
    ['words that are too long', { message: 'а'.repeat(1001) }, ['message validation.tooLong']],
    [
      'limits that don’t fit',
      {
        limits: {
          colleague: { min: 5, max: 4 },
          customer: { min: 0, max: 4 },
          subordinate: { min: 0, max: 31 },
        },
      },
      ['limits.colleague.max cycle.wrong.limits', 'limits.subordinate.max validation.tooBig'],
    ],
  ])('is refused with %s', async (_, given, due) => {
    const reply = await create(given);
    expect([reply.status, wrongFields(reply)?.toSorted()]).toEqual([400, due]);
  });

  test('takes only competencies of the company', async () => {
    const [id = ''] = other.competenceIds;
    const theirs = { competenceSource: 'list' as const, competenceList: [{ id }] };
    const body = { ...cycleFormOf(theirs), id: (await made()).id };
    const saved = await house.call(updateCycle, { token: own.hrToken, body });
    for (const reply of [await create(theirs), saved]) {
      expect(wrongFields(reply)).toEqual([
        'competenceList.0.id questionaryMessages.unknownCompetence',
      ]);
    }
    const [first = '', second = ''] = own.competenceIds;
    const data = await made({
      competenceSource: 'list',
      competenceList: [{ id: second }, { id: first }],
    });
    expect(data.competenceList.map((one) => one.id)).toEqual([second, first]);
  });

  test('is listed with its number, found, and is nobody’s of another company', async () => {
    const { id, number } = await made({ name: 'Зимний цикл' });
    const list = (query: Record<string, string>, token = own.hrToken) =>
      house.call(getCycleList, { token, query });
    expect((await list({ q: 'зимний' })).body.data.map((one) => one.number)).toEqual([number]);
    expect((await list({ q: `№ ${number}` })).body.data[0]?.id).toBe(id);
    expect((await list({ 'filterList[status]': 'done' })).body.count).toBe(0);
    expect((await list({}, other.hrToken)).body.count).toBe(0);
    const { token } = await enter(house.context, own, ['ROLE_MANAGER']);
    expect((await list({}, token)).status).toBe(403);
    const theirs = await house.call(getCycle, { token: other.hrToken, params: { id } });
    expect(theirs.status).toBe(404);
  });

  test('is saved as it was seen, and stale otherwise', async () => {
    const { id } = await made();
    const save = (given: Partial<CycleForm> & { version?: number }) =>
      house.call(updateCycle, { token: own.hrToken, body: { id, ...cycleFormOf(given) } });
    const saved = await save({ version: 1, name: 'Другое имя', message: 'Зачем' });
    expect(saved.body.data).toMatchObject({ version: 2, name: 'Другое имя', message: 'Зачем' });
    const late = await save({ version: 1, name: 'Третье' });
    expect([late.status, late.body.code, late.body.data.name]).toEqual([409, 8, 'Другое имя']);
    const [entry] = await formRowsOf<{ verb: string; details: { fieldList: string[] } }>(
      house,
      `select verb, details from audit where entity_id = $1 order by id desc limit 1`,
      id,
    );
    expect(entry).toEqual({ verb: 'update', details: { fieldList: ['name', 'message'] } });
  });

  test('that has begun keeps what people were told', async () => {
    const { id } = await made();
    await add(id, { employeeIdList: [own.people[1]!] });
    const begun = await move(id, 'nominating');
    expect(begun.body.data).toMatchObject({ status: 'nominating' });
    const save = (given: Partial<CycleForm>) =>
      house.call(updateCycle, { token: own.hrToken, body: { id, ...cycleFormOf(given) } });
    const locked = await save({ isAnonymous: false, chosenBy: 'hr' });
    expect(wrongFields(locked)?.toSorted()).toEqual([
      'chosenBy cycleMessages.locked',
      'isAnonymous cycleMessages.locked',
    ]);
    expect(wrongFields(await save({ chooseUntil: '2026-06-01' }))).toEqual([
      'chooseUntil cycleMessages.dayPast',
    ]);
    const lower = { min: 3, max: 5 };
    const limits = { colleague: lower, customer: lower, subordinate: lower };
    expect((await save({ limits, dateEnd: '2026-07-09' })).status).toBe(200);
    expect((await house.call(deleteCycle, { token: own.hrToken, params: { id } })).status).toBe(
      409,
    );
    expect((await move(id, 'nominating')).status).toBe(409);
    const days = { chooseUntil: '2026-06-01', dateStart: '2026-06-02', dateEnd: '2026-06-10' };
    await house.context.database.pool.query(
      `update cycle set choose_until = $2, date_start = $3, date_end = $4, release_on = '2026-06-20'
        where id = $1`,
      [id, ...Object.values(days)],
    );
    expect(wrongFields(await save({ limits, ...days, releaseOn: '2026-06-14' }))).toEqual([
      'releaseOn cycleMessages.dayPast',
    ]);
    expect((await save({ limits, ...days, releaseOn: '2026-06-15' })).status).toBe(200);
  });

  test('without people does not begin, nor once its day has passed', async () => {
    const { id } = await made();
    expect(wrongFields(await move(id, 'nominating'))).toEqual(['status cycleMessages.noSubjects']);
    expect(wrongFields(await move(id, 'inwork'))).toEqual(['status cycleMessages.notToWork']);
    const past = await made({ chooseUntil: '2026-06-01' });
    await add(past.id, { employeeIdList: [own.people[1]!] });
    expect(wrongFields(await move(past.id, 'nominating'))).toEqual([
      'chooseUntil cycleMessages.dayPast',
    ]);
    const over = await made({
      chosenBy: 'hr',
      approvedBy: 'nobody',
      dateStart: '2026-06-01',
      dateEnd: '2026-06-10',
    });
    await add(over.id, { employeeIdList: [own.people[1]!] });
    expect(wrongFields(await move(over.id, 'inwork'))).toEqual(['dateEnd cycleMessages.dayPast']);
  });

  test('is copied with the people who still work here, and deleted with them', async () => {
    const { id } = await made();
    await add(id, { employeeIdList: own.people.slice(1, 4) });
    await many(id, { action: 'leaveOut', employeeIdList: [own.people[3]!] });
    const { body } = await house.call(duplicateCycle, { token: own.hrToken, body: { id } });
    expect(body.data).toMatchObject({ status: 'created', subjectCount: 2, dateEnd: '2026-07-07' });
    const remove = (which: string) =>
      house.call(deleteCycle, { token: own.hrToken, params: { id: which } });
    expect((await remove(body.data.id)).body.message).toBe('Цикл удалён');
    expect((await remove(body.data.id)).status).toBe(404);
    expect((await read(id)).subjectCount).toBe(2);
    await move(id, 'nominating');
    const notesOf = async (which: string) =>
      (
        await formRowsOf<{ verb: string }>(
          house,
          'select verb from audit where entity_id = $1 order by id',
          which,
        )
      ).map(({ verb }) => verb);
    expect(await notesOf(id)).toEqual(['create', 'update', 'leaveOut', 'toChoosing']);
    expect(await notesOf(body.data.id)).toEqual(['duplicate', 'delete']);
  });
});

const ask: Record<
  CycleVerb,
  (id: string, token: string) => Promise<{ status: number; body: object }>
> = {
  toChoosing: (id, token) =>
    house.call(updateCycleStatus, { token, body: { id, status: 'nominating' } }),
  toWork: (id, token) => house.call(updateCycleStatus, { token, body: { id, status: 'inwork' } }),
  tryAgain: (id, token) => house.call(tryLaunchAgain, { token, params: { id } }),
  archive: (id, token) =>
    house.call(updateCycleStatus, { token, body: { id, status: 'archived' } }),
  update: (id, token) => house.call(updateCycle, { token, body: { id, ...cycleFormOf() } }),
  addSubjects: (id, token) =>
    house.call(addSubjects, { token, params: { id }, body: { employeeIdList: [boss] } }),
  duplicate: (id, token) => house.call(duplicateCycle, { token, body: { id } }),
  export: async (id, token) => {
    const { status } = await house.call(exportCycle, { token, params: { id } });
    return { status, body: {} };
  },
  delete: (id, token) => house.call(deleteCycle, { token, params: { id } }),
};

describe('what may be done with it', () => {
  test.each(cycleStatuses)('while it is %s is what the server does', async (status) => {
    const { token } = await enter(house.context, own, ['ROLE_MANAGER']);
    const { id } = await made();
    await add(id, { employeeIdList: [own.people[1]!] });
    await many(id, { action: 'approve', employeeIdList: [own.people[1]!] });
    // What deletes it comes last.
    for (const verb of cycleVerbs) {
      await house.context.database.pool.query('update cycle set status = $2 where id = $1', [
        id,
        status,
      ]);
      expect([verb, (await ask[verb](id, token)).status]).toEqual([verb, 403]);
      const { can } = await read(id);
      const isRefused = (wrongFields(await ask[verb](id, own.hrToken)) ?? []).some((one) =>
        one.startsWith('status '),
      );
      expect([verb, isRefused]).toEqual([verb, !can.includes(verb)]);
    }
  });
});
