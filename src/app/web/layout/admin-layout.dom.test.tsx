import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { AdminLayout } from './admin-layout.tsx';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  signInOnScreen('user_user_list');
  fakeServer();
});

test('on a phone the menu opens over the page, and gives way to the question before leaving', async () => {
  const { user } = await drawPage(() => <AdminLayout>Люди</AdminLayout>);
  await screen.findByText('Люди');
  expect(screen.queryByRole('navigation', { name: t('menu.label') })).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('menu.open') }));
  await screen.findByText(t('auth.terms'));
  await user.click(await screen.findByRole('button', { name: t('shell.exit') }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(screen.queryByText(t('auth.terms'))).toBeNull());
});

function Asking() {
  const { isFetching } = useQuery(partQuery(getTasks));
  return isFetching ? 'asking' : 'quiet';
}

test('whoever signs out leaves a page that asks for nothing more', async () => {
  fakeServer().holds(getTasks);
  const { user } = await drawPage(() => (
    <AdminLayout>
      <Asking />
    </AdminLayout>
  ));
  await screen.findByText('asking');
  await user.click(await screen.findByRole('button', { name: t('menu.open') }));
  await user.click(await screen.findByRole('button', { name: t('shell.exit') }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByRole('button', { name: t('shell.exit') }));
  await waitFor(() => expect(screen.queryByText('asking')).toBeNull());
  expect(screen.queryByRole('button', { name: t('menu.open') })).toBeNull();
  await question.findByRole('button', { name: t('shell.exit') });
});
