import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendAccountLetter, type User } from '#contract/people/user.ts';
import { fakeServer, refused } from '#test/fake-server.ts';
import { draw, t } from '#test/screen.tsx';
import { AccessLetter } from './access-letter.tsx';

const row: User = {
  id: 'u1',
  version: 1,
  firstName: 'Ян',
  lastName: 'Ким',
  email: 'a@example.ru',
  slackId: null,
  locale: 'ru',
  roles: [],
  disabled: false,
  waiting: true,
  hasLeft: false,
  employeeList: [],
  employeeId: null,
  createdAt: 0,
  undelivered: null,
  current: false,
};
const first = t('user.sendFirstFor', { name: 'Ким Ян' });

test('whoever has not accepted can be sent the letter, which is said then', async () => {
  const server = fakeServer();
  server.answers(sendAccountLetter, { data: row });
  const { user } = draw(<AccessLetter user={row} />);
  expect(screen.getByText(t('user.waiting'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: first }));
  await screen.findByText(t('user.letterSending'));
  expect(server.asked(sendAccountLetter).map(({ params }) => params)).toEqual([{ id: 'u1' }]);
});

test('a refusal leaves the button', async () => {
  const server = fakeServer();
  server.answers(sendAccountLetter, refused('tooMany', { message: 'Позже' }));
  const { user } = draw(<AccessLetter user={row} />);
  await user.click(screen.getByRole('button', { name: first }));
  await screen.findByText('Позже');
  expect(screen.getByRole('button', { name: first })).toBeTruthy();
});

test('nothing is offered to whoever has accepted or may not sign in', () => {
  fakeServer();
  draw(<AccessLetter user={{ ...row, waiting: false }} />);
  draw(<AccessLetter user={{ ...row, disabled: true }} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a letter that has not arrived says why instead', () => {
  fakeServer();
  draw(<AccessLetter user={{ ...row, undelivered: 'refused' }} />);
  expect(screen.getByText(t('user.undelivered.refused'))).toBeTruthy();
  expect(screen.queryByText(t('user.waiting'))).toBeNull();
});
