import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { refreshPerson } from '#core/account/web/session/load-session.ts';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import type { MenuText } from './menu.ts';
import { Navigation } from './navigation.tsx';

const entry = () => screen.getByRole('link', { name: new RegExp(t('menu.answering')) });
const named = () => entry().textContent;

test('says how many people wait for one’s answers, and hears when one has answered', async () => {
  signInOnScreen('questionary_questionaryemployeelist__invoke');
  const known = session()!;
  const user = (openAssignments: number) => ({ ...known.user, openAssignments });
  keepSession({ ...known, user: user(2) });
  const server = fakeServer();
  server.answers(getTasks, { data: [] });
  draw(<Navigation onExit={() => {}} />);
  await waitFor(() => expect(named()).toBe(`${t('menu.answering')}2`));
  for (const [open, said] of [
    [1, '1'],
    [0, ''],
  ] as const) {
    server.answers(getCurrentUserInfo, { data: user(open) });
    await refreshPerson();
    await waitFor(() => expect(named()).toBe(t('menu.answering') + said));
  }
  server.answers(getCurrentUserInfo, refused('unavailable'));
  await expect(refreshPerson()).rejects.toThrow();
  expect(session()?.user.openAssignments).toBe(0);
});

test('counts with them what else there is to do, but not what only waits', async () => {
  signInOnScreen('questionary_questionaryemployeelist__invoke');
  const known = session()!;
  keepSession({ ...known, user: { ...known.user, openAssignments: 2 } });
  const task = { cycleId: 'c', title: 'Весна', until: null, count: 4 };
  const whose = { employeeId: null, isOwn: false, name: null, role: null };
  const data = (['approve', 'replace', 'waits'] as const).map(
    (kind): Task => ({ ...task, ...whose, kind }),
  );
  fakeServer().answers(getTasks, { data });
  draw(<Navigation onExit={() => {}} />);
  await waitFor(() => expect(named()).toBe(`${t('menu.answering')}4`));
});

test('leads to the matrix by a full load, past the router', async () => {
  signInOnScreen('matrix_matrix_list');
  draw(<Navigation onExit={() => {}} />);
  const group = await screen.findByRole('list', { name: t('menu.matrix') });
  const links = await within(group).findAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.pathname])).toEqual([
    [t('menu.assessments'), '/v2/matrix/assessments'],
    [t('menu.dictionaries'), '/v2/matrix/dictionaries'],
  ]);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  let taken = false;
  links[0]!.parentElement!.addEventListener('click', (event) => {
    taken = event.defaultPrevented;
  });
  links[0]!.dispatchEvent(press);
  expect(taken).toBe(false);
});

const drawAt = (address: string) => draw(<Navigation onExit={() => {}} />, address);
/** What stands open, by the keyboard too. */
const open = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const fold = (label: MenuText) => screen.findByRole('button', { name: more(label) });
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
const more = (label: MenuText) => t('shell.more', { name: t(label) });

describe('what is folded', () => {
  beforeEach(() => fakeServer().answers(getTasks, { data: [] }));
  afterEach(() => localStorage.clear());

  test('HR begins with the first of each line, unfolds one, and finds it so again', async () => {
    signInAs('ROLE_HR');
    const { user, unmount } = drawAt('/estimation/questionary');
    const journal = await fold('menu.journal');
    const lines = [
      'structure',
      'journal',
      'answering',
      'reports',
      'directory',
      'users',
      'delivery',
    ];
    const first = [...lines, 'settings'].map((name) => t(`menu.${name}` as 'menu.users'));
    expect(open()).toEqual([...first, t('auth.terms')]);
    expect(journal.getAttribute('aria-expanded')).toBe('false');
    journal.focus();
    await user.keyboard('{Enter}');
    expect(journal.getAttribute('aria-expanded')).toBe('true');
    const folded = [t('menu.cycles'), t('menu.pending'), t('menu.archive')];
    expect(open()).toEqual([first[0], first[1], ...folded, ...first.slice(2), t('auth.terms')]);
    expect(localStorage.getItem('menu')).toBe('menu.journal');
    unmount();
    drawAt('/estimation/questionary');
    await screen.findByRole('link', { name: t('menu.archive') });
    await user.click(await fold('menu.journal'));
    expect(screen.queryByRole('link', { name: t('menu.archive') })).toBeNull();
  });

  test('a folded page marks its line, an open one itself', async () => {
    signInAs('ROLE_ADMIN');
    const { user } = drawAt('/estimation/audit');
    await screen.findByRole('link', { name: t('menu.logs') });
    expect(marked()).toEqual([[t('menu.logs'), 'true']]);
    await user.click(await fold('menu.logs'));
    expect(marked()).toEqual([[t('menu.audit'), 'page']]);
    await user.click(await fold('menu.logs'));
  });

  test('the group of the page in view stands open until it is folded there', async () => {
    signInAs('ROLE_HR');
    const { user } = drawAt('/estimation/users');
    const group = await screen.findByRole('button', { name: t('menu.estimation') });
    await user.click(group);
    expect(open()).toEqual([t('menu.structure'), t('auth.terms')]);
    expect(localStorage.getItem('menu') ?? '').toBe('');
  });

  test('where all are few nothing is folded', async () => {
    signInAs('ROLE_MANAGER');
    drawAt('/estimation/reports');
    await screen.findByRole('link', { name: t('menu.plan') });
    expect(open()).toHaveLength(8);
  });
});
