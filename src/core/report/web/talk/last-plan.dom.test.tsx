import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getFollowUp } from '#core/follow-up/contract/follow-up.ts';
import { type LastPlan as Found, getLastPlan } from '#core/plan/contract/plan.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { LastPlan } from './last-plan.tsx';

const address = { questionaryId: idOf(1), employeeId: idOf(2) };
const goal: Found['goalList'][number] = {
  id: idOf(11),
  competence: { id: idOf(3), name: 'Делегирование' },
  text: 'Передавать задачи целиком',
  state: 'done',
  mark: { earlier: 3.2, later: 3.9, change: 0.7, verdict: 'higher' },
  stepCount: 3,
  doneStepCount: 2,
};
const bare: Found['goalList'][number] = {
  ...goal,
  id: idOf(12),
  text: 'Слушать до конца',
  state: 'open',
  mark: null,
  stepCount: 0,
  doneStepCount: 0,
};
const plan: Found = {
  id: idOf(10),
  createdAt: '2025-03-05T09:00:00.000Z',
  closedAt: null,
  report: null,
  goalList: [goal, bare],
};

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_EMPLOYEE');
  server = fakeServer();
});

const asked = () => waitFor(() => expect(server.asked(getLastPlan)).toHaveLength(1));

test('each goal with how it ended, its steps and the mark of then and now', async () => {
  server.answers(getLastPlan, { data: plan });
  draw(<LastPlan {...address} />);
  expect(await screen.findByRole('heading', { name: t('plan.last.title') })).toBeTruthy();
  expect(await screen.findByText(t('plan.last.lead'))).toBeTruthy();
  expect(server.asked(getLastPlan)[0]!.query).toEqual(address);
  const [done, open] = (await screen.findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );
  for (const words of [
    goal.text,
    t('plan.goal.state.done'),
    t('plan.last.steps', { done: 2, count: 3 }),
    t('plan.mark.higher', { was: '3,2', now: '3,9' }),
  ]) {
    expect(done).toContain(words);
  }
  expect(open!.trim()).toBe(bare.text);
});

test.each(['over', 'asked'] as const)(
  'what others saw since is told once it is known: %s',
  async (state) => {
    const report = { questionaryId: idOf(4), number: 1, dateEnd: '2025-03-01' };
    const word = t('followUp.word.more');
    const told = {
      questionId: idOf(5),
      text: { ru: 'Слушает' },
      word: 'more' as const,
      managerList: [],
    };
    server.answers(getLastPlan, { data: { ...plan, report } });
    server.answers(getFollowUp, {
      data: {
        day: '2025-05-01',
        until: '2025-05-14',
        state,
        threshold: 3,
        offerList: [],
        chosenList: [told],
        result: { behaviourList: [told], sentenceList: [], managerSentenceList: [] },
        version: 1,
      },
    });
    const { client } = draw(<LastPlan {...address} />);
    await waitFor(() => expect(server.asked(getFollowUp)).toHaveLength(1));
    const { query } = server.asked(getFollowUp)[0]!;
    expect(query).toEqual({ questionaryId: idOf(4), employeeId: address.employeeId });
    if (state === 'over') {
      expect(await screen.findByText(word)).toBeTruthy();
      // The report's own answer has a region of this name.
      expect(screen.queryByRole('region', { name: t('followUp.title') })).toBeNull();
      return;
    }
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText(t('followUp.title'))).toBeNull();
  },
);

test('nothing is there without a plan, and a failure does not disturb the report', async () => {
  for (const answer of [{ data: null }, refused('internal')]) {
    server = fakeServer();
    server.answers(getLastPlan, answer);
    const { unmount, client } = draw(<LastPlan {...address} />);
    await asked();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText(t('plan.last.title'))).toBeNull();
    unmount();
  }
});
