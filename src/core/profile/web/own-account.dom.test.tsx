import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { OwnAccount } from './own-account.tsx';

test('a user without an employee record has initials, and no Rating 360', async () => {
  fakeServer();
  signInAs('ROLE_ADMIN');
  draw(<OwnAccount onClose={() => {}} />);
  expect(await screen.findByText('БА')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
  expect(await screen.findByText(t('profile.noRecord'))).toBeDefined();
  expect(screen.queryByText(t('profile.rating'))).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});
