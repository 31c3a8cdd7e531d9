import { beforeEach, expect, test } from 'vitest';
import { getLastPlan } from '#core/plan/contract/plan.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { countStatements } from '#test/database/statements.ts';
import { startPlans } from '#test/plan/start-plans.ts';

/** Marks beside goals, and the plan before in the next report, for whoever may open both (rules 156 and 157). */
const plans = startPlans();
const { house, goal, make, open } = plans;
let competenceId: string;

beforeEach(async () => {
  await plans.begin();
  competenceId = plans.report.competenceMarkList[0]!.competenceId;
});

/** The sample with another mark of the others in its first competence. */
const marked = (mark: number): Partial<ReportContent> => {
  const [first, ...rest] = plans.report.competenceMarkList;
  return { competenceMarkList: [{ ...first!, otherParticipantMark: mark }, ...rest] };
};
const goals = () => [{ ...goal, competenceId }, goal];
const marksOf = async (id: string, token?: string) =>
  (await open(id, token)).body.data.goalList.map(({ mark }) => mark);
const before = (questionaryId: string, token: string, employeeId = plans.owner.employeeId) =>
  house.call(getLastPlan, { token, query: { questionaryId, employeeId } });

test('a goal has the mark of then and, once a later report is opened, of now', async () => {
  const { id } = (await make({ goalList: goals() })).body.data;
  const earlier = plans.report.competenceMarkList[0]!.otherParticipantMark;
  const [first, free] = await marksOf(id);
  expect(free).toBeNull();
  expect(first).toMatchObject({ later: null, change: null });
  expect(first?.earlier).toBeCloseTo(earlier!, 1);
  const closed = await plans.keepClosedReport();
  expect(await marksOf(id)).toEqual([first, null]);
  await plans.openReport(closed);
  await plans.keepLater({ method: '180', ...marked(1) });
  await plans.keepLater({ createdAt: '2027-07-01T09:00:00.000Z', ...marked(4.9) });
  expect((await marksOf(id))[0]).toMatchObject({ earlier: first?.earlier, later: 4.9 });
});

test('a competence that no report has leaves the goal its words alone (edge 44)', async () => {
  const [ofDirectory = ''] = plans.own.competenceIds;
  const goalList = [{ ...goal, competenceId: ofDirectory }];
  const { id } = (await make({ goalList })).body.data;
  await plans.keepLater();
  const [shown] = (await open(id)).body.data.goalList;
  expect([shown?.text, shown?.mark]).toEqual([goal.text, null]);
});

test('a leader without the role reads the same whatever the reports say (A11)', async () => {
  const { id } = (await make({ isShared: true, goalList: goals() })).body.data;
  const leader = await plans.enterAs(plans.own, 3, ['ROLE_EMPLOYEE']);
  await plans.leadBy(leader);
  const read = async () => (await open(id, leader.token)).body;
  const one = await read();
  expect([one.data.report, ...one.data.goalList.map(({ mark }) => mark)]).toEqual([
    null,
    null,
    null,
  ]);
  await plans.keepLater(marked(4.9));
  expect(await read()).toEqual(one);
  await plans.query(`delete from report where employee_id = $1`, plans.owner.employeeId);
  const without = await read();
  expect(without).toEqual(one);
  await plans.leadBy(plans.leader);
});

test('a leader with the role sees the marks of reports that they may open', async () => {
  const { id } = (await make({ isShared: true, goalList: goals() })).body.data;
  await plans.keepLater(marked(4.9));
  expect((await marksOf(id, plans.leader.token))[0]).toMatchObject({ later: 4.9 });
});

test('the next report shows the plan before it to its owner, and to the leader if it is shared', async () => {
  const goalList = goals();
  const { id } = (await make({ goalList })).body.data;
  const later = await plans.keepLater(marked(4.9));
  const { data } = (await before(later.questionaryId, plans.owner.token)).body;
  expect(data).toMatchObject({
    id,
    report: { questionaryId: plans.report.questionaryId },
    goalList: [{ text: goal.text, stepCount: 1, doneStepCount: 0, mark: { later: 4.9 } }, {}],
  });
  const seen = async (token: string) =>
    (await before(later.questionaryId, token)).body.data?.id ?? null;
  expect(await seen(plans.leader.token)).toBeNull();
  await plans.share(id);
  expect(await seen(plans.leader.token)).toBe(id);
  for (const { token } of [plans.stranger, plans.foreigner, { token: plans.own.hrToken }]) {
    expect(await seen(token)).toBeNull();
  }
  const first = await before(plans.report.questionaryId, plans.owner.token);
  expect(first.body.data).toBeNull();
});

test('for whoever may not open the report it is as if there were none, by the same statements', async () => {
  await make({ isShared: true, goalList: goals() });
  const closed = await plans.keepClosedReport();
  const absent = '0b7f3f62-0000-4f5c-9a4d-6a3f4d7c1e01';
  const ask = (questionaryId: string) =>
    countStatements(() => before(questionaryId, plans.owner.token));
  const [shut, none] = [await ask(closed.questionaryId), await ask(absent)];
  expect(shut.reply.body).toEqual({ ...none.reply.body, data: null });
  expect(shut.statements).toBe(none.statements);
});
