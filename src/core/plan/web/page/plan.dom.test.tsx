import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { getFirstSteps } from '#core/competence/contract/first-step.ts';
import {
  closePlan,
  createPlan,
  getOwnPlan,
  getPlan,
  notePlan,
  type Plan,
  updatePlan,
} from '#core/plan/contract/plan.ts';
import { getReport } from '#core/report/contract/report.ts';
import { reportNext } from '#core/report/contract/talk/report-next.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { PlanPage } from './plan-page.tsx';

const content = sampleReport();
const [first] = reportNext(content)!.directions;
const leader = { id: idOf(7), firstName: 'Анна', lastName: 'Ким', middleName: null };
const me = { id: content.employeeId, firstName: 'Пётр', lastName: 'Орлов', middleName: null };
const latestReport = {
  questionaryId: content.questionaryId,
  number: 17,
  dateEnd: '2026-03-01',
};
const goal: Plan['goalList'][number] = {
  id: idOf(11),
  competence: { id: idOf(3), name: 'Делегирование' },
  text: 'Передавать задачи целиком',
  sign: 'Команда решает без меня',
  state: 'open',
  isCarried: false,
  mark: { earlier: 3.2, later: null, change: null, verdict: null },
  stepList: [
    { text: 'Отдать отчёт', due: '2020-03-01', isDone: false },
    { text: 'Обсудить итог', due: '2090-03-01', isDone: true },
  ],
};
const plan: Plan = {
  id: idOf(10),
  version: 4,
  employee: me,
  isOwn: true,
  isShared: false,
  createdAt: '2026-03-05T09:00:00.000Z',
  closedAt: null,
  report: latestReport,
  goalList: [goal],
  noteList: [],
  can: ['update', 'share', 'note', 'close'],
};
const nothing = { data: null, leaderList: [leader], latestReport: null, sharedCount: 0 };

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  signInAs('ROLE_EMPLOYEE');
  const { user, ...rest } = session()!;
  keepSession({ ...rest, user: { ...user, employeeId: me.id } });
  server = fakeServer();
  server.answers(getOwnPlan, { ...nothing, data: plan, latestReport });
  server.answers(getReport, { data: content, previous: null, company: null, can: [] });
  server.answers(getFirstSteps, ({ query }) => ({
    data: [{ id: String(query.ids), firstStepList: ['Отдайте одну задачу целиком'] }],
  }));
  for (const call of [createPlan, updatePlan, notePlan, closePlan]) {
    server.answers(call, { data: plan, message: 'План сохранён' });
  }
});

const button = (name: string) => screen.findByRole('button', { name });
const begin = `?report=${content.questionaryId}&chosen=${first!.key}`;

test('from the chosen direction to a plan with one goal and step: two taps and one text', async () => {
  const { user, search } = await drawPage(PlanPage, begin);
  await user.type(await screen.findByLabelText(new RegExp(t('plan.goal.text'))), 'Отдавать задачи');
  await user.click(await button('Отдайте одну задачу целиком'));
  await user.click(await button(t('plan.create')));
  await waitFor(() => expect(server.asked(createPlan)).toHaveLength(1));
  expect(server.asked(createPlan)[0]!.body).toMatchObject({
    questionaryId: content.questionaryId,
    isShared: false,
    carryList: [],
    replacesId: plan.id,
    goalList: [
      {
        competenceId: first!.competenceId,
        text: 'Отдавать задачи',
        stepList: [{ text: 'Отдайте одну задачу целиком', isDone: false }],
      },
    ],
  });
  await waitFor(() => expect(search()).toBe(''));
});

test('open goals of the last plan are carried over; three goals at most', async () => {
  const { user } = await drawPage(PlanPage, begin);
  expect(await screen.findByText(t('plan.replaces.title'))).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: goal.text }));
  await user.click(await button(t('plan.goal.add')));
  expect(await screen.findByText(t('plan.goal.full'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('plan.goal.add') })).toBeNull();
  await user.click(await button(t('plan.create')));
  const fields = await screen.findAllByLabelText(new RegExp(t('plan.goal.text')));
  await waitFor(() =>
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']),
  );
  expect(server.asked(createPlan)).toEqual([]);
});

test('what was typed stays on the device when the network fails, and after the page is left', async () => {
  server.answers(createPlan, refused('internal'));
  const { user } = await drawPage(PlanPage, begin);
  await user.type(await screen.findByLabelText(new RegExp(t('plan.goal.text'))), 'Слушать');
  await user.click(await button(t('plan.create')));
  await waitFor(() => expect(server.asked(createPlan)).toHaveLength(1));
  cleanup();
  const again = await drawPage(PlanPage, begin);
  expect(await screen.findByDisplayValue('Слушать')).toBeTruthy();
  await again.user.click(await button(t('common.cancel')));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a tick saves the whole list of goals; a day that has passed is said', async () => {
  const { user } = await drawPage(PlanPage);
  const step = await screen.findByRole('checkbox', { name: /^Отдать отчёт/ });
  expect(step.closest('li')!.textContent).toContain(t('plan.step.over', { date: '1 мар. 2020' }));
  await user.click(step);
  await waitFor(() => expect(server.asked(updatePlan)).toHaveLength(1));
  const { id, version, goalList } = server.asked(updatePlan)[0]!.body;
  expect([id, version]).toEqual([plan.id, 4]);
  expect(goalList?.[0]?.stepList.map(({ isDone }) => isDone)).toEqual([true, true]);
});

