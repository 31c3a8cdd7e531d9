import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendAccountLetter } from '#contract/people/user.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { userRow } from '#test/screen/screen-rows.ts';
import { AccessLetter } from './access-letter.tsx';

const row = userRow(1, { waiting: true });
const first = t('user.sendFirstFor', { name: 'Фамилия1 Имя' });

test('anybody who has not accepted can be sent the letter, which is said then', async () => {
  const server = fakeServer();
  server.answers(sendAccountLetter, { data: row });
  const { user } = draw(<AccessLetter user={row} />);
  expect(screen.getByText(t('user.waiting'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: first }));
  await screen.findByText(t('user.letterSending'));
  expect(server.asked(sendAccountLetter).map(({ params }) => params)).toEqual([{ id: row.id }]);
});

test('a refusal leaves the button', async () => {
  const server = fakeServer();
  server.answers(sendAccountLetter, refused('tooMany', { message: 'Позже' }));
  const { user } = draw(<AccessLetter user={row} />);
  await user.click(screen.getByRole('button', { name: first }));
  await screen.findByText('Позже');
  expect(screen.getByRole('button', { name: first })).toBeTruthy();
});

test('a letter that has not arrived says why instead', () => {
  fakeServer();
  draw(<AccessLetter user={{ ...row, undelivered: 'refused' }} />);
  expect(screen.getByText(t('user.undelivered.refused'))).toBeTruthy();
  expect(screen.queryByText(t('user.waiting'))).toBeNull();
});
