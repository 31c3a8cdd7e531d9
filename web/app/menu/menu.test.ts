import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '#contract/call/access.ts';
import { entryAt, homePath, screenOf, visibleMenu } from './menu.ts';

const canOf = (role: Role) => {
  const held = permissionsOf([role]);
  return (permission: (typeof held)[number]) => held.includes(permission);
};
const id = '0b8c9d5e-1111-4222-8333-444455556666';

test('home is the journal, else reports, else testing, else settings, else nowhere', () => {
  expect(homePath(canOf('ROLE_HR'))).toBe('/estimation/questionary');
  expect(homePath(canOf('ROLE_EMPLOYEE'))).toBe('/estimation/reports');
  expect(homePath((name) => name === 'questionary_questionaryemployeelist__invoke')).toBe(
    '/estimation/questionary/testing',
  );
  expect(homePath((name) => name.startsWith('resetpassword') || name === 'user_user_list')).toBe(
    '/estimation/settings',
  );
  expect(homePath(() => false)).toBeUndefined();
});

test('shows only what is allowed and hides a group without entries', () => {
  const paths = visibleMenu(canOf('ROLE_EMPLOYEE')).flatMap(({ entries }) =>
    entries.map(({ path }) => path),
  );
  expect(paths).not.toContain('/estimation/questionary');
  expect(paths).toContain('/estimation/reports');
  expect(visibleMenu(() => false)).toEqual([]);
});

test('one list of the directory is enough to open it', () => {
  const [group] = visibleMenu((name) => name === 'directory_position_position_list');
  expect(group?.entries.map(({ path }) => path)).toEqual(['/estimation/dictionary']);
});

test('a path belongs to the entry that names most of it', () => {
  expect(entryAt('/estimation/questionary/testing')?.label).toBe('shell.menu.testing');
  expect(entryAt(`/estimation/questionary/${id}`)?.label).toBe('shell.menu.journal');
  expect(entryAt(`/estimation/questionary/archive/${id}`)?.label).toBe('shell.menu.archive');
  expect(entryAt('/estimation/questionaryx')).toBeUndefined();
});

test('an opened questionary is the same screen as the journal, testing is another', () => {
  expect(screenOf(`/estimation/questionary/${id}`)).toBe(screenOf('/estimation/questionary'));
  expect(screenOf('/estimation/questionary/testing')).not.toBe(screenOf('/estimation/questionary'));
});
