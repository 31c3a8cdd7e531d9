import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  closePlan,
  type createPlan,
  getOwnPlan,
  getPlans,
  notePlan,
  updatePlan,
} from '#core/plan/contract/plan.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { startPlans } from '#test/plan/start-plans.ts';
import { closePlansOfLeavers } from './tasks.ts';

/** One's own plan, and the shared one of somebody whom one leads (rules 153 to 155). */
const plans = startPlans();
const { house, query, goal, make, open } = plans;
type Goals = BodyInput<typeof createPlan>['goalList'];

beforeEach(plans.begin);

const save = (body: BodyInput<typeof updatePlan>, token = plans.owner.token) =>
  house.call(updatePlan, { token, body });
const note = (id: string, text: string, token: string) =>
  house.call(notePlan, { token, body: { id, text } });
const wrong = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { path: string }[] | undefined };
}) => [status, body.errors?.map(({ path }) => path)];

describe('one’s own plan', () => {
  test('begins from an opened report and is saved whole', async () => {
    const [competenceId = ''] = plans.own.competenceIds;
    const made = (await make({ goalList: [{ ...goal, competenceId }] })).body.data;
    expect(made).toMatchObject({
      isOwn: true,
      isShared: false,
      version: 1,
      report: { questionaryId: plans.report.questionaryId },
      goalList: [{ text: goal.text, competence: { id: competenceId, name: 'Надёжность' } }],
      can: ['update', 'share', 'note', 'close'],
    });
    const [first] = made.goalList;
    const goalList = [
      { ...goal, text: 'Свободная цель' },
      { ...goal, id: first!.id, competenceId, state: 'done' as const, stepList: [] },
    ];
    const saved = (await save({ id: made.id, version: 1, goalList })).body.data;
    expect(saved.goalList.map(({ text, state }) => [text, state])).toEqual([
      ['Свободная цель', 'open'],
      [goal.text, 'done'],
    ]);
    expect(saved.goalList[1]?.id).toBe(first!.id);
    const { body } = await house.call(getOwnPlan, { token: plans.owner.token });
    expect(body.data).toEqual(saved);
    expect(body.leaderList.map(({ id }) => id)).toEqual([plans.leader.employeeId]);
    expect(body.latestReport?.questionaryId).toBe(plans.report.questionaryId);
    const stale = await save({ id: made.id, version: 1, isShared: true });
    expect([stale.status, stale.body.code]).toEqual([409, 8]);
  });

  test('has up to three goals of five steps, with days of this century and competencies of here', async () => {
    const foreign = plans.other.competenceIds[0]!;
    const step = goal.stepList[0]!;
    const cases: [Goals, string][] = [
      [Array(4).fill(goal), 'goalList'],
      [[{ ...goal, stepList: Array(6).fill(step) }], 'goalList.0.stepList'],
      [[{ ...goal, stepList: [{ ...step, due: '1990-01-01' }] }], 'goalList.0.stepList.0.due'],
      [[{ ...goal, competenceId: foreign }], 'goalList.0.competenceId'],
      [[goal, { ...goal, id: randomUUID() }], 'goalList.1.id'],
      [[], 'goalList'],
    ];
    for (const [goalList, path] of cases) {
      expect(wrong(await make({ goalList }))).toEqual([400, [path]]);
    }
    const { id } = (await make()).body.data;
    for (const [goalList, path] of cases) {
      expect(wrong(await save({ id, goalList }))).toEqual([400, [path]]);
    }
    const report = plans.report.competenceMarkList[3]!.competenceId;
    const saved = await save({ id, goalList: [{ ...goal, competenceId: report }] });
    expect(saved.body.data.goalList[0]?.competence?.id).toBe(report);
  });

  test('is made from one’s own opened report alone', async () => {
    const absent = await make({ questionaryId: randomUUID() });
    expect(absent.status).toBe(404);
    const closed = await plans.keepClosedReport();
    for (const questionaryId of [closed.questionaryId, plans.foreignReport.questionaryId]) {
      const { status, body } = await make({ questionaryId });
      expect([status, body.message]).toEqual([404, absent.body.message]);
    }
    const byHr = await make({}, plans.own.hrToken);
    const byLeader = await make({}, plans.leader.token);
    expect([byHr.status, byLeader.status]).toEqual([404, 404]);
  });

  test('gives way to the next one, which takes over open goals with the steps that are left', async () => {
    const done = { ...goal.stepList[0]!, text: 'Сделано', isDone: true };
    const goalList = [
      { ...goal, stepList: [done, ...goal.stepList] },
      { ...goal, state: 'done' as const },
    ];
    const first = (await make({ goalList })).body.data;
    expect((await make()).status).toBe(409);
    const [openGoal, doneGoal] = first.goalList;
    const next = { replacesId: first.id, carryList: [openGoal!.id] };
    const refused = await make({ replacesId: first.id, carryList: [doneGoal!.id] });
    expect(wrong(refused)).toEqual([400, ['carryList.0']]);
    const many = await make({ ...next, goalList: [goal, goal, goal] });
    expect(wrong(many)).toEqual([400, ['goalList']]);
    const second = (await make({ ...next, goalList: [] })).body.data;
    expect(second.goalList).toMatchObject([
      { text: goal.text, isCarried: true, stepList: goal.stepList },
    ]);
    const before = (await open(first.id)).body.data;
    expect([before.closedAt !== null, before.can]).toEqual([true, ['share']]);
    const list = await house.call(getPlans, { token: plans.owner.token, query: { of: 'own' } });
    expect(
      list.body.data.map(({ id, goalCount, doneGoalCount, stepCount, doneStepCount }) => [
        id,
        [goalCount, doneGoalCount, stepCount, doneStepCount],
      ]),
    ).toEqual([
      [second.id, [1, 0, 1, 0]],
      [first.id, [2, 1, 3, 1]],
    ]);
  });

  test('is opened by one of two windows', async () => {
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)!.body.data;
    const again = await Promise.all([
      make({ replacesId: first.id }),
      make({ replacesId: first.id }),
    ]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is closed for good by its owner, and when they leave', async () => {
    const { id } = (await make({ isShared: true })).body.data;
    const close = (token: string) => house.call(closePlan, { token, body: { id } });
    expect((await close(plans.leader.token)).status).toBe(404);
    expect((await close(plans.owner.token)).status).toBe(200);
    expect((await close(plans.owner.token)).status).toBe(409);
    expect((await save({ id, goalList: [goal] })).status).toBe(409);
    expect((await note(id, 'Поздно', plans.owner.token)).status).toBe(409);
    expect((await save({ id, isShared: false })).body.data.isShared).toBe(false);
    const next = (await make()).body.data;
    await query('update employee set fired_at = now() where id = $1', plans.owner.employeeId);
    await closePlansOfLeavers(house.context, {}, { attempt: 1, isLast: false });
    const rows = await query<{ closed_at: Date | null }>(
      'select closed_at from plan where id = $1',
      next.id,
    );
    expect(rows[0]?.closed_at).not.toBeNull();
  });
});

