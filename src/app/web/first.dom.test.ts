import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markKey } from '#core/account/web/session/held.ts';
import { fromRoot } from '#platform/server/shared/root.ts';

const run = new Function(readFileSync(fromRoot('src/app/web/public/first.js'), 'utf8'));
const root = document.documentElement;

beforeEach(() => {
  // The program waits for two minutes, which would end in other tests.
  vi.useFakeTimers();
  root.dataset.theme = 'White';
  document.body.innerHTML =
    '<div id="app"><div class="first"></div></div><p id="no-start" hidden></p><p id="too-old" hidden></p>';
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** What the page shows at an address before its program is there. */
function open(address: string, { token = false, theme = 'White' } = {}) {
  if (token) localStorage.setItem(markKey, 'of a session');
  localStorage.setItem('theme', theme);
  window.history.replaceState(null, '', address);
  run();
  return [root.dataset.first, root.dataset.theme];
}

describe('the outline of the page that is coming', () => {
  test.each([
    ['/', 'sign-in', 'admin'],
    ['/login', 'sign-in', 'admin'],
    ['/estimation/reports', 'sign-in', 'admin'],
    ['/structure/employees', 'sign-in', 'admin'],
    ['/estimation/users?token=of-a-handoff', 'admin', 'admin'],
    ['/restore-password/abc', 'sign-in', 'sign-in'],
    ['/confirm?token=abc', 'sign-in', 'sign-in'],
    ['/new-email/abc', 'sign-in', 'sign-in'],
    ['/join/abc', 'sign-in', 'sign-in'],
    ['/stop', 'sign-in', 'sign-in'],
    ['/testing?token=of-a-letter', 'bare', 'bare'],
    ['/testing/information', 'bare', 'bare'],
    ['/questionary/start', 'bare', 'bare'],
    ['/answers-protected', 'bare', 'bare'],
  ])('%s: %s, signed in %s', (address, without, signedIn) => {
    const isDark = (layout: string) => (layout === 'sign-in' ? 'White' : 'Dark');
    expect(open(address, { theme: 'Dark' })).toEqual([without, isDark(without)]);
    root.dataset.theme = 'White';
    expect(open(address, { token: true, theme: 'Dark' })).toEqual([signedIn, isDark(signedIn)]);
    root.dataset.theme = 'White';
    expect(open(address, { token: true })).toEqual([signedIn, 'White']);
  });
});

test.each([
  ['/testing?token=of-a-letter', 'Dark'],
  ['/legal/terms', 'Dark'],
  ['/login', 'White'],
  ['/restore-password/abc', 'White'],
])('where no theme was chosen on a dark device, %s is %s', (address, theme) => {
  localStorage.removeItem('theme');
  window.history.replaceState(null, '', address);
  run();
  expect([root.dataset.theme, root.dataset.ownTheme]).toEqual([theme, 'Dark']);
  root.dataset.theme = 'White';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !/scheme/.test(query) }));
  run();
  expect(root.dataset.theme).toBe('White');
});

describe('what is fetched beside the page is the program that opens', () => {
  const files = ['sign-in', 'answering', 'account'].map((program) => ({
    program,
    path: '/',
    ru: [`${program}.js`],
  }));
  test.each([
    ['/', 'sign-in', 'account'],
    ['/?token=of-a-handoff', 'account', 'account'],
    ['/legal/terms', 'account', 'account'],
    ['/restore-password/abc', 'account', 'account'],
    ['/testing?token=of-a-letter', 'answering', 'answering'],
    ['/questionary/start?token=of-a-letter', 'answering', 'answering'],
    ['/testing/information', 'answering', 'account'],
  ])('%s: %s, signed in %s', (address, without, signedIn) => {
    localStorage.setItem('locale', 'ru');
    const fetched = (token: boolean) => {
      document.head.innerHTML = '';
      vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
        getAttribute: (name: string) => (name === 'data-places' ? JSON.stringify(files) : null),
      } as never);
      open(address, { token });
      return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    };
    expect(fetched(false)).toEqual([`/${without}.js`]);
    expect(fetched(true)).toEqual([`/${signedIn}.js`]);
    sessionStorage.setItem('invitation', 'of a letter');
    const isLink = /testing|start/.test(address);
    expect(fetched(true)).toEqual([isLink ? '/answering.js' : `/${signedIn}.js`]);
    sessionStorage.clear();
  });
});

test.each([
  ['/estimation/questionary', true],
  ['/estimation/questionary/', true],
  ['/estimation/questionary/0b8c9d5e-1111-4222-8333-444455556666', true],
  ['/estimation/questionary/testing', false],
  ['/estimation/questionary/archive', false],
  ['/estimation/reports', false],
])('the journal’s files are fetched early where it opens: %s %s', (address, isJournal) => {
  localStorage.setItem('locale', 'ru');
  document.head.innerHTML = '';
  const places = [
    { program: 'account', path: '/', ru: ['account.js'] },
    { program: 'account', path: '/estimation/questionary', ru: ['assessments.css'] },
  ];
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
    getAttribute: (name: string) => (name === 'data-places' ? JSON.stringify(places) : null),
  } as never);
  open(address, { token: true });
  const fetched = [...document.head.querySelectorAll('link')].map((link) => link.href);
  expect(fetched.some((file) => file.endsWith('assessments.css'))).toBe(isJournal);
  expect(fetched.some((file) => file.endsWith('account.js'))).toBe(true);
});

test.each([
  ['en', 'ru-RU', 'en'],
  ['ru', 'en-GB', 'ru'],
  [null, 'en-GB', 'en'],
  [null, 'de-DE', 'ru'],
])(
  'where %s is chosen and the browser speaks %s, it names the product in %s',
  (chosen, own, said) => {
    if (chosen) localStorage.setItem('locale', chosen);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(own);
    open('/');
    expect(root.lang).toBe(said);
  },
);

const fail = () =>
  window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/a.js` }));
const isSaid = (id: string) => !document.getElementById(id)?.hidden;

test('a program that does not load is said in place of the outline', () => {
  open('/');
  expect(isSaid('no-start')).toBe(false);
  fail();
  expect([root.dataset.first, isSaid('no-start')]).toEqual([undefined, true]);
});

test('one that never comes is waited for 120 seconds', () => {
  open('/');
  vi.advanceTimersByTime(119_000);
  expect(isSaid('no-start')).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect([root.dataset.first, isSaid('no-start')]).toEqual([undefined, true]);
});

test('once there is a page, what fails in it is its own affair', () => {
  open('/');
  document.getElementById('app')!.innerHTML = '<main></main>';
  fail();
  expect(isSaid('no-start')).toBe(false);
});

test('a browser that is too old sees no outline', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(open('/')).toEqual([undefined, 'White']);
  expect(isSaid('too-old')).toBe(true);
});
