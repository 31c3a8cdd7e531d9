import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allowScimHeld, getScimHeld } from '#addon/scim/contract/held.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { HeldPeople } from './held-people.tsx';

test('HR sees who would leave, and confirms it after a question', async () => {
  signInAs('ROLE_HR');
  const server = fakeServer();
  const held = { limit: 'left' as const, count: 22, nameList: ['Ким Ян', 'Ли Анна'] };
  server.answers(getScimHeld, { data: [held] });
  server.answers(allowScimHeld, { message: 'Подтверждено' } as never);
  const { user } = draw(<HeldPeople />);
  await screen.findByText(t('scimHeld.left', { count: 22 }));
  await screen.findByText(`Ким Ян, Ли Анна. ${t('scimHeld.more', { count: 20 })}`);
  await user.click(await screen.findByRole('button', { name: t('scimHeld.confirmOf.left') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(server.asked(allowScimHeld)).toHaveLength(0);
  await user.click(await dialog.findByRole('button', { name: t('scimHeld.confirm') }));
  expect(server.asked(allowScimHeld).map(({ body }) => body)).toEqual([
    { limit: 'left', count: 22 },
  ]);
});

test('who has rights leaves by a super admin’s yes alone', async () => {
  const held = { limit: 'rights' as const, count: 1, nameList: ['Ли Анна'] };
  signInAs('ROLE_HR');
  fakeServer().answers(getScimHeld, { data: [held] });
  draw(<HeldPeople />);
  await screen.findByText(new RegExp(t('scimHeld.bySuper')));
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may not confirm is asked nothing', () => {
  signInAs('ROLE_MANAGER');
  const server = fakeServer();
  draw(<HeldPeople />);
  expect(server.asked(getScimHeld)).toHaveLength(0);
});
