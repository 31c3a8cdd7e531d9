import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { refreshPerson } from '#core/account/web/session/load-session.ts';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { getTasks, type Task } from '#core/cycle/contract/tasks.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { Navigation } from './navigation.tsx';

const entry = () => screen.getByRole('link', { name: new RegExp(t('menu.testing')) });
const named = () => entry().textContent;

test('says how many people wait for one’s answers, and hears when one has answered', async () => {
  signInOnScreen('questionary_questionaryemployeelist__invoke');
  const known = session()!;
  const user = (openAssignments: number) => ({ ...known.user, openAssignments });
  keepSession({ ...known, user: user(2) });
  const server = fakeServer();
  server.answers(getTasks, { data: [] });
  draw(<Navigation onExit={() => {}} />);
  await waitFor(() => expect(named()).toBe(`${t('menu.testing')}2`));
  for (const [open, said] of [
    [1, '1'],
    [0, ''],
  ] as const) {
    server.answers(getCurrentUserInfo, { data: user(open) });
    await refreshPerson();
    await waitFor(() => expect(named()).toBe(t('menu.testing') + said));
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
  await waitFor(() => expect(named()).toBe(`${t('menu.testing')}4`));
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