test('says who reads it now, and shares by one press', async () => {
  const { user } = await drawPage(PlanPage);
  expect(await screen.findByText(t('plan.share.privateNote'))).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: t('plan.share.shared') }));
  await waitFor(() =>
    expect(server.asked(updatePlan)[0]!.body).toEqual({ id: plan.id, version: 4, isShared: true }),
  );
  cleanup();
  server.answers(getOwnPlan, { ...nothing, data: { ...plan, isShared: true } });
  await drawPage(PlanPage);
  expect(await screen.findByText(t('plan.share.sharedNote', { names: 'Ким Анна' }))).toBeTruthy();
});

test('closing asks first', async () => {
  const { user } = await drawPage(PlanPage);
  await user.click(await button(t('plan.close.button')));
  expect(server.asked(closePlan)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('plan.close.text'));
  await user.click(await dialog.findByRole('button', { name: t('plan.close.button') }));
  await waitFor(() => expect(server.asked(closePlan)[0]!.body).toEqual({ id: plan.id }));
});

test('somebody else’s change is shown before it is overwritten', async () => {
  server.answers(updatePlan, refused('staleVersion', { data: { ...plan, version: 5 } }));
  const { user } = await drawPage(PlanPage);
  await user.click(await button(t('common.edit')));
  await user.type(await screen.findByDisplayValue(goal.text), '!');
  await user.click(await button(t('common.save')));
  expect(await screen.findByText(t('ui.stale.title'))).toBeTruthy();
});

test('a goal that is changed stays the goal that it was', async () => {
  const { user } = await drawPage(PlanPage);
  await user.click(await button(t('common.edit')));
  await user.type(await screen.findByDisplayValue(goal.text), '!');
  await user.click(await button(t('common.save')));
  await waitFor(() => expect(server.asked(updatePlan)).toHaveLength(1));
  const { id, text, competence, sign, state, stepList } = goal;
  expect(server.asked(updatePlan)[0]!.body.goalList).toEqual([
    { id, text: `${text}!`, competenceId: competence!.id, sign, state, stepList },
  ]);
});

test('a closed plan leads to the next one; without a report it says when one comes', async () => {
  const closed = { ...plan, closedAt: '2026-05-01T09:00:00.000Z', can: [] };
  server.answers(getOwnPlan, { ...nothing, data: closed, latestReport });
  await drawPage(PlanPage);
  const link = await screen.findByRole('link', { name: t('plan.empty.begin') });
  expect(link.getAttribute('href')).toBe(`/estimation/plan?report=${content.questionaryId}`);
  cleanup();
  server.answers(getOwnPlan, nothing);
  await drawPage(PlanPage);
  expect(await screen.findByText(t('plan.empty.noReport'))).toBeTruthy();
});

test('a failure is shown with a retry, and a report that isn’t open says so', async () => {
  server.answers(getOwnPlan, refused('internal'));
  await drawPage(PlanPage);
  expect(await screen.findByText(t('plan.loadFailed'))).toBeTruthy();
  cleanup();
  server.answers(getOwnPlan, nothing);
  server.answers(getReport, refused('notFound'));
  await drawPage(PlanPage, begin);
  expect(await screen.findByText(t('plan.noReport.title'))).toBeTruthy();
});

test('who leads reads and writes notes, and ticks nothing; shared no more, it is gone', async () => {
  const theirs: Plan = { ...plan, isOwn: false, isShared: true, can: ['note'] };
  server.answers(getOwnPlan, { ...nothing, sharedCount: 1 });
  server.answers(getPlan, { data: theirs });
  const { user } = await drawPage(PlanPage);
  expect(await screen.findByRole('link', { name: t('plan.ofTeam', { count: 1 }) })).toBeTruthy();
  cleanup();
  await drawPage(PlanPage, `?plan=${plan.id}`);
  const ticks = await screen.findAllByRole('checkbox');
  expect(ticks.every((tick) => (tick as HTMLInputElement).disabled)).toBe(true);
  expect(screen.queryByRole('button', { name: t('common.edit') })).toBeNull();
  await user.type(await screen.findByLabelText(t('plan.notes.label')), 'Хорошо');
  await user.click(await button(t('plan.notes.add')));
  await waitFor(() => expect(server.asked(notePlan)[0]!.body.text).toBe('Хорошо'));
  cleanup();
  server.answers(getPlan, refused('notFound'));
  await drawPage(PlanPage, `?plan=${plan.id}`);
  expect(await screen.findByText(t('plan.led.gone'))).toBeTruthy();
});
