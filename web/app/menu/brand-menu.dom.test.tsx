import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { switchBrand } from '#contract/company/current-user.ts';
import { findSso } from '#contract/people/entry/sso.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen } from '#test/screen/screen.tsx';
import { keepSession, session } from '#web/platform/session/session.ts';
import { BrandMenu } from './brand-menu.tsx';

const brand = { icon: null, accent: null, active: true };
const brandList = [
  { ...brand, name: 'Север', slug: 'north', current: true },
  { ...brand, name: 'Ромашка', slug: 'romashka', current: false },
];
const way = { id: 'one', slug: 'romashka', name: 'Ромашка ID', required: true };

test.each([
  ['by its only provider', [way], ['/api/sso/romashka/one/start?return=%2F']],
  ['not where it has several: then the words are shown', [way, { ...way, id: 'two' }], []],
])('a company that lets in by its own sign-in only is gone on to %s', async (_, ways, led) => {
  signInOnScreen();
  const known = session()!;
  keepSession({ ...known, user: { ...known.user, brandList: brandList as never } });
  const server = fakeServer();
  server.answers(switchBrand, refused('ssoRequired', { message: 'Только через сервер входа' }));
  server.answers(findSso, { data: ways });
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = draw(<BrandMenu>Север</BrandMenu>);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Ромашка' }));
  if (led.length === 0) await screen.findByText('Только через сервер входа');
  await waitFor(() => expect(left.mock.calls.flat()).toEqual(led));
});
