import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createCycle,
  deleteCycle,
  duplicateCycle,
  getCycle,
  getCycleList,
  getCycleStart,
  updateCycle,
  updateCycleStatus,
} from '#contract/assessment/cycle/cycle.ts';
import { exportCycle, importSubjects } from '#contract/assessment/cycle/cycle-file.ts';
import { getCycleLoad } from '#contract/assessment/cycle/cycle-load.ts';
import {
  addSubjects,
  getSubjects,
  manySubjects,
} from '#contract/assessment/cycle/cycle-subjects.ts';
import { saveRaters } from '#contract/assessment/cycle/raters.ts';
import { type CycleVerb, cycleVerbs } from '#contract/assessment/policy/cycle.ts';
import { cycleStatuses } from '#contract/assessment/rules/cycle.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import { countStatements } from '#test/database/statements.ts';
import {
  type Company,
  inBrand,
  makeLeaders,
  makePeople,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
/** Leads all but themself and the last one. */
let boss: string;

beforeAll(async () => {
  const { database } = house.context;
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 10 }, { howMany: 3 }));
  boss = own.people[0]!;
  await inBrand(database, own.brandId, async (scope) => {
    for (const id of own.people.slice(1, 9)) await makeLeaders(scope, id, [boss]);
  });
});

type Form = BodyInput<typeof createCycle>;
const form = (given: Partial<Form> = {}): Form => ({
  name: 'Оценка 360, весна',
  chooseUntil: '2026-06-22',
  dateStart: '2026-06-23',
  dateEnd: '2026-07-07',
  ...given,
});
const create = (given: Partial<Form> = {}, token = own.hrToken) =>
  house.call(createCycle, { token, body: form(given) });
const made = async (given: Partial<Form> = {}) => (await create(given)).body.data;
const read = async (id: string) =>
  (await house.call(getCycle, { token: own.hrToken, params: { id } })).body.data;
const add = (id: string, body: BodyInput<typeof addSubjects>) =>
  house.call(addSubjects, { token: own.hrToken, params: { id }, body });
const board = (id: string, query: Record<string, string> = {}, token = own.hrToken) =>
  house.call(getSubjects, { token, params: { id }, query });
const move = (id: string, status: 'nominating' | 'inwork' | 'archived') =>
  house.call(updateCycleStatus, { token: own.hrToken, body: { id, status } });
const many = (
  id: string,
  body: BodyInput<typeof manySubjects>,
  query: Record<string, string> = {},
  token = own.hrToken,
) => house.call(manySubjects, { token, params: { id }, body, query });
const wrong = ({ body }: { body: { errors?: { path: string; key: string }[] | undefined } }) =>
  body.errors?.map(({ path, key }) => `${path} ${key}`);

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
    expect(body.data.warningList).toEqual([]);
    const short = await made({ dateEnd: '2026-06-24' });
    expect(short.warningList.map(({ path }) => path)).toEqual(['dateEnd']);
    expect(body.data.timeline.map(({ name }) => name)).toEqual([
      'chooseUntil',
      'dateStart',
      'dateEnd',
      'releaseOn',
    ]);
  });

  test.each<[string, Partial<Form>, string[]]>([
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
    expect([reply.status, wrong(reply)?.toSorted()]).toEqual([400, due]);
  });

  test('takes only competencies of the company', async () => {
    const [id = ''] = other.competenceIds;
    const reply = await create({ competenceSource: 'list', competenceList: [{ id }] });
    expect(wrong(reply)).toEqual(['competenceList.0.id questionaryMessages.unknownCompetence']);
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
    const save = (given: Partial<Form> & { version?: number }) =>
      house.call(updateCycle, { token: own.hrToken, body: { id, ...form(given) } });
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
    const save = (given: Partial<Form>) =>
      house.call(updateCycle, { token: own.hrToken, body: { id, ...form(given) } });
    const locked = await save({ isAnonymous: false, chosenBy: 'hr' });
    expect(wrong(locked)?.toSorted()).toEqual([
      'chosenBy cycleMessages.locked',
      'isAnonymous cycleMessages.locked',
    ]);
    expect(wrong(await save({ chooseUntil: '2026-06-01' }))).toEqual([
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
    expect(wrong(await save({ limits, ...days, releaseOn: '2026-06-14' }))).toEqual([
      'releaseOn cycleMessages.dayPast',
    ]);
    expect((await save({ limits, ...days, releaseOn: '2026-06-15' })).status).toBe(200);
  });

  test('without people does not begin, nor once its day has passed', async () => {
    const { id } = await made();
    expect(wrong(await move(id, 'nominating'))).toEqual(['status cycleMessages.noSubjects']);
    expect(wrong(await move(id, 'inwork'))).toEqual(['status cycleMessages.notToWork']);
    const past = await made({ chooseUntil: '2026-06-01' });
    await add(past.id, { employeeIdList: [own.people[1]!] });
    expect(wrong(await move(past.id, 'nominating'))).toEqual(['chooseUntil cycleMessages.dayPast']);
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
  });
});

