import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { OwnAccount } from './own-account.tsx';

test('a user without an employee record has initials, and no Rating 360', async () => {
  signInAs('ROLE_ADMIN');
  draw(<OwnAccount onClose={() => {}} />);
  expect(await screen.findByText('БА')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(t('profile.noRecord'))).toBeDefined();
  expect(screen.queryByText(t('profile.rating'))).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});
