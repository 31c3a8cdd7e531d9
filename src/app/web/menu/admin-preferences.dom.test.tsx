import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLocale } from '#core/account/contract/current-user.ts';
import { beside, openBeside } from '#platform/web/shared/beside.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { AdminPreferences } from './admin-preferences.tsx';

test.each([
  `/estimation/cycles/${idOf(1)}`,
  `/estimation/questionary/${idOf(1)}`,
  '/estimation/questionary/awaited',
])('another language stays at %s and closes the profile beside it', async (address) => {
  signInAs('ROLE_HR');
  const server = fakeServer();
  server.answers(switchLocale, refused('conflict', { message: 'Язык спрошен' }) as never);
  openBeside('profile', { employeeId: idOf(2) });
  const { user, path, search } = await drawPage(AdminPreferences, `${address.slice(1)}?q=a`);
  await user.click(await screen.findByText('EN'));
  await screen.findByText('Язык спрошен');
  expect(server.asked(switchLocale).map(({ body }) => body)).toEqual([{ locale: 'en' }]);
  expect([path(), search()]).toEqual([address, '?q=a']);
  expect(beside().profile).toBeUndefined();
});
