import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  agreeRight,
  getWaitingRights,
  stopRight,
  type WaitingRight,
} from '#core/user/contract/user.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { WaitingRights } from './waiting-rights.tsx';

let server: FakeServer;
let waiting: WaitingRight[];
const now = Date.parse('2026-06-15T09:00:00Z');

const right: WaitingRight = {
  id: 'one',
  userId: 'user',
  name: 'Ким Анна',
  email: 'kim@example.ru',
  change: { roles: { before: ['ROLE_SUPER_ADMIN'], after: ['ROLE_HR'] } },
  askedBy: 'Новикова Вера',
  askedAt: '2026-06-15T07:30:00Z',
  due: '2026-06-16T07:30:00Z',
  isOwn: false,
};

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
  waiting = [right];
  server.answers(getWaitingRights, () => ({ data: waiting }));
  const over = () => {
    waiting = [];
    return {};
  };
  server.answers(stopRight, over);
  server.answers(agreeRight, over);
});

test('it says whose rights, what, who and when, and stopping ends it', async () => {
  const { user } = draw(<WaitingRights />);
  await screen.findByText(t('user.right.title', { name: 'Ким Анна' }));
  await screen.findByText(/kim@example.ru: роли: .+ → HR. .+ Новикова Вера/);
  await screen.findByText(/осталось 22 ч 30 мин/);
  expect(screen.queryByText(t('user.right.agree'))).toBeNull();
  await user.click(
    await screen.findByRole('button', { name: t('user.right.stopFor', { name: 'Ким Анна' }) }),
  );
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(server.asked(stopRight).map(({ params }) => params)).toEqual([{ id: 'one' }]);
});

test('the person concerned may agree', async () => {
  waiting = [{ ...right, isOwn: true, due: '2026-06-15T08:00:00Z' }];
  const { user } = draw(<WaitingRights />);
  await screen.findByText(/осталось 0 ч 0 мин/);
  await user.click(await screen.findByRole('button', { name: t('user.right.agree') }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(server.asked(agreeRight)).toHaveLength(1);
});

test('nothing waits, nothing is shown', async () => {
  waiting = [];
  draw(<WaitingRights />);
  await waitFor(() => expect(server.asked(getWaitingRights)).toHaveLength(1));
  expect(screen.queryByRole('note')).toBeNull();
});
