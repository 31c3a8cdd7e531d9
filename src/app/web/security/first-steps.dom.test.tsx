import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSecuritySettings, type SecuritySettings } from '#core/security/contract/security.ts';
import { SecurityCards } from '#core/security/web/security-cards.tsx';
import { getSso, type SsoSettings } from '#core/sso/contract/sso.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { FirstSteps } from './first-steps.tsx';

const superAdmin = (name: string, hasPassword = true): SsoSettings['spareList'][number] => ({
  membershipId: name,
  name,
  email: `${name}@example.ru`,
  isSpare: false,
  hasPassword,
  hasFactor: false,
  ownEntryAt: null,
  isReady: false,
});

/** A company as it begins. */
const begun = { factorRoles: [], share: 'members' } as unknown as SecuritySettings;
const alone: SsoSettings = {
  state: 'off',
  connectionList: [],
  callbackUrl: '',
  signedOutUrl: '',
  spareList: [superAdmin('anna')],
  passwordUntil: null,
};
const hrAndAbove = ['ROLE_HR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
});

const needs = 'security_security_list' as const;
const Empty = () => <p>card</p>;
const cards = ['factor', 'share'].map((id) => ({ id, Card: Empty, needs }));

function open(security: object = {}, sso: Partial<SsoSettings> = {}) {
  server.answers(getSecuritySettings, { data: { ...begun, ...security } });
  server.answers(getSso, { data: { ...alone, ...sso } });
  return draw(<SecurityCards page="security" cards={cards} first={<FirstSteps />} />);
}
const region = () => screen.findByRole('region', { name: t('companySecurity.first.title') });

/** Of each step, whether it is ticked. */
async function ticked(): Promise<boolean[]> {
  const steps = await within(await region()).findAllByRole('listitem');
  return steps.map((step) => step.textContent.includes(`, ${t('companySecurity.first.done')}`));
}

test.each<[string, object, Partial<SsoSettings>, boolean[]]>([
  ['a company as it begins', {}, {}, [false, false, true]],
  ['a factor of some only', { factorRoles: ['ROLE_HR'] }, {}, [false, false, true]],
  ['a factor of all who see reports', { factorRoles: hrAndAbove }, {}, [true, false, true]],
  ['the provider only', {}, { state: 'required' }, [true, false, true]],
  ['a provider beside the password', {}, { state: 'offered' }, [false, false, true]],
  [
    'a second super admin who can’t sign in yet',
    {},
    { spareList: [superAdmin('anna'), superAdmin('boris', false)] },
    [false, false, true],
  ],
  [
    'two super admins, and reports to anybody',
    { share: 'anywhere' },
    { spareList: [superAdmin('anna'), superAdmin('boris')] },
    [false, true, false],
  ],
])('%s', async (_, security, sso, expected) => {
  open(security, sso);
  expect(await ticked()).toEqual(expected);
});

test('it goes once all is on', async () => {
  const spareList = [superAdmin('anna'), superAdmin('boris')];
  const { client } = open({ factorRoles: hrAndAbove }, { spareList });
  expect(client.isFetching()).toBe(2);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(t('companySecurity.first.title'))).toBeNull();
});

test('each step leads to its card, and the keyboard goes with it', async () => {
  const { user } = open();
  const steps = within(await region());
  const addresses = (await steps.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/estimation/sign-in#security-factor',
    '/estimation/users',
    '/estimation/security#security-share',
  ]);
  await user.click(
    await steps.findByRole('link', { name: t('companySecurity.first.share.title') }),
  );
  expect(document.activeElement?.id).toBe('security-share');
});
