import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type HelpPage, isOpenHelp } from '#addon/help/contract/help-pages.ts';
import { HelpLink } from '#app/web/menu/help-link.tsx';
import { helpOf } from '#app/web/menu/help-of.ts';
import { directories } from '#platform/contract/call/directories.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { router } from './router.ts';

/** Routes that show nothing of their own, and so need no help. */
const leadingOn = [
  '/confirm',
  '/estimation',
  '/estimation/dictionary',
  '/help/$',
  '/login',
  '/questionary/start',
  '/questionary/testing',
  '/structure',
  '/v2/matrix/$',
  '/$',
];
/** Home where nothing is open to somebody: the help begins at its start. */
const withoutPage = '/';
/** Around the sign-in screens a link leads to the page about signing in. */
const withoutHeader = [
  '/restore-password',
  '/restore-password/$token',
  '/new-email',
  '/new-email/$token',
  '/join',
  '/join/$token',
  '/stop',
  '/sso',
];
/** All of the legal section has one page. */
const legal = Object.keys(router.routesByPath).filter((path) => path.startsWith('/legal/'));
/** Pages of a personal link, which has no router. */
const ofLink = ['/testing/raters', '/testing/approvals'];
const tabs = Object.values(directories).map((tab) => `/estimation/dictionary/${tab}`);
/** Where nobody need be signed in. */
const open = ['/testing', '/testing/again', '/answers-protected', '/legal', ...ofLink];

beforeEach(() => void fakeServer());

test('every screen has its page of the help', () => {
  const excused = [...leadingOn, withoutPage, ...withoutHeader, ...legal];
  const screens = Object.keys(router.routesByPath).filter((path) => !excused.includes(path));
  expect(Object.keys(helpOf).sort()).toEqual([...screens, ...ofLink, ...tabs].sort());
});

test.each(open)('who opens %s without an account may read its page', (path) => {
  expect(isOpenHelp(helpOf[path]?.split('#')[0] as HelpPage)).toBe(true);
});

test.each([
  [
    '/estimation/dictionary/$tab',
    '/estimation/dictionary/employees',
    '/help/ru/directory',
    '#employees',
  ],
  ['/estimation/dictionary/$tab', '/estimation/dictionary/none', '/help/ru/directory', ''],
  ['/testing/raters', undefined, '/help/ru/choosing', '#select-people'],
  ['/', undefined, '/help/ru', ''],
])('from %s, %s it opens %s%s beside the screen', async (path, tab, address, section) => {
  draw(<HelpLink path={path} tab={tab} />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: t('helpLink.open') });
  expect([link.pathname, link.hash, link.target]).toEqual([address, section, '_blank']);
});
