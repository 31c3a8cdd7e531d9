import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getAvailableRoutes, getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { session } from '#core/account/web/session/session.ts';
import { getQuestionaryStructure } from '#core/questionary/contract/questionary.ts';
import { type User, updateUser } from '#core/user/contract/user.ts';
import { storedLocale, takeLocale, texts } from '#platform/web/device/texts.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { userRow } from '#test/screen/screen-rows.ts';
import { UserForm } from './user-form.tsx';

const saved = userRow(1, {
  email: 'me@example.ru',
  roles: [{ id: 'ROLE_HR', name: 'HR' }],
  current: true,
});

let server: FakeServer;
beforeEach(async () => {
  signInOnScreen('user_user_update');
  const known = session()!;
  server = fakeServer();
  server.answers(updateUser, ({ body }) => ({
    data: { ...saved, current: known.user.email === body.email, locale: body.locale },
  }));
  server.answers(getCurrentUserInfo, { data: known.user });
  server.answers(getAvailableRoutes, { data: [] });
  server.answers(getQuestionaryStructure, { data: known.structure });
  await takeLocale('ru');
});

async function saveInEnglish(row: User) {
  const onClose = vi.fn();
  const { user } = draw(<UserForm saved={row} onClose={onClose} />);
  await user.click(await screen.findByRole('radio', { name: t('common.en') }));
  await user.click(await screen.findByRole('button', { name: t('common.save') }));
  await waitFor(() => expect(server.asked(updateUser)).toHaveLength(1));
  return onClose;
}

test('one’s own language in the form is spoken at once, and kept', async () => {
  await saveInEnglish(saved);
  await waitFor(() => expect([texts().locale, storedLocale()]).toEqual(['en', 'en']));
  // Names of roles and dictionaries are asked for again in that language.
  await waitFor(() => expect(server.asked(getQuestionaryStructure)).toHaveLength(1));
});

test('somebody else’s is theirs alone', async () => {
  const onClose = await saveInEnglish({ ...saved, email: 'other@example.ru', current: false });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect([texts().locale, storedLocale()]).toEqual(['ru', 'ru']);
});

test('a manager without an employee record is told why they can lead nobody', async () => {
  const roles = [{ id: 'ROLE_MANAGER' as const, name: 'Руководитель' }];
  draw(<UserForm saved={{ ...saved, roles }} onClose={vi.fn()} />);
  expect(await screen.findByText(t('user.subordinatesNoRecord'))).toBeTruthy();
});
