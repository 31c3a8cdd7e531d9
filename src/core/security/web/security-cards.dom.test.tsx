import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  getSecuritySettings,
  type SecuritySettings,
  updateSecuritySettings,
} from '#core/security/contract/security.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { AddressCard } from './address-card.tsx';
import { KeptCard } from './kept-card.tsx';
import { SecurityCards } from './security-cards.tsx';
import { SessionCard } from './session-card.tsx';
import { ShareCard } from './share-card.tsx';
import { TermsCard } from './terms-card.tsx';

const needs = 'security_security_list' as const;
const cards = [
  { id: 'share', Card: ShareCard, needs },
  { id: 'kept', Card: KeptCard, needs },
  { id: 'sessions', Card: SessionCard, needs },
  { id: 'addresses', Card: AddressCard, needs },
  { id: 'terms', Card: TermsCard, needs },
  { id: 'other', Card: () => <p>of others</p>, needs: 'audit_audit_list' as const },
];
const saved: SecuritySettings = {
  version: 4,
  share: 'members',
  shareDomainList: [],
  addressKept: 'block',
  hrLongest: 10_080,
  hrIdle: 720,
  othersLongest: 43_200,
  othersIdle: 10_080,
  ipList: [],
  ipFor: 'hr',
  address: '203.0.113.7',
  isProxied: false,
  formerUntil: null,
  factorRoles: [],
  factorFrom: null,
  trustDays: 14,
  formerMonths: null,
  reportMonths: null,
  privacyEmail: null,
};

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
  server.answers(getSecuritySettings, { data: saved });
  server.answers(updateSecuritySettings, ({ body }) => ({
    data: { ...saved, ...(body as object), version: 5 },
    message: 'Сохранено',
  }));
});

test('what was narrowed says until when the other super admins come in as before', async () => {
  const data = { ...saved, formerUntil: '2026-06-16T07:30:00Z' };
  server.answers(getSecuritySettings, { data });
  draw(
    <>
      <AddressCard />
      <SessionCard />
    </>,
  );
  const said = /суперадминистраторов до .*16.* впускает/;
  await waitFor(() => expect(screen.queryAllByText(said)).toHaveLength(2));
});

const edit = (title: string) =>
  screen.findByRole('button', { name: `${t('common.edit')}: ${title}` });
const save = () => screen.findByRole('button', { name: t('common.save') });
const choose = async (user: ReturnType<typeof draw>['user'], label: string, option: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('each card says how it stands; what opens sends its own fields with their version', async () => {
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  await screen.findByText(t('companySecurity.kept.kind.block'));
  await user.click(await edit(t('companySecurity.kept.title')));
  await choose(user, t('companySecurity.kept.label'), t('companySecurity.kept.kind.none'));
  await user.click(await save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(updateSecuritySettings).map(({ body }) => body)).toEqual([
    { addressKept: 'none', version: 4 },
  ]);
});

test('where reports may be sent is chosen, with domains as people copy them', async () => {
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  await user.click(await edit(t('companySecurity.share.title')));
  await choose(user, t('companySecurity.share.label'), t('companySecurity.share.kind.domains'));
  await screen.findByText(t('companySecurity.share.waiting'));
  await user.click(await save());
  await screen.findByText(t('validation.required'));
  const field = new RegExp(`^${t('companySecurity.share.domains')}`);
  await user.type(await screen.findByRole('textbox', { name: field }), 'hr@Partner.ru; завод.рф');
  await user.click(await save());
  await waitFor(() =>
    expect(server.asked(updateSecuritySettings).at(-1)?.body).toEqual({
      share: 'domains',
      shareDomainList: ['partner.ru', 'завод.рф'],
      version: 4,
    }),
  );
});

test('terms are chosen, with a warning where something goes sooner, and whom to write to', async () => {
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  const never = t('companySecurity.terms.never');
  await screen.findByText(t('companySecurity.terms.state', { reports: never, former: never }));
  await user.click(await edit(t('companySecurity.terms.title')));
  const years = t('companySecurity.terms.years', { count: 5 });
  await choose(user, t('companySecurity.terms.report'), years);
  await screen.findByText(t('companySecurity.terms.shorter'));
  await choose(user, t('companySecurity.terms.report'), never);
  expect(screen.queryByText(t('companySecurity.terms.shorter'))).toBeNull();
  await choose(user, t('companySecurity.terms.report'), years);
  const email = await screen.findByRole('textbox', {
    name: new RegExp(t('companySecurity.terms.email')),
  });
  await user.type(email, 'data');
  await user.click(await save());
  await screen.findByText(t('validation.invalidEmail'));
  await user.type(email, '@example.ru');
  await user.click(await save());
  await waitFor(() =>
    expect(server.asked(updateSecuritySettings).at(-1)?.body).toEqual({
      reportMonths: 60,
      formerMonths: null,
      privacyEmail: 'data@example.ru',
      version: 4,
    }),
  );
});

test('what somebody else has saved is offered', async () => {
  const theirs = { ...saved, addressKept: 'full', version: 5 };
  server.answers(updateSecuritySettings, refused('staleVersion', { data: theirs }));
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  await user.click(await edit(t('companySecurity.kept.title')));
  await choose(user, t('companySecurity.kept.label'), t('companySecurity.kept.kind.none'));
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: t('ui.stale.takeTheirs') }));
  await screen.findByRole('button', { name: new RegExp(t('companySecurity.kept.kind.full')) });
});

