import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type UserVerb, userVerbs } from '#core/user/contract/policy/user.ts';
import { getUserList, type User } from '#core/user/contract/user.ts';
import { permissions } from '#platform/contract/call/access.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { userRow } from '#test/screen/screen-rows.ts';
import { UserForm } from './user-form.tsx';
import { UsersPage } from './users-page.tsx';

/** What the list and the form offer of a user, by `can` alone. */

const name = 'Фамилия1 Имя';
const superAdmin = { id: 'ROLE_SUPER_ADMIN' as const, name: '' };
const row = (can: readonly UserVerb[], given: Partial<User> = {}) =>
  userRow(1, { roles: [superAdmin], can: [...can], ...given });

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInOnScreen(...permissions);
});

const labels: Partial<Record<UserVerb, string>> = {
  update: t('user.editFor', { name }),
  sendLetter: t('user.sendFirstFor', { name }),
  delete: t('user.deleteFor', { name }),
};

async function inList(user: User): Promise<string[]> {
  fakeServer().answers(getUserList, { data: [user], count: 1 });
  await drawPage(UsersPage);
  const shown = (await screen.findByText(user.email)).closest('tr')!;
  const buttons = within(shown).queryAllByRole('button');
  const names = buttons.map((button) => button.getAttribute('aria-label'));
  return userVerbs.filter((verb) => labels[verb] && names.includes(labels[verb]));
}

async function inForm(user: User): Promise<string[]> {
  fakeServer();
  await drawPage(() => <UserForm saved={user} onClose={() => {}} />);
  await screen.findByText(t('role.ROLE_SUPER_ADMIN'));
  const box = (label: string) =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: (name) => name.startsWith(label) });
  const signIn = user.disabled ? 'enable' : 'disable';
  return [
    ...(box(t('role.ROLE_SUPER_ADMIN'))?.disabled ? [] : ['demote']),
    ...((box(t('user.disabled'))?.disabled ?? true) ? [] : [signIn]),
  ];
}

test.each(['update', 'sendLetter', 'delete'] as const)(
  'the list offers %s, and it alone',
  async (verb) => {
    expect(await inList(row([verb]))).toEqual([verb]);
  },
);

test('a letter that has not arrived is offered again, and is not to anybody who may not', async () => {
  labels.sendLetter = t('user.sendLetterFor', { name });
  expect(await inList(row(['sendLetter'], { undelivered: 'refused' }))).toEqual(['sendLetter']);
});

test('nothing of a user with whom nothing may be done, though a letter has not arrived', async () => {
  labels.sendLetter = t('user.sendLetterFor', { name });
  expect(await inList(row([], { undelivered: 'refused' }))).toEqual([]);
});

test.each([
  [['demote'], false],
  [['disable'], false],
  [['enable'], true],
  [[], false],
  [[], true],
] as [UserVerb[], boolean][])('the form offers %j alone, disabled: %j', async (can, disabled) => {
  expect(await inForm(row(can, { disabled }))).toEqual(can);
});