const ask: Record<
  CycleVerb,
  (id: string, token: string) => Promise<{ status: number; body: object }>
> = {
  toChoosing: (id, token) =>
    house.call(updateCycleStatus, { token, body: { id, status: 'nominating' } }),
  toWork: (id, token) => house.call(updateCycleStatus, { token, body: { id, status: 'inwork' } }),
  archive: (id, token) =>
    house.call(updateCycleStatus, { token, body: { id, status: 'archived' } }),
  update: (id, token) => house.call(updateCycle, { token, body: { id, ...form() } }),
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
      const isRefused = (wrong(await ask[verb](id, own.hrToken)) ?? []).some((one) =>
        one.startsWith('status '),
      );
      expect([verb, isRefused]).toEqual([verb, !can.includes(verb)]);
    }
  });
});

describe('its people', () => {
  test('are added one by one, by place or all, each once, with their leaders', async () => {
    const { database } = house.context;
    const place = await inBrand(database, own.brandId, async (scope) => {
      const positionId = await makePosition(scope, 'Кладовщик');
      const subdivisionId = await makeSubdivision(scope, 'Склад');
      await makePeople(scope, 3, { positionId, subdivisionId });
      await makePeople(scope, 1, { positionId, subdivisionId, firedAt: '2026-01-01' } as never);
      return { positionId, subdivisionId };
    });
    const { id } = await made();
    const added = async (body: BodyInput<typeof addSubjects>) => (await add(id, body)).body.data;
    expect(await added({ employeeIdList: own.people.slice(1, 3) })).toEqual({
      addedCount: 2,
      alreadyCount: 0,
      leftOutList: [],
    });
    expect(await added({ positionIdList: [place.positionId] })).toMatchObject({ addedCount: 3 });
    expect(await added({ subdivisionIdList: [place.subdivisionId] })).toMatchObject({
      addedCount: 0,
      alreadyCount: 3,
    });
    await added({ all: true });
    const { body } = await board(id);
    expect(body.count).toBe(body.stageCounts.choosing);
    const first = body.data.find(({ employee }) => employee.id === own.people[1]);
    expect(first).toMatchObject({
      stage: 'choosing',
      approver: { id: boss },
      counts: { supervisor: 1, colleague: 0 },
      tooFewRoles: [],
      answered: null,
    });
    const alone = body.data.find(({ employee }) => employee.id === own.people[9]);
    expect(alone).toMatchObject({ approver: null, tooFewRoles: ['supervisor'] });
    const detail = await read(id);
    expect(detail.warningList.map(({ path }) => path)).toEqual([
      'approvedBy',
      'competenceSource',
      'limits.subordinate',
    ]);
    expect(detail.warningList[1]?.message).toContain('Кладовщик');
  });

  test('of another company are refused, who has left is said', async () => {
    const { database } = house.context;
    const { id } = await made();
    const foreign = await add(id, { employeeIdList: [own.people[1]!, other.people[0]!] });
    expect(wrong(foreign)).toEqual(['employeeIdList.1 questionaryMessages.unknownPerson']);
    const [gone = ''] = await inBrand(database, own.brandId, (scope) =>
      makePeople(scope, 1, { ...own }),
    );
    await house.context.database.pool.query(
      `update employee set fired_at = '2026-01-01' where id = $1`,
      [gone],
    );
    const { data } = (await add(id, { employeeIdList: [gone, own.people[1]!] })).body;
    expect(data).toMatchObject({ addedCount: 1, leftOutList: [{ id: gone, reason: 'fired' }] });
    expect((await add(id, {})).status).toBe(400);
    expect((await board(id, {}, other.hrToken)).status).toBe(404);
  });

  test('whose lists only HR may approve are counted while they wait', async () => {
    const { id } = await made({ approvedBy: 'hr' });
    const employeeIdList = [own.people[1]!, own.people[2]!];
    await add(id, { employeeIdList });
    await move(id, 'nominating');
    await many(id, { action: 'fillFromStructure', employeeIdList });
    const waiting = async () => (await read(id)).toApproveCount;
    expect(await waiting()).toBe(0);
    await many(id, { action: 'send', employeeIdList });
    expect(await waiting()).toBe(2);
    await many(id, { action: 'approve', employeeIdList: [own.people[1]!] });
    expect(await waiting()).toBe(1);
  });

  test('whom the structure knows too few raters for are counted where they are most', async () => {
    const roles = async (given: Partial<Form>, employeeIdList: string[]) => {
      const { id } = await made(given);
      await add(id, { employeeIdList });
      const said = (await read(id)).warningList.filter(({ path }) => path.startsWith('limits'));
      return { id, said: said.map(({ path, message }) => [path, message.split('.')[0]]) };
    };
    const [, first = '', second = ''] = own.people;
    const last = own.people[9]!;
    const direct = ['limits.subordinate', 'Подчинённые: у 2 человек из 3 их в структуре меньше 3'];
    const { id, said } = await roles({ chosenBy: 'hr', approvedBy: 'nobody' }, [boss, first, last]);
    expect(said).toEqual([
      ['limits.colleague', 'Коллеги: у 2 человек из 3 их в структуре меньше 3'],
      direct,
    ]);
    const raters = own.people.slice(2, 5).map((one) => ({ id: one, type: 'colleague' as const }));
    const params = { id, employeeId: last };
    await house.call(saveRaters, {
      token: own.hrToken,
      params,
      body: { raterList: raters, action: 'save' },
    });
    expect((await read(id)).warningList.map(({ path }) => path)).not.toContain('limits.colleague');
    expect((await roles({}, [first, boss])).said).toEqual([]);
    expect((await roles({ isAnonymous: false }, [last])).said).toEqual([]);
    expect((await roles({}, [first, second])).said.map(([path]) => path)).toEqual([
      'limits.subordinate',
    ]);
  });

  test('stand on a board that is searched, filtered, sorted and paged', async () => {
    const { id } = await made();
    await add(id, { employeeIdList: own.people });
    await move(id, 'nominating');
    await many(id, { action: 'fillFromStructure', employeeIdList: own.people });
    await many(id, { action: 'send', employeeIdList: [own.people[1]!, own.people[2]!] });
    const few = { min: 0, max: 5 };
    const limits = { colleague: few, customer: few, subordinate: few };
    await house.call(updateCycle, { token: own.hrToken, body: { id, ...form({ limits }) } });
    const crowded = (await board(id)).body.data.filter((one) => one.tooManyRoles.length > 0);
    expect(crowded).toHaveLength(9);
    const ids = async (query: Record<string, string>) =>
      (await board(id, query)).body.data.map(({ employee }) => own.people.indexOf(employee.id));
    expect((await ids({ 'filterList[stage]': 'approval' })).toSorted()).toEqual([1, 2]);
    expect((await ids({ 'filterList[approver]': 'hr' })).toSorted()).toEqual([0, 9]);
    expect(await ids({ 'filterList[approver]': boss })).toHaveLength(8);
    expect((await read(id)).toApproveCount).toBe(0);
    expect(await ids({ 'filterList[position]': other.positionId })).toEqual([]);
    expect((await ids({ sort: 'stage:d' })).slice(0, 2).toSorted()).toEqual([1, 2]);
    const { body } = await board(id, { limit: '3', offset: '9', 'filterList[problem]': 'false' });
    expect([body.data.length, body.count, body.stageCounts.approval]).toEqual([1, 10, 2]);
    // The leader of eight stands on their lists, and assesses themself.
    const params = { id };
    const { data: load } = (await house.call(getCycleLoad, { token: own.hrToken, params })).body;
    const most = load.heaviestList.find(({ id: heavy }) => heavy === boss);
    expect([load.personCount, most?.subjectCount]).toEqual([10, 9]);
    const led = (await ids({ 'filterList[rater]': boss })).toSorted();
    expect(led).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const [one] = body.data;
    expect((await ids({ q: one!.employee.lastName.toLowerCase() })).length).toBeGreaterThan(0);
    expect((await board(id, { q: '%' })).body.count).toBe(0);
    const { statements } = await countStatements(() => board(id, { sort: 'answered:a' }));
    expect(statements).toBeLessThanOrEqual(12);
  });
});

