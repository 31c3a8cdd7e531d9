import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import {
  getAvailableRoutes,
  getCurrentUserInfo,
  switchLocale,
} from '#core/account/contract/current-user.ts';
import { markKey } from '#core/account/web/session/held.ts';
import { session } from '#core/account/web/session/session.ts';
import { getQuestionaryStructure } from '#core/questionary/contract/questionary.ts';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { setUpApi } from '#platform/web/api/call.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { signInOnScreen as known } from '#test/screen/screen.tsx';

/** The modules of a window that has just been opened. */
async function openWindow() {
  vi.resetModules();
  const [api, texts, signIn, load, known] = await Promise.all([
    import('#platform/web/api/call.ts'),
    import('./texts.ts'),
    import('#core/account/web/session/sign-in.ts'),
    import('#core/account/web/session/load-session.ts'),
    import('#core/account/web/session/session.ts'),
  ]);
  api.setUpApi({ ...settings, locale: texts.spokenLocale });
  return { ...texts, ...signIn, ...load, session: known.session };
}
const settings: Parameters<typeof setUpApi>[0] = {
  session: () => localStorage.getItem(markKey),
  locale: () => undefined,
  brand: () => undefined,
  refused: async () => false,
  waiting: () => () => {},
};

let server: FakeServer;
/** The language of the account on the server. */
let own: Locale;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  known();
  const person = session()?.user;
  server = fakeServer();
  own = 'en';
  server.answers(getGeoInfo, { locale: 'en' });
  server.answers(loginUser, ({ body }) => {
    own = body.locale ?? own;
    return { token: 'new', device: 'device' };
  });
  server.answers(getCurrentUserInfo, () => ({ data: { ...person!, locale: own } }));
  server.answers(getAvailableRoutes, { data: [] });
  server.answers(getQuestionaryStructure, { data: session()!.structure });
});
// What other test files import must not be this one's.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});

const form = { email: 'a@example.ru', password: 'secret', holdingSlug: 'firm' };
const stored = () => localStorage.getItem('locale');

test('the first visit asks in the browser’s own languages and speaks what is guessed', async () => {
  const { startTexts, spokenLocale } = await openWindow();
  await startTexts();
  expect(server.asked(getGeoInfo).map(({ locale }) => locale)).toEqual([undefined]);
  expect([spokenLocale(), stored()]).toEqual(['en', null]);
});

test('what the device keeps is spoken without asking; without an answer it is Russian', async () => {
  localStorage.setItem('locale', 'en');
  const kept = await openWindow();
  await kept.startTexts();
  expect([kept.spokenLocale(), server.asked(getGeoInfo)]).toEqual(['en', []]);

  localStorage.setItem('locale', 'de');
  server.answers(getGeoInfo, refused('unavailable'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const other = await openWindow();
  await other.startTexts();
  expect(other.spokenLocale()).toBe('ru');
});

test.each([
  ['guessed', null],
  ['left by somebody before', 'ru'],
])('signing in takes the account’s language over one that was %s', async (_, before) => {
  if (before) localStorage.setItem('locale', before);
  server.answers(getGeoInfo, { locale: 'ru' });
  const { startTexts, signIn, loadSession, spokenLocale } = await openWindow();
  await startTexts();
  await signIn(form);
  const { user } = await loadSession();
  expect([server.asked(loginUser)[0]?.body.locale, user.locale]).toEqual([undefined, 'en']);
  expect([spokenLocale(), stored()]).toEqual(['en', 'en']);
  // Names of roles and dictionaries are asked for again in that language.
  expect(server.asked(getQuestionaryStructure).at(-1)?.locale).toBe('en');
});

test('the switch that a visitor has pressed goes over the account’s, after a reload too', async () => {
  const before = await openWindow();
  await before.startTexts();
  await before.chooseLocale('ru');
  const { startTexts, signIn, loadSession, spokenLocale, chosenLocale } = await openWindow();
  await startTexts();
  await signIn(form);
  const { user } = await loadSession();
  expect([user.locale, spokenLocale(), stored()]).toEqual(['ru', 'ru', 'ru']);
  // It was theirs, not that of the next one to sign in.
  expect(chosenLocale()).toBeUndefined();
});

test('who is signed in keeps what the device speaks', async () => {
  localStorage.setItem('locale', 'ru');
  const { startTexts, loadSession, spokenLocale } = await openWindow();
  await startTexts();
  await loadSession();
  expect([spokenLocale(), server.asked(getCurrentUserInfo).length]).toEqual(['ru', 1]);
});

test.each([
  ['the account’s', null, ['en']],
  ['nobody’s, as a link is open in this tab', 'of a letter', []],
])('on a public page the switch is %s', async (_, invited, saved) => {
  localStorage.setItem('locale', 'ru');
  localStorage.setItem(markKey, 'cookie:own');
  if (invited) sessionStorage.setItem('invitation', invited);
  server.answers(switchLocale, ({ body }) => {
    own = body.locale;
    return {} as never;
  });
  const { startTexts, spokenLocale, session: known } = await openWindow();
  await startTexts();
  const { changeLocale } = await import('#core/account/web/session/change.ts');
  own = 'ru';
  await changeLocale('en');
  expect(server.asked(switchLocale).map(({ body }) => body.locale)).toEqual(saved);
  expect([spokenLocale(), stored(), known()?.user.locale]).toEqual(['en', 'en', saved[0]]);
});
