import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { switchLocale } from '#core/account/contract/current-user.ts';
import { changeLocale } from '#core/account/web/session/change.ts';
import { keepSession, type Session } from '#core/account/web/session/session.ts';
import { call } from '#platform/web/api/call.ts';
import { chooseLocale, loadTexts, speakLocale, storedLocale, texts } from './texts.ts';

// Load the modules anew: those from other test files don't use these mocks.
vi.hoisted(() => vi.resetModules());
/** A language loads when the test says so. The files are named by language and part. */
const files = vi.hoisted(() => {
  const waiting = new Map<string, (texts: object) => void>();
  const load = (file: string) => () =>
    new Promise<object>((resolve) => void waiting.set(file, resolve));
  return { waiting, load };
});
vi.mock('#app/texts/parts/entry.ts', () => ({
  entry: { ru: files.load('ru entry'), en: files.load('en entry') },
}));
vi.mock('#app/texts/parts/ru.ts', () => ({ parts: { shared: files.load('ru shared') } }));
vi.mock('#app/texts/parts/en.ts', () => ({ parts: { shared: files.load('en shared') } }));
vi.mock('#platform/web/api/call.ts', () => ({ call: vi.fn(async () => ({})) }));
vi.mock('#core/account/web/session/load-session.ts', () => ({ reloadSession: async () => {} }));

afterAll(() => {
  const mocked = [
    '#app/texts/parts/entry.ts',
    '#app/texts/parts/ru.ts',
    '#app/texts/parts/en.ts',
    '#platform/web/api/call.ts',
    './load-session.ts',
  ];
  for (const path of mocked) vi.doUnmock(path);
  vi.resetModules();
  vi.unstubAllGlobals();
});

async function arrive(file: string) {
  await expect.poll(() => files.waiting.has(file)).toBe(true);
  files.waiting.get(file)?.({});
}
const spoken = () => [texts().locale, document.documentElement.lang];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('of two languages the one chosen last is spoken and kept, however slow the other', async () => {
  const english = chooseLocale('en');
  const russian = chooseLocale('ru');
  await arrive('ru entry');
  await russian;
  expect(spoken()).toEqual(['ru', 'ru']);
  await arrive('en entry');
  await english;
  expect([...spoken(), storedLocale()]).toEqual(['ru', 'ru', 'ru']);
});

test('texts that a screen asks for bring no former language back', async () => {
  const screen = loadTexts('shared');
  const english = speakLocale('en');
  await arrive('en shared');
  await english;
  expect(spoken()).toEqual(['en', 'en']);
  await arrive('ru shared');
  await screen;
  expect(spoken()).toEqual(['en', 'en']);
});

test('who is signed in speaks another language once the server has it, and never if it refuses', async () => {
  keepSession({ user: { id: 'me' } } as Session);
  await speakLocale('ru');
  let answer = (_: object) => {};
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  vi.mocked(call).mockReturnValueOnce(answered as never);
  const english = changeLocale('en');
  await Promise.resolve();
  expect([...spoken(), storedLocale()]).toEqual(['ru', 'ru', undefined]);
  answer({});
  await english;
  expect([...spoken(), storedLocale()]).toEqual(['en', 'en', 'en']);
  vi.mocked(call).mockRejectedValueOnce(new Error('refused'));
  await expect(changeLocale('ru')).rejects.toThrow('refused');
  expect([...spoken(), storedLocale()]).toEqual(['en', 'en', 'en']);
});

test('the server is told in the order of the clicks', async () => {
  keepSession({ user: { id: 'me' } } as Session);
  await Promise.all([changeLocale('en'), changeLocale('ru')]);
  await changeLocale('en');
  const told = vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === switchLocale);
  expect(told.slice(-2).map(([, input]) => (input as unknown as { body: object }).body)).toEqual([
    { locale: 'ru' },
    { locale: 'en' },
  ]);
  expect([...spoken(), storedLocale()]).toEqual(['en', 'en', 'en']);
});
