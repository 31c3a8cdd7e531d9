import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { switchBrand } from '#contract/company/current-user.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs } from '#test/screen/screen.tsx';
import { keepSession, session } from '#web/platform/session/session.ts';
import { BrandMenu } from './brand-menu.tsx';

const brand = { icon: null, accent: null, active: true } as const;

test('a company that wants a factor leads to where it is added', async () => {
  signInAs('ROLE_HR');
  const known = session();
  if (!known) throw new Error('nobody is signed in');
  const brandList = [
    { ...brand, name: 'Север', slug: 'north', current: true },
    { ...brand, name: 'Вектор', slug: 'vector', current: false },
  ];
  keepSession({ ...known, user: { ...known.user, brandList } });
  const message = 'Эта компания требует второй фактор. Добавьте его в настройках.';
  fakeServer().answers(switchBrand, refused('enrolNeeded', { message }) as never);
  const { user, path } = await drawPage(() => <BrandMenu>Север</BrandMenu>);
  await user.click(screen.getByRole('button', { name: /Север/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Вектор' }));
  await screen.findByText(message);
  await vi.waitFor(() => expect(path()).toBe('/estimation/settings'));
});
