import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type ApiKey,
  getKeys,
  makeKey,
  mostKeyNetworks,
  updateKey,
  withdrawKey,
} from '#addon/api-key/contract/key.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { KeyCard } from './key-card.tsx';

const key: ApiKey = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  ipList: [],
  daysLeft: 90,
  name: '1С:ЗУП',
  prefix: 'o360_abcd1234',
  scopeList: ['people.read'],
  createdAt: '2026-06-15T09:00:00Z',
  expiresAt: '2026-09-13T09:00:00Z',
  lastUsedOn: null,
  state: 'works',
  madeBy: 'Ким Анна',
};
const secret = `${key.prefix}_${'x'.repeat(43)}`;

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
});
const press = (name: string) => screen.findByRole('button', { name });

test('a key is made, shown once with a command that tries it, and gone when the window is closed', async () => {
  server.answers(getKeys, { data: [] });
  server.answers(makeKey, { data: { ...key, secret }, message: 'Ключ создан' });
  const { user } = draw(<KeyCard />);
  await screen.findByText(t('apiKey.none'));
  await user.click(await press(t('apiKey.add')));
  await user.type(await screen.findByLabelText(new RegExp(`^${t('apiKey.name')}`)), key.name);
  await user.click(await screen.findByLabelText(t('apiKey.scopes.scim')));
  await user.type(
    await screen.findByRole('textbox', { name: new RegExp(`^${t('apiKey.ipList')}`) }),
    '203.0.113.0/24, 198.51.100.9',
  );
  await user.click(await press(t('apiKey.create')));
  await screen.findByText(secret);
  expect(server.asked(makeKey).map(({ body }) => body)).toEqual([
    {
      name: key.name,
      scopeList: ['people.read', 'scim'],
      term: 90,
      ipList: ['203.0.113.0/24', '198.51.100.9'],
    },
  ]);
  const { origin } = window.location;
  await screen.findByText(
    `curl -H "Authorization: Bearer ${secret}" "${origin}/api/employee/list?limit=1"`,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const [close] = await dialog.findAllByRole('button', { name: t('common.close') });
  await user.click(close as HTMLElement);
  expect(screen.queryByText(secret)).toBeNull();
});

test('a key for SCIM says which address a directory of users gets', async () => {
  server.answers(getKeys, { data: [] });
  const made = { ...key, scopeList: ['scim' as const], secret };
  server.answers(makeKey, { data: made, message: 'Ключ создан' });
  const { user } = draw(<KeyCard />);
  await user.click(await press(t('apiKey.add')));
  await user.type(await screen.findByLabelText(new RegExp(`^${t('apiKey.name')}`)), key.name);
  await user.click(await press(t('apiKey.create')));
  const { origin } = window.location;
  await screen.findByText(`${origin}/api/scim/v2`);
  await screen.findByText(t('apiKey.scimEntra'));
  await screen.findByText(/\/api\/scim\/v2\/Users\?count=1"$/);
});

test('a key is withdrawn after a question; one whose maker is gone says so', async () => {
  server.answers(getKeys, { data: [{ ...key, state: 'resting' }] });
  server.answers(withdrawKey, { message: 'Ключ отозван' } as never);
  const { user } = draw(<KeyCard />);
  await screen.findByText(t('apiKey.restingWhy'));
  await user.click(await press(t('apiKey.withdrawOne', { name: key.name })));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('apiKey.withdrawText'));
  expect(server.asked(withdrawKey)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: t('apiKey.withdraw') }));
  expect(server.asked(withdrawKey)).toHaveLength(1);
});

test('a key says when it is about to end and from where it works; its addresses are changed, an error at the field', async () => {
  const ipList = ['203.0.113.0/24'];
  server.answers(getKeys, { data: [{ ...key, ipList, daysLeft: 14 }] });
  const { user } = draw(<KeyCard />);
  await screen.findByText(t('apiKey.endsIn', { count: 14 }));
  await screen.findByText(t('apiKey.from', { list: '203.0.113.0/24' }));
  await user.click(await press(t('apiKey.networksOne', { name: key.name })));
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${t('apiKey.ipList')}`) });
  expect((field as HTMLTextAreaElement).value).toBe('203.0.113.0/24');
  await screen.findByText(t('apiKey.ipListHint', { most: mostKeyNetworks }));
  const message = 'Это не адрес';
  server.answers(updateKey, refused('validation', { errors: [{ path: 'ipList.1', message }] }));
  await user.type(field, '{Enter}office');
  await user.click(await press(t('common.save')));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  server.answers(updateKey, { data: key, message: 'Сохранено' });
  await user.clear(field);
  await user.click(await press(t('common.save')));
  expect(server.asked(updateKey).at(-1)?.body).toEqual({ ipList: [], version: 1 });
});

test('a key that imports says how to send a file', async () => {
  server.answers(getKeys, { data: [] });
  const made = { ...key, scopeList: ['people.write' as const], secret };
  server.answers(makeKey, { data: made, message: 'Ключ создан' });
  const { user } = draw(<KeyCard />);
  await user.click(await press(t('apiKey.add')));
  await user.type(await screen.findByLabelText(new RegExp(`^${t('apiKey.name')}`)), key.name);
  await user.click(await press(t('apiKey.create')));
  await screen.findByText(
    `curl -H "Authorization: Bearer ${secret}" -F "file=@people.csv" "${window.location.origin}/api/employee/import?dryRun=true"`,
  );
});

test('who may only read makes none', async () => {
  signInAs('ROLE_ADMIN');
  server.answers(getKeys, { data: [key] });
  draw(<KeyCard />);
  await screen.findByText(key.name);
  expect(screen.queryByRole('button', { name: t('apiKey.add') })).toBeNull();
});

test('a list that didn’t come says so', async () => {
  server.answers(getKeys, refused('internal'));
  draw(<KeyCard />);
  await screen.findByText(t('apiKey.notLoaded'));
});

test('what is not loaded yet is awaited in sight, and gives way to the keys', async () => {
  server.answers(getKeys, { data: [key] });
  draw(<KeyCard />);
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  await screen.findByText(key.name);
  expect(document.querySelector('.ui-skeleton')).toBeNull();
});