describe('many at once', () => {
  test('each is done with whom it fits, and says why not with the others', async () => {
    const { id } = await made();
    const [, one = '', two = '', three = ''] = own.people;
    await add(id, { employeeIdList: [one, two, three, own.people[9]!] });
    const act = async (body: BodyInput<typeof manySubjects>, query = {}) => {
      const { data, doneCount } = (await many(id, body, query)).body;
      return [doneCount, data.flatMap(({ error }) => error ?? [])];
    };
    const all = [one, two, three, own.people[9]!];
    const filled = await act({ action: 'send', employeeIdList: all }, { dryRun: 'true' });
    expect(filled).toEqual([3, ['Выберите хотя бы одного участника']]);
    expect((await board(id)).body.stageCounts.choosing).toBe(4);
    expect(await act({ action: 'send', employeeIdList: [one, two] })).toEqual([2, []]);
    expect(await act({ action: 'send', employeeIdList: [one, three] })).toEqual([
      1,
      ['Этот список уже отправлен'],
    ]);
    expect(await act({ action: 'approve', filterList: { stage: ['approval'] } })).toEqual([3, []]);
    expect(await act({ action: 'leaveOut', employeeIdList: [two] })).toEqual([1, []]);
    expect(await act({ action: 'takeBack', q: '' })).toEqual([1, expect.any(Array)]);
    expect((await board(id)).body.stageCounts).toMatchObject({ ready: 2, choosing: 2, leftOut: 0 });
    expect((await act({ action: 'remind', employeeIdList: [one] }))[0]).toBe(0);
    const nobody = await many(id, { action: 'send', employeeIdList: [other.people[0]!] });
    expect(nobody.status).toBe(404);
  });

  test('filling an approved list asks for approval anew, where it adds anybody', async () => {
    const { id } = await made();
    const employeeIdList = [own.people[1]!];
    await add(id, { employeeIdList });
    for (const action of ['send', 'approve'] as const) await many(id, { action, employeeIdList });
    for (const stage of ['approval', 'ready'] as const) {
      await many(id, { action: 'fillFromStructure', employeeIdList });
      expect((await board(id)).body.stageCounts).toMatchObject({ [stage]: 1 });
      await many(id, { action: 'approve', employeeIdList });
    }
  });

  test('an approver works here, is not they themselves, and is looked up live', async () => {
    const { id } = await made();
    const [, one = '', two = ''] = own.people;
    await add(id, { employeeIdList: [one] });
    const set = (approverId: string | null) =>
      many(id, { action: 'setApprover', employeeIdList: [one], approverId });
    const approver = async () => (await board(id)).body.data[0]?.approver?.id;
    expect(wrong(await set(other.people[0]!))).toEqual([
      'approverId cycleMessages.unknownApprover',
    ]);
    expect((await set(one)).body.data[0]?.error).toBe('Никто не утверждает свой список сам');
    await set(two);
    expect(await approver()).toBe(two);
    await house.context.database.pool.query(
      `update employee set fired_at = '2026-01-01' where id = $1`,
      [two],
    );
    expect(await approver()).toBe(boss);
    await house.context.database.pool.query('update employee set fired_at = null where id = $1', [
      two,
    ]);
    await set(null);
    expect(await approver()).toBe(boss);
  });

  test('nobody makes or approves their own list, nor sees how far it is', async () => {
    const [, , , three = ''] = own.people;
    const { id } = await made();
    await add(id, { employeeIdList: [three] });
    const { token } = await enter(house.context, own, ['ROLE_HR'], { employeeId: three });
    for (const action of ['send', 'approve', 'fillFromStructure'] as const) {
      const { body } = await many(id, { action, employeeIdList: [three] }, {}, token);
      expect([action, body.data[0]?.error]).toEqual([
        action,
        'Свой список утверждает другой HR или администратор',
      ]);
    }
    // Nor who stands on it, by asking for those on whose lists somebody does.
    await many(id, { action: 'fillFromStructure', employeeIdList: [three] });
    const byBoss = async (bearer: string) =>
      (await board(id, { 'filterList[rater]': boss }, bearer)).body.count;
    const peopleAsked = async (bearer: string) =>
      (await house.call(getCycleLoad, { token: bearer, params: { id } })).body.data.personCount;
    expect([await byBoss(own.hrToken), await byBoss(token)]).toEqual([1, 0]);
    expect(await peopleAsked(own.hrToken)).toBeGreaterThan(1);
    expect(await peopleAsked(token)).toBe(1);
    const [row] = (await board(id, {}, token)).body.data;
    expect(row?.can).toEqual(['leaveOut']);
    expect((await board(id)).body.data[0]?.can).toEqual([
      'send',
      'approve',
      'fillFromStructure',
      'setApprover',
      'leaveOut',
    ]);
  });
});

