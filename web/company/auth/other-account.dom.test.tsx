import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeToken, logoutUser } from '#contract/company/auth.ts';
import { type CurrentUser, getCurrentUserInfo } from '#contract/company/current-user.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t, tIn } from '#test/screen/screen.tsx';
import { arrive } from '#web/platform/session/arrive.ts';
import { session } from '#web/platform/session/session.ts';
import { keepToken, sessionToken, tokenKey } from '#web/platform/session/token.ts';
import { OtherAccountPage } from './other-account-page.tsx';

const reload = vi.fn();
let server: FakeServer;
/** Who each token belongs to. */
let holders: Record<string, string>;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  signInOnScreen();
  keepToken('annas');
  holders = { annas: 'Анна', maras: 'Мара', 'annas too': 'Анна' };
  server = fakeServer();
  server.answers(exchangeToken, { token: 'maras' });
  server.answers(logoutUser, {});
  server.answers(getCurrentUserInfo, ({ token = '' }) => {
    const firstName = holders[token];
    return firstName ? { data: userNamed(firstName) } : refused('unauthenticated');
  });
});

const userNamed = (firstName: string): CurrentUser => ({
  ...(session()?.user as CurrentUser),
  id: firstName,
  firstName,
  email: `${firstName}@example.ru`,
});
const held = () => [sessionToken(), localStorage.getItem(tokenKey)];
const ended = () => server.asked(logoutUser).map(({ token }) => token);

async function open() {
  const question = await arrive('a link');
  if (!question) throw new Error('nothing was asked');
  const { user } = draw(<OtherAccountPage question={question} />);
  const press = (key: 'stay' | 'change', name: string) =>
    user.click(screen.getByRole('button', { name: t(`otherAccount.${key}`, { name }) }));
  return { user, press };
}

describe('a link to somebody else’s account', () => {
  test('changes nothing by itself, and names both accounts', async () => {
    await open();
    expect([held(), ended(), reload.mock.calls]).toEqual([['annas', 'annas'], [], []]);
    for (const name of ['Анна', 'Мара']) {
      screen.getByText(`Белова ${name}`);
      screen.getByText(`${name}@example.ru`);
    }
  });

  test('asks in English too', async () => {
    const question = await arrive('a link');
    if (!question) throw new Error('nothing was asked');
    draw(<OtherAccountPage question={question} />, '/', 'en');
    const en = tIn('en');
    screen.getByRole('button', { name: en('otherAccount.stay', { name: 'Белова Анна' }) });
    screen.getByRole('button', { name: en('otherAccount.change', { name: 'Белова Мара' }) });
    expect(document.body.textContent?.replaceAll(/Белова|Анна|Мара/g, '')).not.toMatch(/[а-яё]/i);
  });

  test('changes nothing when Enter is pressed at once: that stays', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([held(), ended()]).toEqual([['annas', 'annas'], ['maras']]);
  });

  test('is followed by a press: the person who was signed in is signed out', async () => {
    const { press } = await open();
    await press('change', 'Белова Мара');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([held(), ended()]).toEqual([['maras', 'maras'], ['annas']]);
  });

  test('is left by a press, even if the server can’t be told', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.answers(logoutUser, refused('internal'));
    const { press } = await open();
    await press('stay', 'Белова Анна');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(held()).toEqual(['annas', 'annas']);
  });
});

describe('nobody is asked', () => {
  test('where the session here is over', async () => {
    keepToken('dead');
    const question = await arrive('a link');
    expect([held(), question]).toEqual([['maras', 'maras'], undefined]);
  });

  test('where the link leads to the same account, as when one changes the company', async () => {
    server.answers(exchangeToken, { token: 'annas too' });
    const question = await arrive('a link');
    expect([held(), question]).toEqual([['annas too', 'annas too'], undefined]);
  });
});

test('a link that works no more leaves everything as it is', async () => {
  server.answers(exchangeToken, refused('unauthenticated'));
  await expect(arrive('a link')).rejects.toThrow();
  expect(held()).toEqual(['annas', 'annas']);
});

test('while it is not known who is signed in here, nothing is replaced', async () => {
  server.answers(getCurrentUserInfo, refused('unavailable'));
  await expect(arrive('a link')).rejects.toThrow();
  expect(held()).toEqual(['annas', 'annas']);
});
