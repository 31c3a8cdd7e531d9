import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#platform/contract/call/access.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import type { MenuText } from './menu.ts';
import { PagesBeside } from './pages-beside.tsx';

const drawAt = (role: Role, address: string) => {
  signInAs(role);
  draw(<PagesBeside>page</PagesBeside>, address);
};

test.each<[Role, string, MenuText, string[], current: string]>([
  [
    'ROLE_HR',
    '/estimation/cycles/1',
    'menu.journal',
    ['journal', 'cycles', 'pending', 'archive'],
    'cycles',
  ],
  ['ROLE_ADMIN', '/estimation/audit', 'menu.logs', ['delivery', 'audit'], 'audit'],
  [
    'ROLE_ADMIN',
    '/estimation/settings',
    'menu.settings',
    ['own', 'company', 'signIn', 'security', 'integrations', 'templates'],
    'own',
  ],
  ['ROLE_EMPLOYEE', '/estimation/plan', 'menu.reports', ['reports', 'plan'], 'plan'],
])(
  'over what %s sees at %s stand the pages of its line',
  async (role, address, line, pages, here) => {
    drawAt(role, address);
    const beside = await screen.findByRole('navigation', { name: t(line) });
    const links = await within(beside).findAllByRole('link');
    const named = (name: string) => t(`menu.${name}` as 'menu.users');
    expect(links.map(({ textContent }) => textContent)).toEqual(pages.map(named));
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([named(here)]);
  },
);

test.each<[Role, string]>([
  ['ROLE_HR', '/estimation/settings'],
  ['ROLE_HR', '/estimation/deliveries'],
  ['ROLE_HR', '/estimation/users'],
  // Not theirs: told there whom it is for.
  ['ROLE_EMPLOYEE', '/estimation/company'],
])('over what %s sees at %s stands nothing', async (role, address) => {
  drawAt(role, address);
  await waitFor(() => screen.getByText('page'));
  expect(screen.queryByRole('navigation')).toBeNull();
});
