import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendAccountLetter } from '#core/user/contract/user.ts';
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
  expect(await screen.findByText(t('user.waiting'))).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: first }));
  await screen.findByText(t('user.letterSending'));
  expect(server.asked(sendAccountLetter).map(({ params }) => params)).toEqual([{ id: row.id }]);
});

test('a refusal leaves the button', async () => {
  const server = fakeServer();
  server.answers(sendAccountLetter, refused('tooMany', { message: 'Позже' }));
  const { user } = draw(<AccessLetter user={row} />);
  await user.click(await screen.findByRole('button', { name: first }));
  await screen.findByText('Позже');
  expect(await screen.findByRole('button', { name: first })).toBeTruthy();
});

test('a letter that has not arrived says why instead', async () => {
  fakeServer();
  draw(<AccessLetter user={{ ...row, undelivered: 'refused' }} />);
  expect(await screen.findByText(t('user.undelivered.refused'))).toBeTruthy();
  expect(screen.queryByText(t('user.waiting'))).toBeNull();
});
