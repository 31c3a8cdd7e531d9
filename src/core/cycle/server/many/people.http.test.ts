import { beforeAll, describe, expect, test } from 'vitest';
import { updateCycle } from '#core/cycle/contract/cycle.ts';
import { getCycleLoad } from '#core/cycle/contract/cycle-load.ts';
import type { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { saveRaters } from '#core/cycle/contract/raters.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { type CycleForm, cycleFormOf, startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import { countStatements } from '#test/database/statements.ts';
import {
  type Company,
  inBrand,
  makePeople,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';

const cycles = startCycles();
const { house, made, read, checks, add, board, move, many } = cycles;
let own: Company;
let other: Company;
let boss: string;
beforeAll(() => {
  ({ own, other, boss } = cycles.company);
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
  });

  test('of another company are refused, who has left is said', async () => {
    const { database } = house.context;
    const { id } = await made();
    const foreign = await add(id, { employeeIdList: [own.people[1]!, other.people[0]!] });
    expect(wrongFields(foreign)).toEqual(['employeeIdList.1 questionaryMessages.unknownPerson']);
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
    const roles = async (given: Partial<CycleForm>, employeeIdList: string[]) => {
      const { id } = await cycles.made(given);
      await add(id, { employeeIdList });
      return { id, said: await said(id) };
    };
    const said = async (id: string) =>
      (await checks(id)).checkList
        .find(({ name }) => name === 'roles')
        ?.messageList.map((message) => message.split('.')[0]);
    const [, first = '', second = ''] = own.people;
    const last = own.people[9]!;
    const direct = 'Подчинённые: у 2 человек из 3 их в структуре меньше 3';
    const made = await roles({ chosenBy: 'hr', approvedBy: 'nobody' }, [boss, first, last]);
    expect(made.said).toEqual(['Коллеги: у 2 человек из 3 их в структуре меньше 3', direct]);
    const raters = own.people.slice(2, 5).map((one) => ({ id: one, type: 'colleague' as const }));
    const params = { id: made.id, employeeId: last };
    await house.call(saveRaters, {
      token: own.hrToken,
      params,
      body: { raterList: raters, action: 'save' },
    });
    expect(await said(made.id)).toEqual([direct]);
    expect((await roles({}, [first, boss])).said).toEqual([]);
    expect((await roles({ isAnonymous: false }, [last])).said).toEqual([]);
    expect((await roles({}, [first, second])).said).toEqual([
      'Подчинённые: у 2 человек из 2 их в структуре меньше 3',
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
    await house.call(updateCycle, { token: own.hrToken, body: { id, ...cycleFormOf({ limits }) } });
    const crowded = (await board(id)).body.data.filter((one) => one.tooManyRoles.length > 0);
    expect(crowded).toHaveLength(9);
    const ids = async (query: Record<string, string>) =>
      (await board(id, query)).body.data.map(({ employee }) => own.people.indexOf(employee.id));
    expect((await ids({ 'filterList[stage]': 'approval' })).toSorted()).toEqual([1, 2]);
    const { approverList } = await read(id);
    expect(approverList.map((one) => [one.id, one.count])).toEqual([[boss, 2]]);
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
    expect((await board(id)).body.stageCounts).toMatchObject({ ready: 3, choosing: 1, leftOut: 0 });
    expect((await act({ action: 'remind', employeeIdList: [one] }))[0]).toBe(0);
    const nobody = await many(id, { action: 'send', employeeIdList: [other.people[0]!] });
    expect(nobody.status).toBe(404);
  });

  test('whoever is taken back stands where they stood, and whoever is added again begins anew', async () => {
    const { id } = await made();
    const [, one = '', two = '', three = ''] = own.people;
    const employeeIdList = [one, two, three];
    const stages = async () => (await board(id)).body.stageCounts;
    await add(id, { employeeIdList });
    await many(id, { action: 'send', employeeIdList: [one, two] });
    await many(id, { action: 'approve', employeeIdList: [one] });
    const before = await stages();
    expect(before).toMatchObject({ ready: 1, approval: 1, choosing: 1 });
    await many(id, { action: 'leaveOut', employeeIdList });
    expect(await stages()).toMatchObject({ leftOut: 3 });
    await many(id, { action: 'takeBack', employeeIdList });
    expect(await stages()).toEqual(before);
    await many(id, { action: 'leaveOut', employeeIdList });
    await add(id, { employeeIdList });
    expect(await stages()).toMatchObject({ ready: 0, approval: 0, choosing: 3, leftOut: 0 });
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
    expect(wrongFields(await set(other.people[0]!))).toEqual([
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
        expect.stringMatching(/^Со своим списком HR этого не делает: его утвердит Иван/),
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
