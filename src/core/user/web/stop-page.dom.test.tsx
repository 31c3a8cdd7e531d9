import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readStopLink, type StopLink, stopByLink } from '#core/user/contract/stop-link.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t, tIn } from '#test/screen/screen.tsx';
import { StopPage } from './stop-page.tsx';

const said: StopLink = {
  state: 'waiting',
  company: 'Вектор',
  name: 'Ким Анна',
  email: 'kim@example.ru',
  change: { removed: true },
  askedBy: 'Новикова Вера',
  due: '2026-06-16T07:30:00Z',
  locale: 'ru',
};
const token = 'a-token';
let server: FakeServer;
let now: StopLink;
beforeEach(() => {
  localStorage.clear();
  now = said;
  server = fakeServer();
  server.answers(readStopLink, () => ({ data: now }));
  server.answers(stopByLink, {});
});

const heading = (name: string) => screen.findByRole('heading', { name });
const button = () => screen.findByRole('button', { name: t('user.right.stop') });

test('says what, whose, who and when, and stops nothing by itself', async () => {
  draw(<StopPage token={token} />);
  await heading(t('user.right.link.title'));
  await screen.findByText(t('user.right.link.lead', said));
  await screen.findByText(/Ким Анна, kim@example.ru: пользователь будет удалён. .+ Новикова Вера/);
  await screen.findByText(/^Произойдёт .*16.*\.$/);
  expect(server.asked(readStopLink).map(({ body }) => body)).toEqual([{ token }]);
  expect(server.asked(stopByLink)).toEqual([]);
});

test('its one button stops it, and then leads to signing in', async () => {
  const { user } = draw(<StopPage token={token} />);
  await user.click(await button());
  await heading(t('user.right.link.stoppedTitle'));
  const { pathname, hash } = await screen.findByRole<HTMLAnchorElement>('link', {
    name: t('user.right.link.signIn'),
  });
  expect([pathname, hash]).toEqual(['/login', '']);
  expect(server.asked(stopByLink).map(({ body }) => body)).toEqual([{ token }]);
});

test.each(['stopped', 'done'] as const)('of what is %s it says so', async (state) => {
  now = { ...said, state };
  draw(<StopPage token={token} />);
  await heading(t(`user.right.link.${state}Title`));
  await screen.findByText(t(`user.right.link.${state}Text`, said));
  expect(screen.queryByRole('button', { name: t('user.right.stop') })).toBeNull();
});

test('an unknown or old link says so, also when it ends meanwhile', async () => {
  server.answers(stopByLink, refused('linkExpired'));
  const { user } = draw(<StopPage token={token} />);
  await user.click(await button());
  await heading(t('mailedLink.deadTitle'));
  await screen.findByText(t('user.right.link.dead'));
});

test('a failure says why and keeps the button', async () => {
  server.answers(stopByLink, refused('conflict', { message: 'Уже выполнено' }));
  const { user } = draw(<StopPage token={token} />);
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toBe('Уже выполнено');
  await button();
});

test('where nothing answers, the way back leaves the link behind', async () => {
  window.history.replaceState(null, '', `/stop#${token}`);
  server.answers(readStopLink, refused('unavailable'));
  draw(<StopPage token={token} />);
  const back = await screen.findByRole<HTMLAnchorElement>('link', { name: t('mailedLink.back') });
  expect(back.href).not.toContain(token);
  window.history.replaceState(null, '', '/');
});

test('is in English for who reads English', async () => {
  const en = tIn('en');
  draw(<StopPage token={token} />, '/', 'en');
  await heading(en('user.right.link.title'));
  const others = document.body.textContent?.replaceAll(/Вектор|Ким Анна|Новикова Вера/g, '');
  expect(others).not.toMatch(/[а-яё]/i);
});