describe('a shared plan', () => {
  test('is read by whoever leads the person now, who writes notes and changes nothing', async () => {
    const { id } = (await make({ isShared: true })).body.data;
    const byLeader = (await open(id, plans.leader.token)).body.data;
    expect([byLeader.isOwn, byLeader.can]).toEqual([false, ['note']]);
    expect((await save({ id, goalList: [goal] }, plans.leader.token)).status).toBe(404);
    await note(id, 'Поговорим в пятницу', plans.leader.token);
    house.setNow('2026-06-15T09:01:00Z');
    await note(id, 'Хорошо', plans.owner.token);
    const read = (await open(id)).body.data;
    expect(read.noteList.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Поговорим в пятницу', false],
      ['Хорошо', true],
    ]);
    const led = await house.call(getPlans, { token: plans.leader.token, query: { of: 'led' } });
    expect(led.body).toMatchObject({
      count: 1,
      data: [{ id, nextDue: '2026-07-01', isOverdue: false }],
    });
    for (const employeeId of [plans.owner.employeeId, plans.stranger.employeeId]) {
      const query = { of: 'led', employeeId };
      const { body } = await house.call(getPlans, { token: plans.leader.token, query });
      expect(body.count).toBe(employeeId === plans.owner.employeeId ? 1 : 0);
    }
    for (const token of [plans.own.hrToken, plans.stranger.token, plans.foreigner.token]) {
      expect((await open(id, token)).status).toBe(404);
      expect((await note(id, 'Я тоже', token)).status).toBe(404);
      for (const asked of [{}, { employeeId: plans.owner.employeeId }]) {
        const list = await house.call(getPlans, { token, query: { of: 'led', ...asked } });
        expect(list.body.count).toBe(0);
      }
    }
  });

  test('goes with the person to their next leader (edge 43)', async () => {
    const { id } = (await make({ isShared: true })).body.data;
    await plans.leadBy(plans.stranger);
    expect((await open(id, plans.leader.token)).status).toBe(404);
    expect((await open(id, plans.stranger.token)).status).toBe(200);
    const led = (token: string) => house.call(getPlans, { token, query: { of: 'led' } });
    const counts = [plans.leader, plans.stranger].map(async ({ token }) => (await led(token)).body);
    expect(await Promise.all(counts)).toMatchObject([{ count: 0 }, { count: 1 }]);
    const { body } = await house.call(getOwnPlan, { token: plans.owner.token });
    expect(body.leaderList.map((one) => one.id)).toEqual([plans.stranger.employeeId]);
  });

  test('is gone for the leader once it is taken back, also while they write (A12)', async () => {
    const { id } = (await make({ isShared: true })).body.data;
    await note(id, 'Первая', plans.leader.token);
    await plans.whileLocked(
      id,
      async () => note(id, 'Вторая', plans.leader.token),
      async (late) => {
        expect((await late).status).toBe(404);
      },
    );
    const absent = await open(randomUUID(), plans.leader.token);
    const refused = await open(id, plans.leader.token);
    expect([refused.status, refused.body.message]).toEqual([404, absent.body.message]);
    expect((await open(id)).body.data.noteList.map(({ text }) => text)).toEqual(['Первая']);
  });

  test('holds 200 notes', async () => {
    const { id } = (await make({ isShared: true })).body.data;
    await query(
      `insert into plan_note select brand_id, id, gen_random_uuid(), employee_id, now(), 'Заметка'
       from plan cross join generate_series(1, 199) where id = $1`,
      id,
    );
    expect((await note(id, 'Последняя', plans.leader.token)).status).toBe(200);
    expect((await note(id, 'Лишняя', plans.leader.token)).status).toBe(409);
  });
});
