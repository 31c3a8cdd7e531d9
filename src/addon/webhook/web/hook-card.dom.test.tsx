import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  createHook,
  deleteHook,
  getHookDeliveries,
  getHooks,
  type Hook,
  renewHookSecret,
  sendHookAgain,
  testHook,
  updateHook,
} from '#addon/webhook/contract/hook.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { HookCard } from './hook-card.tsx';

const hook: Hook = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  name: '1С:ЗУП',
  url: 'https://zup.example.ru/hook',
  eventList: ['employee.joined'],
  isActive: true,
  offFor: null,
  failingSince: null,
  formerUntil: null,
};
const secret = 'whsec_c2VjcmV0';

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
});
const press = (name: string) => screen.findByRole('button', { name });

test('an address is added, wrong fields are named, and its secret is shown once', async () => {
  server.answers(getHooks, { data: [] });
  server.answers(createHook, { data: { ...hook, secret }, message: 'Добавлен' });
  const { user } = draw(<HookCard />);
  await screen.findByText(t('hook.none'));
  await user.click(await press(t('hook.add')));
  await user.type(await screen.findByLabelText(new RegExp(`^${t('hook.name')}`)), hook.name);
  const url = await screen.findByRole('textbox', { name: new RegExp(`^${t('hook.url')}`) });
  await user.type(url, 'http://zup.example.ru/');
  await user.click(await press(t('common.save')));
  await screen.findAllByText(t('hook.noUrl'));
  await screen.findAllByText(t('hook.noEvent'));
  await user.clear(url);
  await user.type(url, hook.url);
  await user.click(await screen.findByLabelText(t('hook.events.employeeJoined')));
  await user.click(await press(t('common.save')));
  await screen.findByText(secret);
  const { name, eventList } = hook;
  expect(server.asked(createHook)).toMatchObject([{ body: { name, url: hook.url, eventList } }]);
  const dialog = within(await screen.findByRole('dialog', { name: t('hook.madeTitle', { name }) }));
  const [close] = await dialog.findAllByRole('button', { name: t('common.close') });
  await user.click(close as HTMLElement);
  expect(screen.queryByText(secret)).toBeNull();
});

test('one that was turned off says why; what didn’t arrive is sent again from its log', async () => {
  server.answers(getHooks, {
    data: [{ ...hook, id: 'old', name: 'Старый', isActive: false, offFor: 'gone' }, hook],
  });
  server.answers(testHook, { message: 'Отправляется' } as never);
  server.answers(sendHookAgain, { message: 'Ещё раз' } as never);
  const at = '2026-06-15T09:00:00Z';
  const told = { event: 'employee.joined', state: 'failed', at, nextAt: null } as const;
  const tryList = [{ at, status: null, fault: 'late' as const }];
  server.answers(getHookDeliveries, { data: [{ ...told, id: 'msg', tryList }], count: 1 });
  const { user } = draw(<HookCard />);
  await screen.findByText(t('hook.offFor.gone'));
  await user.click(await press(t('hook.test')));
  expect(server.asked(testHook)).toHaveLength(1);
  const [, log] = await screen.findAllByRole('button', { name: t('hook.log') });
  await user.click(log as HTMLElement);
  await screen.findByText(t('hook.faults.late'));
  await user.click(await screen.findByText(t('hook.again')));
  expect(server.asked(sendHookAgain)).toHaveLength(1);
});

test('the log shows the fifty newest, and of how many', async () => {
  server.answers(getHooks, { data: [hook] });
  const at = '2026-06-15T09:00:00Z';
  const told = { event: 'employee.joined', state: 'sent', at, nextAt: null } as const;
  const all = Array.from({ length: 60 }, (_, n) => ({ ...told, id: `msg-${n}`, tryList: [] }));
  server.answers(getHookDeliveries, ({ query }) => ({
    data: all.slice(0, Number(query.limit ?? 20)),
    count: all.length,
  }));
  const { user } = draw(<HookCard />);
  await user.click(await press(t('hook.log')));
  await screen.findByText(t('hook.logMore', { shown: 50, count: 60 }));
  expect(await screen.findAllByText(/^msg-/)).toHaveLength(50);
});

test('a new secret is shown once, and until when the former one works too', async () => {
  server.answers(getHooks, { data: [hook] });
  const formerUntil = '2026-06-16T09:00:00Z';
  server.answers(renewHookSecret, { data: { ...hook, secret, formerUntil }, message: 'Заменён' });
  const { user } = draw(<HookCard />);
  await user.click(await press(t('hook.more', { name: hook.name })));
  await user.click(await screen.findByRole('menuitem', { name: t('hook.renew') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('hook.renewText'));
  expect(server.asked(renewHookSecret)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: t('hook.renew') }));
  await screen.findByText(secret);
  await screen.findByText(/действует вместе с новым ещё сутки, до 16 июн. 2026/);
});

test('an address is deleted after a question', async () => {
  server.answers(getHooks, { data: [hook] });
  server.answers(deleteHook, { message: 'Удалён' } as never);
  const { user } = draw(<HookCard />);
  await user.click(await press(t('hook.more', { name: hook.name })));
  await user.click(await screen.findByRole('menuitem', { name: t('hook.delete') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('hook.deleteText'));
  await user.click(await dialog.findByRole('button', { name: t('hook.delete') }));
  expect(server.asked(deleteHook)).toHaveLength(1);
});

test('a changed one keeps what was not changed; turned off it is told nothing more, which is asked first', async () => {
  server.answers(getHooks, { data: [hook] });
  server.answers(updateHook, { data: { ...hook, version: 2 }, message: 'Сохранено' });
  const { user } = draw(<HookCard />);
  const choose = async (name: string) => {
    await user.click(await press(t('hook.more', { name: hook.name })));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose(t('hook.edit'));
  await user.click(await screen.findByLabelText(t('hook.events.employeeLeft')));
  await user.click(await press(t('common.save')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(t('hook.turnOff'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('hook.turnOffText'));
  await user.click(await dialog.findByRole('button', { name: t('hook.turnOff') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const { name, url, eventList } = hook;
  expect(server.asked(updateHook).map(({ body }) => body)).toEqual([
    { name, url, eventList: [...eventList, 'employee.left'], isActive: true, version: 1 },
    { name, url, eventList, isActive: false, version: 1 },
  ]);
});

test('who may only read changes nothing, and a list that didn’t come says so', async () => {
  signInAs('ROLE_ADMIN');
  server.answers(getHooks, { data: [hook] });
  draw(<HookCard />);
  await screen.findByText(hook.name);
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    t('hook.log'),
  ]);
  server.answers(getHooks, refused('internal'));
  draw(<HookCard />);
  await screen.findByText(t('hook.notLoaded'));
});
