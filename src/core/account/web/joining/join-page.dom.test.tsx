import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { acceptJoining, checkJoining, declineJoining } from '#core/account/contract/joining.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t, tIn } from '#test/screen/screen.tsx';
import { JoinPage } from './join-page.tsx';

const said = { company: 'Вектор', email: 'a@example.ru' };
const token = 'a-token';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(checkJoining, said);
});

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

test('says who asks and what it means, and answers nothing by itself', async () => {
  draw(<JoinPage token={token} />);
  await heading(t('joining.title', said));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(server.asked(checkJoining).map(({ body }) => body)).toEqual([{ token }]);
  expect([server.asked(acceptJoining), server.asked(declineJoining)]).toEqual([[], []]);
});

test('accepting leads to the sign-in, with company and e-mail filled in', async () => {
  const holdingSlug = 'vector';
  server.answers(acceptJoining, { holdingSlug, email: said.email, passwordToken: null });
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('joining.accept')));
  await heading(t('joining.acceptedTitle'));
  const { href } = await link(t('joining.open'));
  expect(href).toContain('/login#holdingSlug=vector&email=a%40example.ru');
  expect(server.asked(acceptJoining).map(({ body }) => body)).toEqual([{ token }]);
});

test('an account without a password is led to set one', async () => {
  server.answers(acceptJoining, { holdingSlug: 'x', email: said.email, passwordToken: 'next' });
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('joining.accept')));
  const { href } = await link(t('joining.setPassword'));
  expect(href).toContain('/restore-password/link#token=next');
});

test('declining asks first', async () => {
  server.answers(declineJoining, {});
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('joining.decline')));
  expect(server.asked(declineJoining)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('joining.declineText', said));
  await user.click(await dialog.findByRole('button', { name: t('joining.decline') }));
  await heading(t('joining.declined'));
  await screen.findByText(t('joining.declinedText', said));
  expect(server.asked(declineJoining).map(({ body }) => body)).toEqual([{ token }]);
});

test('a link that is over says so, also when it was used meanwhile', async () => {
  server.answers(acceptJoining, refused('linkExpired'));
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('joining.accept')));
  await heading(t('mailedLink.deadTitle'));
  expect(await screen.findByText(t('joining.deadText'))).toBeTruthy();
});

test('a failure keeps the question, and another try may succeed', async () => {
  server.answers(acceptJoining, refused('internal', { message: 'Не вышло' }));
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('joining.accept')));
  expect((await screen.findByRole('alert')).textContent).toBe('Не вышло');
  server.answers(acceptJoining, { holdingSlug: 'x', email: said.email, passwordToken: null });
  await user.click(await button(t('joining.accept')));
  await heading(t('joining.acceptedTitle'));
});

test('declining that fails says so under the question, and nothing covers it', async () => {
  server.answers(declineJoining, refused('internal', { message: 'Не вышло' }));
  const { user } = draw(<JoinPage token={token} />);
  await user.click(await button(t('joining.decline')));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: t('joining.decline') }));
  await screen.findByText('Не вышло');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('asks, and says what came of it, in English too', async () => {
  const en = tIn('en');
  server.answers(declineJoining, {});
  const { user } = draw(<JoinPage token={token} />, '/', 'en');
  await heading(en('joining.title', said));
  await user.click(await button(en('joining.decline')));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: en('joining.decline') }));
  await heading(en('joining.declined'));
  const others = document.body.textContent?.replaceAll(said.company, '');
  expect(others).not.toMatch(/[а-яё]/i);
});
