import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDomain, checkDomain, deleteDomain, getDomains } from '#core/sso/contract/domain.ts';
import {
  createSso,
  getSso,
  getSsoRequirement,
  getSsoTest,
  type SsoConnection,
  type SsoSettings,
  setSsoState,
  trySso,
} from '#core/sso/contract/sso.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { DomainCard } from './domain-card.tsx';
import { SsoCard } from './sso-card.tsx';

const connection: SsoConnection = {
  id: '00000000-0000-4000-8000-000000000001',
  preset: 'keycloak',
  name: 'Ромашка ID',
  issuer: 'https://sso.romashka.ru/realms/staff',
  clientId: 'assessment',
  tokenAuth: 'client_secret_basic',
  claimNames: { email: 'email', name: 'name', groups: 'groups' },
  trustsFactor: false,
  endsThere: false,
  isActive: true,
  usesRules: false,
  allowAdmin: false,
  ruleList: [],
  backchannelUrl: 'https://360.romashka.ru/api/sso/romashka/1/backchannel',
  identityCount: 21,
  refreshedAt: null,
  lastError: null,
  triedAt: '2026-06-15T09:00:00Z',
  version: 1,
};
const settings = (given: Partial<SsoSettings> = {}): SsoSettings => ({
  state: 'offered',
  connectionList: [connection],
  callbackUrl: 'https://360.romashka.ru/api/sso/romashka/callback',
  signedOutUrl: 'https://360.romashka.ru/',
  spareList: [],
  passwordUntil: null,
  ...given,
});

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
  server.answers(getSso, { data: settings() });
});
test('says until when the other super admins’ own passwords still open it', async () => {
  const given = { state: 'required', passwordUntil: '2026-06-16T07:30:00Z' } as const;
  server.answers(getSso, { data: settings(given) });
  draw(<SsoCard />);
  await screen.findByText(/^До .*16.* со своим паролем/);
});

const press = (name: string) => screen.findByRole('button', { name });

test('a provider is added with four fields; what a Keycloak has is filled in', async () => {
  server.answers(getSso, { data: settings({ state: 'off', connectionList: [] }) });
  server.answers(createSso, { data: connection, message: 'Сохранено' });
  const { user } = draw(<SsoCard />);
  await user.click(await press(t('ssoSettings.add')));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('https://360.romashka.ru/api/sso/romashka/callback');
  const type = async (label: string, text: string) =>
    user.type(await dialog.findByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`)), text);
  await type(t('ssoSettings.issuer'), connection.issuer);
  await type(t('ssoSettings.clientId'), 'assessment');
  await type(t('ssoSettings.secret'), 'secret');
  await type(t('ssoSettings.name'), 'Ромашка ID');
  await user.click(await dialog.findByRole('button', { name: t('common.save') }));
  await waitFor(() => expect(server.asked(createSso)).toHaveLength(1));
  expect(server.asked(createSso)[0]?.body).toMatchObject({
    preset: 'keycloak',
    issuer: connection.issuer,
    clientId: 'assessment',
    secret: 'secret',
    name: 'Ромашка ID',
    claimNames: connection.claimNames,
  });
});

test('a try shows what came, and why the person would not come in', async () => {
  const seen = {
    failure: null,
    detail: null,
    claimList: [{ name: 'email', value: 'anna@home.ru' }],
    subject: 's',
    email: 'anna@home.ru',
    name: 'Анна',
    hasFactor: false,
    person: null,
    roleList: [],
    refusal: 'otherDomain' as const,
  };
  server.answers(trySso, { data: { id: connection.id, address: 'https://sso.romashka.ru/go' } });
  server.answers(getSsoTest, { data: { id: connection.id, isOver: true, seen } });
  const { user } = draw(<SsoCard />);
  await user.click(await press(t('ssoSettings.tryFor', { name: connection.name })));
  await screen.findByText(t('ssoSettings.refusal.otherDomain'));
  await screen.findByText('anna@home.ru');
});

test('it is required only once nothing hinders it and the risk is accepted', async () => {
  const outsiders = { count: 2, list: [{ name: 'Ким Анна', email: 'anna@home.ru' }] };
  server.answers(getSsoRequirement, {
    data: { outsiders, hindranceList: ['notByIt'], isRisky: false },
  });
  const { user } = draw(<SsoCard />);
  await user.click(await press(`${t('common.edit')}: ${t('ssoSettings.title')}`));
  await user.click(await screen.findByRole('radio', { name: /Обязателен/ }));
  await screen.findByText(t('ssoSettings.hindrance.notByIt'));
  await screen.findByText(t('ssoSettings.outside', { count: 2 }));
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: t('ssoSettings.save') });
  expect(save().disabled).toBe(true);
  expect(server.asked(setSsoState)).toEqual([]);
});

test('the risk of one spare sign-in has to be accepted', async () => {
  server.answers(getSsoRequirement, {
    data: { outsiders: { count: 0, list: [] }, hindranceList: [], isRisky: true },
  });
  server.answers(setSsoState, { data: settings({ state: 'required' }), message: 'Готово' });
  const { user } = draw(<SsoCard />);
  await user.click(await press(`${t('common.edit')}: ${t('ssoSettings.title')}`));
  await user.click(await screen.findByRole('radio', { name: /Обязателен/ }));
  const accepts = await screen.findByRole('checkbox', { name: t('ssoSettings.accepts') });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: t('ssoSettings.save') });
  expect(save().disabled).toBe(true);
  await user.click(accepts);
  await user.click(save());
  await waitFor(() =>
    expect(server.asked(setSsoState)[0]?.body).toEqual({ state: 'required', accepts: true }),
  );
});

test('an administrator reads it and has no buttons', async () => {
  signInAs('ROLE_ADMIN');
  draw(<SsoCard />);
  await screen.findByText(connection.name);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a domain shows its record until it is proven, and says what is wrong with a new one', async () => {
  const one = {
    domain: 'romashka.ru',
    record: { name: '_o360.romashka.ru', value: 'o360=1' },
    provenAt: null,
    byOperator: false,
    checkedAt: null,
    missingSince: null,
  };
  server.answers(getDomains, { data: [one] });
  server.answers(checkDomain, { data: one });
  const errors = [
    { path: 'domain', message: 'Почту заводит кто угодно', key: 'domainMessages.publicMail' },
  ];
  server.answers(addDomain, refused('validation', { errors }));
  const { user } = draw(<DomainCard />);
  await screen.findByText('_o360.romashka.ru');
  await user.click(await press(t('domain.checkFor', { domain: one.domain })));
  await screen.findByText(t('domain.notFound'));
  await user.type(await screen.findByRole('textbox', { name: t('domain.label') }), 'mail.ru');
  await user.click(await screen.findByRole('button', { name: t('domain.add') }));
  await screen.findByText('Почту заводит кто угодно');
  server.answers(deleteDomain, refused('conflict', { message: 'По нему входят' }));
  await user.click(await press(t('domain.remove', { domain: one.domain })));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('domain.removeText'));
  expect(server.asked(deleteDomain)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: t('common.delete') }));
  await screen.findByText('По нему входят');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.asked(deleteDomain).map(({ params }) => params)).toEqual([{ domain: one.domain }]);
});
