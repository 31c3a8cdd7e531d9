import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeToken } from '#core/account/contract/auth.ts';
import { chooseAccount, getChoice } from '#core/account/contract/choice.ts';
import { type CurrentUser, getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { arrive } from '#core/account/web/session/arrive.ts';
import {
  forgetSession,
  heldSession,
  holdSession,
  markKey,
} from '#core/account/web/session/held.ts';
import { session } from '#core/account/web/session/session.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t, tIn } from '#test/screen/screen.tsx';
import { OtherAccountPage } from './other-account-page.tsx';

const reload = vi.fn();
let server: FakeServer;

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  signInOnScreen();
  holdSession('annas');
  server = fakeServer();
  server.answers(exchangeToken, { choice: 'maras' });
  server.answers(getChoice, { name: 'Белова Мара', email: 'Мара@example.ru', brand: 'Север' });
  server.answers(chooseAccount, ({ body }) => (body.take ? { session: 'maras' } : {}));
  server.answers(getCurrentUserInfo, {
    data: {
      ...(session()?.user as CurrentUser),
      lastName: 'Белова',
      firstName: 'Анна',
      email: 'Анна@example.ru',
    },
  });
});

const held = () => [heldSession(), localStorage.getItem(markKey)];
const annas = ['annas', 'cookie:annas'];
const maras = ['maras', 'cookie:maras'];
const chosen = () => server.asked(chooseAccount).map(({ body }) => body);

async function open() {
  const question = await arrive('a link');
  if (!question) throw new Error('nothing was asked');
  const { user } = draw(<OtherAccountPage question={question} />);
  const press = async (key: 'stay' | 'change', name: string) =>
    user.click(await screen.findByRole('button', { name: t(`otherAccount.${key}`, { name }) }));
  return { user, press };
}

describe('a link to somebody else’s account', () => {
  test('changes nothing by itself, and names both accounts', async () => {
    await open();
    expect([held(), chosen(), reload.mock.calls]).toEqual([annas, [], []]);
    for (const name of ['Анна', 'Мара']) {
      await screen.findByText(`Белова ${name}`);
      await screen.findByText(`${name}@example.ru`);
    }
  });

  test('asks in English too', async () => {
    const question = await arrive('a link');
    if (!question) throw new Error('nothing was asked');
    draw(<OtherAccountPage question={question} />, '/', 'en');
    const en = tIn('en');
    await screen.findByRole('button', { name: en('otherAccount.stay', { name: 'Белова Анна' }) });
    await screen.findByRole('button', { name: en('otherAccount.change', { name: 'Белова Мара' }) });
    const said = document.body.textContent?.replaceAll(/Белова|Анна|Мара|Север/g, '');
    expect(said).not.toMatch(/[а-яё]/i);
  });

  test('changes nothing when Enter is pressed at once: that stays', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([held(), chosen()]).toEqual([annas, [{ choice: 'maras', take: false }]]);
  });

  test('is followed by a press, which takes it', async () => {
    const { press } = await open();
    await press('change', 'Белова Мара');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([held(), chosen()]).toEqual([maras, [{ choice: 'maras', take: true }]]);
  });

  test('is left by a press, even if the server can’t be told', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.answers(chooseAccount, refused('internal'));
    const { press } = await open();
    await press('stay', 'Белова Анна');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(held()).toEqual(annas);
  });

  test('can’t be followed after half an hour, and says so', async () => {
    server.answers(chooseAccount, refused('linkExpired', { message: 'Ссылка не действует' }));
    const { press } = await open();
    await press('change', 'Белова Мара');
    await screen.findByText('Ссылка не действует');
    expect([held(), reload.mock.calls]).toEqual([annas, []]);
  });
});

describe('nobody is asked', () => {
  test('where the server opens the session at once', async () => {
    server.answers(exchangeToken, { session: 'maras' });
    expect([await arrive('a link'), held()]).toEqual([undefined, maras]);
  });

  test('where somebody’s cookie has outlived their signing out', async () => {
    forgetSession();
    expect([await arrive('a link'), held()]).toEqual([undefined, maras]);
  });
});

test.each([
  ['a link that works no more', 'unauthenticated'],
  ['a server that is away', 'unavailable'],
] as const)('%s leaves everything as it is', async (_, failure) => {
  server.answers(exchangeToken, refused(failure));
  await expect(arrive('a link')).rejects.toThrow();
  expect(held()).toEqual(annas);
});
