import { beforeAll, describe, expect, test } from 'vitest';
import { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { approveMany } from '#core/cycle/contract/raters.ts';
import { wrongFields } from '#test/cycle/start-cycles.ts';
import { startLists } from '#test/cycle/start-lists.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';

const lists = startLists();
const { house, link, run, begun, read, save, colleagues, approvals, tasksOf, stageOf } = lists;
let own: Company;
let boss: string;
let subject: string;
let bossLink: string;
let subjectToken: string;
let subjectLink: string;
beforeAll(() => {
  ({ own, boss, subject, bossLink, subjectToken, subjectLink } = lists.company);
});

describe('approving', () => {
  test('is the leader’s, by link as well: returned with a note, then approved', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3, 4), action: 'send' });
    const waiting = (await approvals(bossLink)).body.data.find(({ cycle }) => cycle.id === id);
    expect(waiting).toMatchObject({
      kind: 'approve',
      roleNotes: [{ type: 'colleague', word: 'alone' }],
      remarkList: [],
      until: '2026-06-22',
    });
    expect(waiting?.raterList.map(({ id: one, type }) => [one, type]).toSorted()).toEqual(
      [[boss, 'supervisor'], ...[2, 3, 4].map((at) => [own.people[at], 'colleague'])].toSorted(),
    );
    const back = await save(id, bossLink, {
      raterList: colleagues(2, 3),
      action: 'return',
      note: 'Добавьте заказчиков',
    });
    expect([back.status, back.body.data.state]).toEqual([200, 'choosing']);
    const seen = (await read(id, subjectToken)).body.data;
    expect([seen.note, seen.can]).toEqual(['Добавьте заказчиков', ['save', 'send']]);
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const { data } = (await read(id, bossLink)).body;
    expect(data.can).toEqual(['save', 'approve', 'return']);
    expect(data.roleNotes).toEqual([{ type: 'colleague', word: 'notShown' }]);
    const many = colleagues(2, 3, 4, 5, 6);
    const yes = await save(id, bossLink, { raterList: many, action: 'approve' });
    expect([yes.status, yes.body.data.state]).toEqual([200, 'ready']);
    const ends = (await read(id, subjectToken)).body.data;
    expect([ends.raterList.length, ends.can, ends.roleNotes]).toEqual([5, [], []]);
  });

  test('by HR says of each list why it can’t be', async () => {
    const id = await begun({}, own.people.slice(1, 3));
    const [, first = '', second = ''] = own.people;
    const many = (action: 'approve' | 'leaveOut', employeeIdList: string[]) =>
      house.call(manySubjects, {
        token: own.hrToken,
        params: { id },
        body: { action, employeeIdList },
      });
    await many('approve', [first]);
    await many('leaveOut', [second]);
    const { data } = (await many('approve', [first, second])).body;
    expect(data.map(({ employeeId, error }) => [employeeId === first, error]).toSorted()).toEqual([
      [false, 'Этот человек исключён из цикла'],
      [true, 'Этот список уже утверждён'],
    ]);
    await run(`delete from cycle_rater where cycle_id = $1`, id);
    await many('leaveOut', [first]);
    await house.call(addSubjects, {
      token: own.hrToken,
      params: { id },
      body: { employeeIdList: [first] },
    });
    await run(`delete from cycle_rater where cycle_id = $1`, id);
    const [empty] = (await many('approve', [first])).body.data;
    expect(empty?.error).toBe('Выберите хотя бы одного участника');
  });

  test('of the only HR person is their leader’s, also where HR approves', async () => {
    const [, , , , five = ''] = own.people;
    const { token } = await enter(house.context, own, ['ROLE_HR'], { employeeId: five });
    const id = await begun({ approvedBy: 'hr' }, [five]);
    const approverOf = async () => (await read(id, own.hrToken, five)).body.data.approverName;
    await save(id, token, { raterList: colleagues(5, 6), action: 'send' }, five);
    expect(await approverOf()).toBe(null);
    const alone = `update membership set disabled = $3 where brand_id = $1
      and employee_id is distinct from $2 and 'ROLE_HR' = any(roles)`;
    const admin = await enter(house.context, own, ['ROLE_ADMIN'], {});
    const lists = async () =>
      (await approvals(bossLink)).body.data.flatMap(({ cycle, subject: one }) =>
        cycle.id === id ? [one.id] : [],
      );
    expect(await lists()).toEqual([]);
    await run(alone, own.brandId, five, true);
    expect(await lists()).toEqual([five]);
    const body = { action: 'approve' as const, employeeIdList: [five] };
    const tried = await house.call(manySubjects, { token, params: { id }, body });
    const name = (await read(id, token, five)).body.data.approverName;
    expect(name).not.toBe(null);
    expect(tried.body.data[0]?.error).toMatch(
      /^Со своим списком HR этого не делает: его утвердит /,
    );
    const yes = await save(id, bossLink, { raterList: colleagues(5, 6), action: 'approve' }, five);
    expect([yes.status, yes.body.data.state]).toEqual([200, 'ready']);
    // Without a leader too it is an admin's, and both screens say so.
    await save(id, bossLink, { raterList: colleagues(5), action: 'save' }, five);
    await run('delete from employee_leader where employee_id = $1', five);
    expect((await read(id, token, five)).body.data).toMatchObject({
      approverName: null,
      isForAdmin: true,
    });
    const unled = await house.call(manySubjects, { token, params: { id }, body });
    expect(unled.body.data[0]?.error).toMatch(/^Ваш список утверждает администратор/);
    const waiting = (await approvals(admin.token)).body.data;
    expect(waiting.some(({ cycle }) => cycle.id === id)).toBe(true);
    const byAdmin = { raterList: colleagues(5, 6), action: 'approve' } as const;
    expect((await save(id, admin.token, byAdmin, five)).status).toBe(200);
    await inBrand(house.context.database, own.brandId, (scope) => makeLeaders(scope, five, [boss]));
    await run(alone, own.brandId, five, false);
    await run(
      'update membership set disabled = true where brand_id = $1 and employee_id = $2',
      own.brandId,
      five,
    );
  });

  test('a new company says once that all are new; elsewhere the new one is marked', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const seen = async () => {
      const { data, isCompanyNew } = (await approvals(bossLink)).body;
      const row = data.find(({ cycle }) => cycle.id === id);
      const list = (await read(id, bossLink)).body.data;
      const newOf = (all: readonly { id: string; isNew: boolean }[] = []) =>
        all.filter(({ isNew }) => isNew).map((one) => one.id);
      return [isCompanyNew, newOf(row?.raterList), list.isCompanyNew, newOf(list.raterList)];
    };
    const came = 'update employee set created_at = $2 where brand_id = $1';
    await run(came, own.brandId, '2026-06-10');
    expect(await seen()).toEqual([true, [], true, []]);
    await run(came, own.brandId, '2026-01-10');
    await run(`${came} and id = $3`, own.brandId, '2026-06-10', own.people[2]);
    expect(await seen()).toEqual([false, [own.people[2]], false, [own.people[2]]]);
    expect((await read(id, subjectToken)).body.data.isCompanyNew).toBe(false);
  });

  test('ten lists in one call, each for itself; what changed meanwhile stays', async () => {
    const people = own.people.slice(1, 12);
    const id = await begun({}, people);
    const token = own.hrToken;
    const fill = (action: 'fillFromStructure' | 'send') =>
      house.call(manySubjects, { token, params: { id }, body: { action, employeeIdList: people } });
    const readAll = async () => {
      const all = await Promise.all(people.map((one) => read(id, token, one)));
      return all.map(({ body }) => body.data);
    };
    const howOften = (ids: readonly string[]) =>
      people.map((one) => ids.filter((id) => id === one).length);
    const offered = (await readAll()).flatMap(({ suggestions }) =>
      suggestions.colleague.slice(0, 4),
    );
    await fill('fillFromStructure');
    const filled = (await readAll()).flatMap(({ raterList }) => raterList);
    for (const listed of [offered, filled]) {
      expect(howOften(listed.map((one) => one.id))).toEqual(people.map(() => 4));
    }
    await fill('send');
    const waiting = (await approvals(bossLink)).body.data.filter(({ cycle }) => cycle.id === id);
    expect(waiting).toHaveLength(11);
    const { token: signedIn } = await enter(house.context, own, ['ROLE_HR'], {
      employeeId: own.people[13]!,
    });
    await run('update cycle_subject set approver_id = $2 where cycle_id = $1', id, own.people[13]);
    const remarksTo = async (asked: string) => {
      const { data } = (await approvals(asked)).body;
      return data.flatMap(({ cycle, remarkList }) => (cycle.id === id ? remarkList : []));
    };
    // Their leader stands on all eleven lists, and each of them on four.
    expect(await remarksTo(signedIn)).not.toContain('load');
    await run(
      `insert into cycle_rater (brand_id, cycle_id, subject_id, employee_id, type, origin)
       select brand_id, cycle_id, employee_id, $2, 'customer', 'hr' from cycle_subject where cycle_id = $1`,
      id,
      own.people[12],
    );
    expect(await remarksTo(signedIn)).toContain('load');
    await run('update cycle_subject set approver_id = null where cycle_id = $1', id);
    expect(await remarksTo(bossLink)).not.toContain('load');
    await run(
      'delete from cycle_rater where cycle_id = $1 and employee_id = $2',
      id,
      own.people[12],
    );
    const list = waiting.map(({ subject: one, version }, place) => ({
      cycleId: id,
      employeeId: one.id,
      version: place === 0 ? version + 1 : version,
    }));
    const { statements, reply } = await countStatements(() =>
      house.call(approveMany, { token: bossLink, body: { list } }),
    );
    expect(statements).toBeLessThanOrEqual(16);
    expect(reply.body).toMatchObject({ doneCount: 10, message: 'Утверждено 10 списков' });
    expect(reply.body.data.flatMap(({ error }) => error ?? [])).toEqual([
      'Список изменился. Откройте его и посмотрите ещё раз.',
    ]);
    const [task] = await tasksOf(bossLink);
    expect(task).toMatchObject({ kind: 'approve' });
  });

  test('nobody approves their own, whatever their roles', async () => {
    const id = await begun({ approvedBy: 'hr' });
    await run(
      `update membership set roles = '{ROLE_HR,ROLE_ADMIN}' where employee_id = $1`,
      subject,
    );
    const token = subjectToken;
    await save(id, token, { raterList: colleagues(2, 3), action: 'send' });
    for (const action of ['approve', 'return', 'add'] as const) {
      const refused = await save(id, token, { raterList: colleagues(2), action, note: 'Так' });
      expect([action, refused.status, wrongFields(refused)]).toEqual([
        action,
        409,
        ['raterList cycleMessages.ownList'],
      ]);
    }
    const list = [{ cycleId: id, employeeId: subject }];
    const many = await house.call(approveMany, { token, body: { list } });
    expect(many.body.data[0]?.error).toBe('Свой список утверждает другой HR или администратор');
    const waiting = async (asked: string) =>
      (await approvals(asked)).body.data.some(({ cycle }) => cycle.id === id);
    expect([await waiting(token), await waiting(own.hrToken)]).toEqual([false, true]);
    expect(await stageOf(id)).toBe('approval');
    await run(`update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`, subject);
  });

  test('where nobody leads, or the leader has left, it is HR’s; the next leader is found live', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const isFor = async (token: string) =>
      (await approvals(token)).body.data.some(({ cycle }) => cycle.id === id);
    expect([await isFor(bossLink), await isFor(own.hrToken)]).toEqual([true, false]);
    await run('update employee set fired_at = $2 where id = $1', boss, '2026-01-01');
    expect((await read(id, bossLink)).status).toBe(401);
    expect(await isFor(own.hrToken)).toBe(true);
    await run('update employee set fired_at = null where id = $1', boss);
    const [, , second = ''] = own.people;
    expect((await read(id, await link(second))).status).toBe(404);
    await run('update cycle_subject set approver_id = $2 where cycle_id = $1', id, second);
    expect((await read(id, await link(second))).body.data.relation).toBe('approver');
    expect((await read(id, bossLink)).status).toBe(404);
  });

  test('somebody saves while the leader approves: one wins, the other sees the newer list', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    const { version } = (await read(id, bossLink)).body.data;
    const approve = { version, raterList: colleagues(2, 3), action: 'approve' } as const;
    const replies = await Promise.all([
      save(id, bossLink, approve),
      save(id, own.hrToken, { ...approve, action: 'return', note: 'Ещё раз' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('from the first day on it is the approver’s alone', async () => {
    const id = await begun();
    await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'save' });
    house.setNow('2026-06-22T21:30:00Z');
    const refused = await save(id, subjectLink, { raterList: colleagues(2, 3), action: 'send' });
    expect(wrongFields(refused)).toEqual(['raterList cycleMessages.notSent']);
    const { can } = (await read(id, bossLink)).body.data;
    expect(can).toEqual(['save', 'approve']);
    house.setNow(testNow);
  });

  test('where nobody approves, what is sent is ready', async () => {
    const id = await begun({ approvedBy: 'nobody' });
    const sent = await save(id, subjectToken, { raterList: colleagues(2, 3), action: 'send' });
    expect([sent.body.data.state, await stageOf(id)]).toEqual(['ready', 'ready']);
  });

  test('a leader who chooses is bound, and is asked; the person sees no list', async () => {
    const id = await begun({ chosenBy: 'leader', approvedBy: 'hr' });
    expect((await read(id, subjectToken)).status).toBe(404);
    const { data } = (await read(id, bossLink)).body;
    expect([data.relation, data.isBound, data.can]).toEqual(['chooser', true, ['save', 'send']]);
    const [row] = (await approvals(bossLink)).body.data.filter(({ cycle }) => cycle.id === id);
    expect(row?.kind).toBe('choose');
  });
});
