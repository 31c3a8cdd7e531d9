import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { checkNewEmail, confirmNewEmail } from '#core/account/contract/own-email.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { NewEmailPage } from './new-email-page.tsx';

const token = 'a-token';
const said = { email: 'new@example.ru', name: 'Ким Анна' };
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(checkNewEmail, said);
});

const confirm = () => screen.findByRole('button', { name: t('ownEmail.confirm') });
const heading = (name: string) => screen.findByRole('heading', { name });

test('says which e-mail and whose; nothing changes before the press, and then it is confirmed', async () => {
  server.answers(confirmNewEmail, {});
  const { user } = draw(<NewEmailPage token={token} />);
  await screen.findByText(t('ownEmail.lead', said));
  await screen.findByText(t('ownEmail.whose', said));
  expect(server.asked(confirmNewEmail)).toEqual([]);
  await user.click(await confirm());
  await heading(t('ownEmail.doneTitle'));
  expect(server.asked(confirmNewEmail).map(({ body }) => body)).toEqual([{ token }]);
});

test('says where it has become another’s meanwhile, or where the link has ended', async () => {
  server.answers(confirmNewEmail, refused('conflict'));
  const { user, unmount } = draw(<NewEmailPage token={token} />);
  await user.click(await confirm());
  await heading(t('ownEmail.takenTitle'));
  unmount();
  server.answers(confirmNewEmail, refused('linkExpired'));
  const again = draw(<NewEmailPage token={token} />);
  await again.user.click(await confirm());
  await screen.findByText(t('ownEmail.deadText'));
});

test('a failure is said, and the press can be tried again', async () => {
  server.answers(confirmNewEmail, refused('tooMany', { message: 'Слишком много попыток' }));
  const { user } = draw(<NewEmailPage token={token} />);
  await user.click(await confirm());
  await screen.findByText('Слишком много попыток');
  server.answers(confirmNewEmail, {});
  await user.click(await confirm());
  await heading(t('ownEmail.doneTitle'));
});