describe('files', () => {
  const take = (id: string, lines: string[], query = {}, token = own.hrToken) =>
    house.call(importSubjects, { token, params: { id }, query, file: participantFile(...lines) });

  test('bring people with their raters, all or none', async () => {
    const { id } = await made();
    const mails = await mailsOf(house, own);
    const lines = [
      'E-mail оцениваемого;E-mail;Роль',
      `${mails[1]};${mails[2]};Коллега`,
      `${mails[1]};${mails[0]};Руководитель`,
      `${mails[3]};${mails[2]};Клиент`,
    ];
    const looked = await take(id, lines, { dryRun: 'true' });
    expect(looked.body).toMatchObject({ addedCount: 2, alreadyCount: 0, raterCount: 3, data: [] });
    expect((await read(id)).subjectCount).toBe(0);
    expect((await take(id, lines)).body.message).toBe('Добавлены 2 человека');
    const { data } = (await board(id)).body;
    expect(data.map(({ counts }) => counts)).toEqual(
      expect.arrayContaining([
        { supervisor: 1, colleague: 1, customer: 0, subordinate: 0 },
        { supervisor: 1, colleague: 0, customer: 1, subordinate: 0 },
      ]),
    );
    expect((await take(id, lines)).body).toMatchObject({ addedCount: 0, alreadyCount: 2 });
    const bad = await take(id, [...lines, `${mails[4]};nobody@x.ru;Коллега`]);
    expect(bad.body.data.map(({ rowIndex }) => rowIndex)).toEqual([5]);
    expect((await read(id)).subjectCount).toBe(2);
  });

  test('take back what was approved of a list that they change, and show it to whoever has it open', async () => {
    const { id } = await made();
    const mails = await mailsOf(house, own);
    const line = (of: number, by: number) => `${mails[of]};${mails[by]};Коллега`;
    const head = 'E-mail оцениваемого;E-mail;Роль';
    await take(id, [head, line(1, 2), line(3, 2)]);
    await move(id, 'nominating');
    await house.context.database.pool.query(
      `update cycle_subject set state = 'ready' where cycle_id = $1`,
      [id],
    );
    const seen = await listsOf(id);
    await take(id, [head, line(1, 2), line(1, 4), line(3, 2)]);
    const [changed, same] = await listsOf(id);
    expect([changed, same]).toEqual([
      { state: 'approval', version: (seen[0]?.version ?? 0) + 1 },
      { state: 'ready', version: seen[1]?.version },
    ]);
  });

  /** Of those who are assessed, in the order of the company's people. */
  const listsOf = async (id: string) =>
    formRowsOf<{ state: string; version: number }>(
      house,
      `select state, version from cycle_subject where cycle_id = $1
        order by array_position($2::uuid[], employee_id)`,
      id,
      own.people,
    );

  test('make nobody’s own list, and none for somebody at work', async () => {
    const { id } = await made();
    const mails = await mailsOf(house, own);
    const five = own.people[5]!;
    const { token } = await enter(house.context, own, ['ROLE_HR'], { employeeId: five });
    const lines = ['E-mail оцениваемого;E-mail;Роль', `${mails[5]};${mails[2]};Коллега`];
    const { body } = await take(id, lines, {}, token);
    expect(body.data.flatMap(({ errorList }) => errorList)).toEqual([
      'Свой список утверждает другой HR или администратор',
    ]);
    await take(id, lines);
    await house.context.database.pool.query(
      `update cycle_subject set state = 'launched' where cycle_id = $1`,
      [id],
    );
    expect((await take(id, lines)).body.data[0]?.errorList[0]).toContain('анкета уже в работе');
  });

  test('show how many answered, never who', async () => {
    const { id } = await made();
    await add(id, { employeeIdList: own.people.slice(1, 3) });
    const { status, headers, bytes } = await house.call(exportCycle, {
      token: own.hrToken,
      params: { id },
    });
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/cycle_\d+_2026-06-15\.xlsx/),
    ]);
    const [sheet] = await readXlsx(bytes);
    expect(sheet?.data.map((row) => row[3])).toEqual(['Стадия', 'Выбор', 'Выбор']);
  });
});
