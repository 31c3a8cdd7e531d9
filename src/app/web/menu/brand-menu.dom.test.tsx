import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { switchBrand } from '#core/account/contract/current-user.ts';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { findSso } from '#core/sso/contract/entry/sso.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs } from '#test/screen/screen.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { BrandName } from './brand-name.tsx';

const brand = { icon: null, logo: null, accent: null, active: true } as const;
const brandList = [
  { ...brand, name: 'Север', slug: 'north', current: true },
  { ...brand, name: 'Ромашка', slug: 'romashka', current: false },
];
const way = { id: 'one', slug: 'romashka', name: 'Ромашка ID', required: true };

/** Chooses the other company, which refuses it so. Returns where the page is. */
async function choose(name: 'ssoRequired' | 'enrolNeeded', message: string) {
  signInAs('ROLE_HR');
  const known = session()!;
  keepSession({ ...known, user: { ...known.user, brandList } });
  const server = fakeServer();
  server.answers(switchBrand, refused(name, { message }) as never);
  return {
    server,
    go: async () => {
      const { user, path } = await drawPage(() => <BrandMenu>Север</BrandMenu>);
      await user.click(await screen.findByRole('button', { name: /Север/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Ромашка' }));
      return path;
    },
  };
}

test('a logo stands in place of the company’s name, which it says, also where it is chosen', async () => {
  signInAs('ROLE_HR');
  const known = session()!;
  const logo = '/api/brand/logo/north/0';
  const list = brandList.map((one) => ({ ...one, icon: '/api/brand/icon/north/0', logo }));
  keepSession({ ...known, user: { ...known.user, brandList: list } });
  await drawPage(() => <BrandName />);
  const button = await screen.findByRole('button', { name: /Север/ });
  const pictures = await within(button).findAllByRole('img');
  expect(pictures.map((one) => one.getAttribute('src'))).toEqual([logo]);
  expect(button.textContent).not.toContain('Север');
});

test('a company that wants a factor leads to where it is added', async () => {
  const message = 'Эта компания требует второй фактор. Добавьте его в настройках.';
  const { go } = await choose('enrolNeeded', message);
  const path = await go();
  await screen.findByText(message);
  await waitFor(() => expect(path()).toBe('/estimation/settings'));
});

test.each([
  ['by its only provider', [way], ['/api/sso/romashka/one/start?return=%2F']],
  ['not where it has several: then the words are shown', [way, { ...way, id: 'two' }], []],
])('a company that lets in by its own sign-in only is gone on to %s', async (_, ways, led) => {
  const { server, go } = await choose('ssoRequired', 'Только через сервер входа');
  server.answers(findSso, { data: ways });
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await go();
  if (led.length === 0) await screen.findByText('Только через сервер входа');
  await waitFor(() => expect(left.mock.calls.flat()).toEqual(led));
});
