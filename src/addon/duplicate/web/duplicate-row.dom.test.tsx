import { screen } from '@testing-library/react';
import { test } from 'vitest';
import type { Duplicate } from '#addon/duplicate/contract/duplicate.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { DuplicateRow } from './duplicate-row.tsx';

const person = (at: number, access: Duplicate['access']): Duplicate => ({
  id: idOf(at),
  name: 'Ким Анна',
  note: access?.email ?? '',
  isArchived: false,
  hasLeft: false,
  access,
  useList: [],
});

test.each([
  ['by which somebody comes in stays, whichever record does', true, 'old@firm.ru', 'new@firm.ru'],
  ['of the record that stays is kept where nobody comes in', false, 'new@firm.ru', 'old@firm.ru'],
])('before two people are merged it is said: the e-mail %s', async (_, comesIn, kept, lost) => {
  signInAs('ROLE_HR');
  const one = person(1, { email: 'new@firm.ru', comesIn: false });
  const other = person(2, { email: 'old@firm.ru', comesIn });
  const { user } = draw(<DuplicateRow kind="employee" pair={{ one, other, refusal: null }} />);
  const names = { one: one.name, other: other.name };
  await user.click(await screen.findByRole('button', { name: t('duplicate.mergeFor', names) }));
  await screen.findByText(t('duplicate.access', { kept, lost }));
});
