import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, holdSession } from '#core/account/web/session/held.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, drawPage, t } from '#test/screen/screen.tsx';
import { BareLayout } from './bare-layout.tsx';
import { LegalLayout } from './legal-layout.tsx';

const remembered = '?redirect=%2Festimation%2Freports';
const assign = vi.fn();
beforeEach(() => {
  fakeServer();
  forgetSession();
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => window.history.replaceState(null, '', '/'));

async function leave(search: string) {
  window.history.replaceState(null, '', `/legal/terms${search}`);
  const { user } = draw(<LegalLayout />, `/legal/terms${search}`);
  await user.click(await screen.findByRole('button', { name: t('common.back') }));
  await user.click(await screen.findByRole('link', { name: t('common.product') }));
  return assign.mock.calls.flat();
}

test('whoever came from the sign-in screen goes back there, with the address that it remembers', async () => {
  expect(await leave(remembered)).toEqual([`/login${remembered}`, `/login${remembered}`]);
});

test.each([
  ['nothing is remembered', '', null],
  ['another site is', '?redirect=//evil.example', null],
  ['somebody is signed in', remembered, 'a session'],
])('otherwise the way leads home: %s', async (_, search, held) => {
  if (held) holdSession(held);
  expect(await leave(search)).toEqual([]);
});

test('the pages of the section hand it on', async () => {
  await leave(remembered);
  for (const page of ['terms', 'privacy', 'security'] as const) {
    const [link] = await screen.findAllByRole('link', { name: t(`legal.page.${page}`) });
    expect(link?.getAttribute('href')).toBe(`/legal/${page}${remembered}`);
  }
});

test('the page of how answers are protected leads home too', async () => {
  await drawPage(BareLayout);
  expect(
    (await screen.findByRole('link', { name: t('common.product') })).getAttribute('href'),
  ).toBe('/');
});
