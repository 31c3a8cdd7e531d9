import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answeringPath, menuPages } from '#app/web/menu/menu.ts';
import { forgetSession, holdSession } from '#core/account/web/session/held.ts';
import { keepInvitation, leaveInvitation } from '#core/account/web/session/invitation.ts';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { directoryTabs } from '#core/directory/web/shared/directory-tabs.ts';
import { type Permission, permissionsOf } from '#platform/contract/call/access.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { signInOnScreen } from '#test/screen/screen.tsx';
import { router } from './router.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  // Signing in also leaves whatever link was open in the tab.
  holdSession('of a session');
});

/** Where an address leads a person with these permissions. */
async function leads(address: string, ...permissions: Permission[]): Promise<string> {
  signInOnScreen(...permissions);
  await router.navigate({ href: address });
  return router.state.location.href;
}
const everything = permissionsOf(['ROLE_SUPER_ADMIN']);
const allBut = (...lacking: readonly Permission[]) =>
  everything.filter((permission) => !lacking.includes(permission));
const reports = 'report_report_list';
const lists = directoryTabs.map(({ id, list }) => [id, list] as const);

test.each(
  menuPages
    .filter(({ isElsewhere }) => !isElsewhere)
    .map(({ path, permissions }) => [path, permissions] as const),
)(
  '%s opens to anybody who holds what the menu asks for; all others go home, or are told whom it is for',
  async (path, asked) => {
    for (const permission of asked) expect(await leads(path, permission)).toContain(path);
    const home = await leads('/', ...allBut(...asked));
    expect(home).not.toContain(path);
    // Plans are shared with whoever leads, also without the role that has the team in its menu.
    const stays = ['/estimation/company', '/structure/team'].includes(path);
    expect(await leads(path, ...allBut(...asked))).toBe(stays ? path : home);
  },
);

test.each(lists)('of the directory %s opens by its own list only', async (tab, list) => {
  const path = `/estimation/dictionary/${tab}`;
  expect(await leads(path, list)).toBe(path);
  expect(await leads('/estimation/dictionary', list)).toBe(path);
  expect(await leads(path, ...allBut(list))).toBe('/estimation/questionary');
});

test('a tab that is none leads home', async () => {
  expect(await leads('/estimation/dictionary/people', ...everything)).toBe(
    '/estimation/questionary',
  );
});

test.each([
  ['a list to approve', 'approve', answeringPath],
  ['nothing but a report of theirs that waits', 'waits', '/estimation/reports'],
] as const)('home of who has %s', async (_, kind, home) => {
  const whose = { employeeId: null, isOwn: false, name: null, role: null };
  const task = { cycleId: 'c', title: 'Весна', until: null, count: 1, kind, ...whose };
  server.answers(getTasks, { data: [task] });
  const hasNoJournal = permissionsOf(['ROLE_EMPLOYEE']);
  expect(await leads('/', ...hasNoJournal)).toBe(home);
  expect(await leads('/', ...permissionsOf(['ROLE_HR']))).toBe('/estimation/questionary');
  expect(server.asked(getTasks)).toHaveLength(1);
});

test('home is the reports where nobody knows what is to be done', async () => {
  server.answers(getTasks, refused('internal'));
  expect(await leads('/', ...permissionsOf(['ROLE_EMPLOYEE']))).toBe('/estimation/reports');
});

test('home stays where nothing is open, and carries along where somebody wanted to go', async () => {
  expect(await leads('/')).toBe('/');
  const wanted = 'redirect=/estimation/users';
  expect(await leads(`/?${wanted}`, reports)).toBe(`/estimation/reports?${wanted}`);
});

test('home of who has no journal is what waits for their answers', async () => {
  signInOnScreen(reports, 'questionary_questionaryemployeelist__invoke');
  const known = session()!;
  keepSession({ ...known, user: { ...known.user, openAssignments: 1 } });
  await router.navigate({ href: '/' });
  expect(router.state.location.pathname).toBe('/estimation/questionary/testing');
});

test('without a session the window leaves for the sign-in screen and asks the server nothing', async () => {
  forgetSession();
  const left = new Promise((resolve) => {
    vi.spyOn(window.location, 'assign').mockImplementation(resolve);
  });
  const asked = vi.spyOn(globalThis, 'fetch');
  void leads('/estimation/reports?year=2025', reports);
  expect(await left).toBe('/estimation/reports?year=2025');
  expect(asked).not.toHaveBeenCalled();
});

test.each(['/testing', '/testing/again', '/testing/information?questionaryId=a&employeeId=b'])(
  '%s is loaded anew where a link is answered, with an account and without',
  async (page) => {
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    keepInvitation('of a letter');
    void leads(page);
    await waitFor(() => expect(left).toHaveBeenCalledWith(page));
    left.mockClear();
    leaveInvitation();
    forgetSession();
    void leads(page);
    await waitFor(() => expect(left).toHaveBeenCalledWith(page));
  },
);
