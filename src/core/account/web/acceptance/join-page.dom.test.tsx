import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  acceptGivenAccess,
  checkGivenAccess,
  declineGivenAccess,
} from '#core/account/contract/acceptance.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t, tIn } from '#test/screen/screen.tsx';
import { JoinPage } from './join-page.tsx';

const said = { company: 'Вектор', email: 'a@example.ru' };
const token = 'a-token';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(checkGivenAccess, said);
});

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

test('says who asks and what it means, and answers nothing by itself', async () => {
  draw(<JoinPage token={token} />);
  await heading(t('acceptance.title', said));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(server.asked(checkGivenAccess).map(({ body }) => body)).toEqual([{ token }]);
  expect([server.asked(acceptGivenAccess), server.asked(declineGivenAccess)]).toEqual([[], []]);
});

test('accepting leads to the sign-in, with company and e-mail filled in', async () => {
  const holdingSlug = 'vector';
  server.answers(acceptGivenAccess, { holdingSlug, email: said.email, passwordToken: null });
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('acceptance.accept')));
  await heading(t('acceptance.acceptedTitle'));
  const { href } = await link(t('acceptance.open'));
  expect(href).toContain('/login#holdingSlug=vector&email=a%40example.ru');
  expect(server.asked(acceptGivenAccess).map(({ body }) => body)).toEqual([{ token }]);
});

test('an account without a password is led to set one', async () => {
  server.answers(acceptGivenAccess, { holdingSlug: 'x', email: said.email, passwordToken: 'next' });
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('acceptance.accept')));
  const { href } = await link(t('acceptance.setPassword'));
  expect(href).toContain('/restore-password/link#token=next');
});

test('declining asks first', async () => {
  server.answers(declineGivenAccess, {});
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('acceptance.decline')));
  expect(server.asked(declineGivenAccess)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('acceptance.declineText', said));
  await user.click(await dialog.findByRole('button', { name: t('acceptance.decline') }));
  await heading(t('acceptance.declined'));
  await screen.findByText(t('acceptance.declinedText', said));
  expect(server.asked(declineGivenAccess).map(({ body }) => body)).toEqual([{ token }]);
});

test('a link that is over says so, also when it was used meanwhile', async () => {
  server.answers(acceptGivenAccess, refused('linkExpired'));
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('acceptance.accept')));
  await heading(t('mailedLink.deadTitle'));
  expect(await screen.findByText(t('acceptance.deadText'))).toBeTruthy();
});

test('a failure keeps the question, and another try may succeed', async () => {
  server.answers(acceptGivenAccess, refused('internal', { message: 'Не вышло' }));
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('acceptance.accept')));
  expect((await screen.findByRole('alert')).textContent).toBe('Не вышло');
  server.answers(acceptGivenAccess, { holdingSlug: 'x', email: said.email, passwordToken: null });
  await user.click(await button(t('acceptance.accept')));
  await heading(t('acceptance.acceptedTitle'));
});

test('declining that fails says so under the question, and nothing covers it', async () => {
  server.answers(declineGivenAccess, refused('internal', { message: 'Не вышло' }));
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('acceptance.decline')));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: t('acceptance.decline') }));
  await screen.findByText('Не вышло');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('asks, and says what came of it, in English too', async () => {
  const en = tIn('en');
  server.answers(declineGivenAccess, {});
  const { user } = draw(<JoinPage token={token} />, '/', 'en');
  await heading(en('acceptance.title', said));
  await user.click(await button(en('acceptance.decline')));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: en('acceptance.decline') }));
  await heading(en('acceptance.declined'));
  const others = document.body.textContent?.replaceAll(said.company, '');
  expect(others).not.toMatch(/[а-яё]/i);
});