test('another admin reads it and who decides; a card that isn’t theirs is not there', async () => {
  signInAs('ROLE_ADMIN');
  const domains = { share: 'domains' as const, shareDomainList: ['partner.ru'] };
  server.answers(getSecuritySettings, { data: { ...saved, ...domains } });
  const others = cards.map((card) =>
    card.id === 'other' ? { ...card, needs: 'user_user_update' as const } : card,
  );
  draw(<SecurityCards page="security" cards={others} />);
  await screen.findByText(`${t('companySecurity.share.kind.domains')}: partner.ru`);
  await screen.findByText(t('companySecurity.ofSupers'));
  expect([screen.queryByRole('button'), screen.queryByText('of others')]).toEqual([null, null]);
});

test('terms of sessions are said and chosen; shorter ones end what is over, and none rests longer than it lasts', async () => {
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  await screen.findByText(/HR и администраторы: до 7 дней, без действий до 12 часов/);
  await user.click(await edit(t('companySecurity.session.title')));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (group: string, label: string, option: string) => {
    const own = within(await dialog.findByRole('group', { name: group }));
    await user.click(await own.findByRole('button', { name: new RegExp(label) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const hr = t('companySecurity.session.hr');
  await choose(hr, t('companySecurity.session.hrLongest'), '8 часов');
  await screen.findByText(t('companySecurity.session.shorter'));
  await user.click(await save());
  await screen.findByText(t('companySecurity.session.idleTooLong'));
  expect(server.asked(updateSecuritySettings)).toEqual([]);
  await choose(hr, t('companySecurity.session.hrIdle'), '30 минут');
  await user.click(await save());
  await waitFor(() =>
    expect(server.asked(updateSecuritySettings)[0]?.body).toEqual({
      hrLongest: 480,
      hrIdle: 30,
      othersLongest: 43_200,
      othersIdle: 10_080,
      version: 4,
    }),
  );
});

test('a list of addresses shows one’s own and takes it; what the server refuses stands at the field', async () => {
  const message = 'В списке нет вашего адреса';
  server.answers(
    updateSecuritySettings,
    refused('validation', { errors: [{ path: 'ipList.0', message }] }),
  );
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  await screen.findByText(t('companySecurity.address.anywhere'));
  await user.click(await edit(t('companySecurity.address.title')));
  const list = await screen.findByRole('textbox', {
    name: new RegExp(t('companySecurity.address.list')),
  });
  await screen.findByText(t('companySecurity.address.own', { address: '203.0.113.7' }));
  await user.type(list, '10.0.0.0/8, 2001:db8::/32');
  await user.click(await save());
  // A toast says it too, for some seconds.
  await screen.findByRole('textbox', { description: new RegExp(message) });
  expect(list.getAttribute('aria-invalid')).toBe('true');
  await user.click(
    await screen.findByRole('button', { name: t('companySecurity.address.addOwn') }),
  );
  expect(list).toHaveProperty('value', '10.0.0.0/8\n2001:db8::/32\n203.0.113.7');
  expect(screen.queryByText(t('companySecurity.address.proxy'))).toBeNull();
  await user.click(await save());
  await waitFor(() =>
    expect(server.asked(updateSecuritySettings)[1]?.body).toEqual({
      ipList: ['10.0.0.0/8', '2001:db8::/32', '203.0.113.7'],
      ipFor: 'hr',
      version: 4,
    }),
  );
});

test('behind a proxy that the server wasn’t told of the form says so', async () => {
  server.answers(getSecuritySettings, {
    data: { ...saved, ipList: ['203.0.113.0/24'], ipFor: 'all', isProxied: true },
  });
  const { user } = draw(<SecurityCards page="security" cards={cards} />);
  await screen.findByText(t('companySecurity.address.allState', { count: 1 }));
  await user.click(await edit(t('companySecurity.address.title')));
  await screen.findByText(t('companySecurity.address.proxy'));
});
