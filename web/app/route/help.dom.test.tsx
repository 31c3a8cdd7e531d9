import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { HelpLink } from '#web/app/menu/help-link.tsx';
import { helpOf } from '#web/app/menu/help-of.ts';
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
/** Home where nothing is open to somebody, and what no guide is about: the help begins at its start. */
const withoutPage = ['/', '/ui-kit'];
/** Around the sign-in screens there is no header. */
const withoutHeader = [
  '/restore-password',
  '/restore-password/$token',
  '/new-email',
  '/new-email/$token',
  '/join',
  '/join/$token',
  '/sso',
];
/** All of the legal section has one page. */
const legal = Object.keys(router.routesByPath).filter((path) => path.startsWith('/legal/'));
/** Pages of a personal link, which has no router. */
const ofLink = ['/testing/raters', '/testing/approvals'];

beforeEach(() => void fakeServer());

test('every screen has its page of the help', () => {
  const excused = [...leadingOn, ...withoutPage, ...withoutHeader, ...legal];
  const screens = Object.keys(router.routesByPath).filter((path) => !excused.includes(path));
  expect(Object.keys(helpOf).sort()).toEqual([...screens, ...ofLink].sort());
});

test.each([
  ['/estimation/dictionary/$tab', '/help/ru/directory'],
  ['/testing/raters', '/help/ru/choosing'],
  ['/', '/help/ru'],
])('from %s it opens %s beside the screen', (path, address) => {
  draw(<HelpLink path={path} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: t('helpLink.open') });
  expect([link.pathname, link.target]).toEqual([address, '_blank']);
});
