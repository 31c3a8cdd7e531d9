import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestReset } from '#core/account/contract/reset.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { ForgotPage } from './forgot-page.tsx';

const field = () => screen.findByLabelText<HTMLInputElement>(t('reset.email'));
const button = (name: string) => screen.findByRole('button', { name });
const offersTheWayBack = () =>
  expect(screen.getByRole('link', { name: t('mailedLink.back') }).getAttribute('href')).toBe(
    '/login',
  );

test('the letter is asked for, and again from the form with the e-mail still in it', async () => {
  const server = fakeServer();
  server.answers(requestReset, {});
  const { user } = draw(<ForgotPage />);
  offersTheWayBack();
  await user.click(await button(t('reset.send')));
  expect(server.asked(requestReset)).toEqual([]);
  expect(document.activeElement).toBe(await field());

  await user.type(await field(), ' zoya@example.ru ');
  await user.click(await button(t('reset.send')));
  await screen.findByRole('heading', { name: t('reset.sentTitle') });
  await screen.findByText(t('reset.sentText', { email: 'zoya@example.ru' }));
  offersTheWayBack();

  await user.click(await button(t('reset.again')));
  expect((await field()).value.trim()).toBe('zoya@example.ru');
  await user.click(await button(t('reset.send')));
  await screen.findByRole('heading', { name: t('reset.sentTitle') });
  expect(server.asked(requestReset)).toHaveLength(2);
});

test('a refusal is said on the form, which keeps what was typed', async () => {
  const server = fakeServer();
  server.answers(requestReset, () => refused('tooMany'));
  const { user } = draw(<ForgotPage />);
  await user.type(await field(), 'zoya@example.ru');
  await user.click(await button(t('reset.send')));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect((await field()).value).toBe('zoya@example.ru');
});

test('what was typed at sign-in stands there already, and the way back leads on to where one wanted', async () => {
  const typed = '#holdingSlug=north&email=zoya%40example.ru';
  const remembered = '?redirect=%2Festimation%2Freports';
  window.history.replaceState(null, '', `/restore-password${remembered}${typed}`);
  draw(<ForgotPage />);
  expect((await field()).value).toBe('zoya@example.ru');
  const back = await screen.findByRole('link', { name: t('mailedLink.back') });
  expect(back.getAttribute('href')).toBe(`/login${remembered}${typed}`);
  window.history.replaceState(null, '', '/');
});
