import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  createWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  renewWebhookSecret,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '#addon/webhook/contract/webhook.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { WebhookCard } from './webhook-card.tsx';

const webhook: Webhook = {
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
  server.answers(getWebhooks, { data: [] });
  server.answers(createWebhook, { data: { ...webhook, secret }, message: 'Добавлен' });
  const { user } = draw(<WebhookCard />);
  await screen.findByText(t('webhook.none'));
  await user.click(await press(t('webhook.add')));
  await user.type(await screen.findByLabelText(new RegExp(`^${t('webhook.name')}`)), webhook.name);
  const url = await screen.findByRole('textbox', { name: new RegExp(`^${t('webhook.url')}`) });
  await user.type(url, 'http://zup.example.ru/');
  await user.click(await press(t('common.save')));
  await screen.findAllByText(t('webhook.noUrl'));
  await screen.findAllByText(t('webhook.noEvent'));
  await user.clear(url);
  await user.type(url, webhook.url);
  await user.click(await screen.findByLabelText(t('webhook.events.employeeJoined')));
  await user.click(await press(t('common.save')));
  await screen.findByText(secret);
  const { name, eventList } = webhook;
  expect(server.asked(createWebhook)).toMatchObject([
    { body: { name, url: webhook.url, eventList } },
  ]);
  const dialog = within(
    await screen.findByRole('dialog', { name: t('webhook.madeTitle', { name }) }),
  );
  const [close] = await dialog.findAllByRole('button', { name: t('common.close') });
  await user.click(close as HTMLElement);
  expect(screen.queryByText(secret)).toBeNull();
});

test('one that was turned off says why; what didn’t arrive is sent again from its log', async () => {
  server.answers(getWebhooks, {
    data: [{ ...webhook, id: 'old', name: 'Старый', isActive: false, offFor: 'gone' }, webhook],
  });
  server.answers(testWebhook, { message: 'Отправляется' } as never);
  server.answers(sendWebhookAgain, { message: 'Ещё раз' } as never);
  const at = '2026-06-15T09:00:00Z';
  const told = { event: 'employee.joined', state: 'failed', at, nextAt: null } as const;
  const tryList = [{ at, status: null, fault: 'late' as const }];
  server.answers(getWebhookDeliveries, { data: [{ ...told, id: 'msg', tryList }], count: 1 });
  const { user } = draw(<WebhookCard />);
  await screen.findByText(t('webhook.offFor.gone'));
  await user.click(await press(t('webhook.test')));
  expect(server.asked(testWebhook)).toHaveLength(1);
  const [, log] = await screen.findAllByRole('button', { name: t('webhook.log') });
  await user.click(log as HTMLElement);
  await screen.findByText(t('webhook.faults.late'));
  await user.click(await screen.findByText(t('webhook.again')));
  expect(server.asked(sendWebhookAgain)).toHaveLength(1);
});

test('the log shows the fifty newest, and of how many', async () => {
  server.answers(getWebhooks, { data: [webhook] });
  const at = '2026-06-15T09:00:00Z';
  const told = { event: 'employee.joined', state: 'sent', at, nextAt: null } as const;
  const all = Array.from({ length: 60 }, (_, n) => ({ ...told, id: `msg-${n}`, tryList: [] }));
  server.answers(getWebhookDeliveries, ({ query }) => ({
    data: all.slice(0, Number(query.limit ?? 20)),
    count: all.length,
  }));
  const { user } = draw(<WebhookCard />);
  await user.click(await press(t('webhook.log')));
  await screen.findByText(t('webhook.logMore', { shown: 50, count: 60 }));
  expect(await screen.findAllByText(/^msg-/)).toHaveLength(50);
});

test('a new secret is shown once, and until when the former one works too', async () => {
  server.answers(getWebhooks, { data: [webhook] });
  const formerUntil = '2026-06-16T09:00:00Z';
  server.answers(renewWebhookSecret, {
    data: { ...webhook, secret, formerUntil },
    message: 'Заменён',
  });
  const { user } = draw(<WebhookCard />);
  await user.click(await press(t('webhook.more', { name: webhook.name })));
  await user.click(await screen.findByRole('menuitem', { name: t('webhook.renew') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('webhook.renewText'));
  expect(server.asked(renewWebhookSecret)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: t('webhook.renew') }));
  await screen.findByText(secret);
  await screen.findByText(/действует вместе с новым ещё сутки, до 16 июн. 2026/);
});

test('an address is deleted after a question', async () => {
  server.answers(getWebhooks, { data: [webhook] });
  server.answers(deleteWebhook, { message: 'Удалён' } as never);
  const { user } = draw(<WebhookCard />);
  await user.click(await press(t('webhook.more', { name: webhook.name })));
  await user.click(await screen.findByRole('menuitem', { name: t('webhook.delete') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('webhook.deleteText'));
  await user.click(await dialog.findByRole('button', { name: t('webhook.delete') }));
  expect(server.asked(deleteWebhook)).toHaveLength(1);
});

test('a changed one keeps what was not changed; turned off it is told nothing more, which is asked first', async () => {
  server.answers(getWebhooks, { data: [webhook] });
  server.answers(updateWebhook, { data: { ...webhook, version: 2 }, message: 'Сохранено' });
  const { user } = draw(<WebhookCard />);
  const choose = async (name: string) => {
    await user.click(await press(t('webhook.more', { name: webhook.name })));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose(t('webhook.edit'));
  await user.click(await screen.findByLabelText(t('webhook.events.employeeLeft')));
  await user.click(await press(t('common.save')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(t('webhook.turnOff'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('webhook.turnOffText'));
  await user.click(await dialog.findByRole('button', { name: t('webhook.turnOff') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const { name, url, eventList } = webhook;
  expect(server.asked(updateWebhook).map(({ body }) => body)).toEqual([
    { name, url, eventList: [...eventList, 'employee.left'], isActive: true, version: 1 },
    { name, url, eventList, isActive: false, version: 1 },
  ]);
});

test('who may only read changes nothing, and a list that didn’t come says so', async () => {
  signInAs('ROLE_ADMIN');
  server.answers(getWebhooks, { data: [webhook] });
  draw(<WebhookCard />);
  await screen.findByText(webhook.name);
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    t('webhook.log'),
  ]);
  server.answers(getWebhooks, refused('internal'));
  draw(<WebhookCard />);
  await screen.findByText(t('webhook.notLoaded'));
});
