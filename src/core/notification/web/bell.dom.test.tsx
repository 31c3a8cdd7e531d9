import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getEvents } from '#core/notification/contract/event.ts';
import {
  getNotificationList,
  type Notification,
  updateNotification,
} from '#core/notification/contract/notification.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { Bell } from './bell.tsx';
import { hearUnread, unread } from './unread.ts';

let server: ReturnType<typeof fakeServer>;

const notification = (n: number, given: Partial<Notification> = {}): Notification => ({
  id: `id-${n}`,
  type: 'questionaryDone',
  text: `Анкета № ${n} завершена: Инженер`,
  path: `/estimation/questionary/${n}`,
  createdAt: 1_781_514_000,
  isRead: false,
  ...given,
});
const say = (unreadCount: number) =>
  hearUnread({ event: 'notification', data: JSON.stringify({ unreadCount, typeList: [] }) });
const answer = (data: Notification[], count = data.length) =>
  server.answers(getNotificationList, {
    data,
    count,
    unreadCount: data.filter(({ isRead }) => !isRead).length,
  });

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  server = fakeServer();
  server.answers(getEvents, refused('unavailable'));
  signInOnScreen('notification_notification_list');
  unread.set(undefined);
});

const bell = () => screen.getByRole('button', { name: /^Уведомления/ });
async function openList() {
  const drawn = draw(<Bell />);
  await drawn.user.click(bell());
  await screen.findByRole('heading', { name: t('notification.title') });
  return drawn;
}

test('shows how many are unread, 99+ at most, and says only a rise aloud', async () => {
  draw(<Bell />);
  const status = await screen.findByRole('status');
  say(2);
  await waitFor(() =>
    expect(bell().getAttribute('aria-label')).toBe('Уведомления, 2 непрочитанных'),
  );
  expect(status.textContent).toBe('');
  say(120);
  await waitFor(() => expect(bell().textContent).toBe('99+'));
  // It is said by a step of its own, once the bell shows it.
  await waitFor(() => expect(status.textContent).toBe('Уведомления, 120 непрочитанных'));
  say(0);
  await waitFor(() => expect(bell().textContent).toBe(''));
  expect(status.textContent).toBe('Уведомления, 120 непрочитанных');
});

test('lists them: unread ones marked, more on request', async () => {
  server.answers(getNotificationList, ({ query }) => {
    const all = Array.from({ length: 45 }, (_, n) => notification(n, { isRead: n > 0 }));
    return { data: all.slice(0, Number(query.limit)), count: 45, unreadCount: 1 };
  });
  const { user } = await openList();
  const rows = () => screen.getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(rows()[0]?.textContent).toMatch(/^Непрочитанное: Анкета № 0 завершена: Инженер/);
  expect(rows()[1]?.textContent).not.toContain('Непрочитанное');
  await user.click(await screen.findByRole('button', { name: t('notification.more') }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  await user.click(await screen.findByRole('button', { name: t('notification.more') }));
  await waitFor(() => expect(rows()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: t('notification.more') })).toBeNull();
});

test('says that there are none, and that they could not be loaded', async () => {
  server.answers(getNotificationList, refused('forbidden'));
  const { user } = await openList();
  await screen.findByText(t('notification.notLoaded'));
  answer([]);
  await user.click(await screen.findByRole('button', { name: t('common.retry') }));
  await screen.findByText(t('notification.empty'));
});

test('one opens a modal that marks it read, and not again when it is', async () => {
  answer([notification(1), notification(2, { isRead: true })]);
  server.answers(updateNotification, {} as never);
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: /№ 1 / }));
  const modal = await screen.findByRole('dialog', { name: t('notification.type.questionaryDone') });
  expect(modal.textContent).toContain('Анкета № 1 завершена');
  await user.click(await within(modal).findByRole('button', { name: t('notification.markRead') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(updateNotification).map(({ body }) => body)).toEqual([{ idList: ['id-1'] }]);
  await user.click(bell());
  await user.click(await screen.findByRole('button', { name: /№ 2 / }));
  const other = await screen.findByRole('dialog', { name: t('notification.type.questionaryDone') });
  expect(within(other).queryByRole('button', { name: t('notification.markRead') })).toBeNull();
});

test('opening what it leads to marks it read', async () => {
  answer([notification(1)]);
  server.answers(updateNotification, {} as never);
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: /№ 1 / }));
  await user.click(await screen.findByRole('button', { name: t('notification.open') }));
  await waitFor(() => expect(server.asked(updateNotification)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('all are read after a confirmation, and a failure says so', async () => {
  answer([notification(1)]);
  server.answers(updateNotification, refused('internal', { message: 'Не получилось' }));
  const { user } = await openList();
  say(1);
  await user.click(await screen.findByRole('button', { name: t('notification.readAll') }));
  await user.click(await screen.findByRole('button', { name: t('notification.readAllConfirm') }));
  expect(server.asked(updateNotification)[0]?.body).toEqual({ idList: 'all' });
  await screen.findByText('Не получилось');
});
