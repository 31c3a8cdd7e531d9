import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '#platform/contract/call/access.ts';
import { answeringPath, entryAt, homePath, screenOf, visibleMenu } from './menu.ts';

const canOf = (role: Role) => {
  const held = permissionsOf([role]);
  return (permission: (typeof held)[number]) => held.includes(permission);
};
const testing = 'questionary_questionaryemployeelist__invoke';
const id = '0b8c9d5e-1111-4222-8333-444455556666';

test('home is the journal, else company results, else reports, else testing, else settings, else nowhere', () => {
  expect(homePath(canOf('ROLE_HR'), false)).toBe('/estimation/questionary');
  expect(homePath(canOf('ROLE_DIRECTOR'), false)).toBe('/estimation/company');
  expect(homePath(canOf('ROLE_EMPLOYEE'), false)).toBe('/estimation/reports');
  expect(homePath((name) => name === testing, false)).toBe(answeringPath);
  const settings = (name: string) => name.startsWith('resetpassword') || name === 'user_user_list';
  expect(homePath(settings, false)).toBe('/estimation/settings');
  expect(homePath(() => false, false)).toBeUndefined();
});

test('without a journal and company results, home is testing while something is open there', () => {
  expect(homePath(canOf('ROLE_MANAGER'), true)).toBe(answeringPath);
  expect(homePath(canOf('ROLE_EMPLOYEE'), true)).toBe(answeringPath);
  expect(homePath(canOf('ROLE_HR'), true)).toBe('/estimation/questionary');
  expect(homePath((name) => name === 'report_report_list', true)).toBe('/estimation/reports');
});

/** Every page that opens to somebody, line by line: what stands behind a line is folded. */
const structure = ['structure', 'team'];
const journal = ['journal', 'cycles', 'pending', 'archive'];
const results = ['reports', 'heatmap', 'summary', 'plan'];
const logs = ['delivery', 'audit'];
const settings = ['settings', 'brand', 'signIn', 'security', 'integrations', 'templates'];
const matrix = [['assessments'], ['dictionaries']];
const admin = [
  structure,
  journal,
  ['answering'],
  results,
  ['directory'],
  ['users'],
  logs,
  settings,
];
const hr = [...admin.slice(0, 6), ['delivery'], ['settings']];
const shown: [Role, withoutMatrix: string[][], withMatrix: string[][]][] = [
  ['ROLE_SUPER_ADMIN', admin, matrix],
  ['ROLE_ADMIN', admin, []],
  ['ROLE_HR', hr, []],
  ['ROLE_DIRECTOR', [['heatmap', 'summary'], ['settings']], []],
  [
    'ROLE_MANAGER',
    [structure, ['answering'], ['reports', 'summary', 'plan'], ['settings']],
    matrix,
  ],
  ['ROLE_EMPLOYEE', [['structure'], ['answering'], ['reports', 'plan'], ['settings']], matrix],
];

test.each(shown)(
  '%s sees its pages on a brand without the matrix and with it, and at most nine lines stand open',
  (role, always, more) => {
    const seen = (brand: { matrix: boolean }) => {
      const held = permissionsOf([role], brand);
      return visibleMenu((permission) => held.includes(permission));
    };
    const lines = (groups: ReturnType<typeof seen>) =>
      groups.flatMap((group) =>
        group.lines.map(({ pages }) => pages.map(({ label }) => label.split('.').at(-1))),
      );
    expect(lines(seen({ matrix: false }))).toEqual(always);
    expect(lines(seen({ matrix: true }))).toEqual([...always, ...more]);
    const open = seen({ matrix: true }).map(({ lines, isFolded }) => (isFolded ? 1 : lines.length));
    expect(open.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(9);
  },
);

test('a line over several pages may have a name of its own, else that of the first', () => {
  const named = (...names: string[]) =>
    visibleMenu((permission) => names.includes(permission)).flatMap(({ lines }) =>
      lines.map(({ label }) => label),
    );
  expect(named('delivery_delivery_list')).toEqual(['menu.delivery']);
  expect(named('delivery_delivery_list', 'audit_audit_list')).toEqual(['menu.logs']);
  expect(named('report_heatmap_list', 'report_summary_list')).toEqual(['menu.heatmap']);
});

test('groups stand in the specification’s order, and one without entries is hidden', () => {
  const groups = (names: readonly string[]) =>
    visibleMenu((permission) => names.includes(permission)).map(({ label }) => label);
  expect(groups(permissionsOf(['ROLE_SUPER_ADMIN'], { matrix: true }))).toEqual([
    'menu.company',
    'menu.estimation',
    'menu.matrix',
  ]);
  expect(groups(['report_report_list'])).toEqual(['menu.estimation']);
  expect(groups([])).toEqual([]);
});

test('one list of the directory is enough to open it', () => {
  const [group] = visibleMenu((name) => name === 'directory_position_position_list');
  expect(group?.lines[0]?.pages.map(({ path }) => path)).toEqual(['/estimation/dictionary']);
});

test('a path belongs to the entry that names most of it', () => {
  expect(entryAt('/estimation/questionary/testing')?.label).toBe('menu.answering');
  expect(entryAt(`/estimation/questionary/${id}`)?.label).toBe('menu.journal');
  expect(entryAt(`/estimation/questionary/archive/${id}`)?.label).toBe('menu.archive');
  expect(entryAt('/estimation/questionaryx')).toBeUndefined();
});

test('an opened questionary is the same screen as the journal, testing is another', () => {
  expect(screenOf(`/estimation/questionary/${id}`)).toBe(screenOf('/estimation/questionary'));
  expect(screenOf('/estimation/questionary/testing')).not.toBe(screenOf('/estimation/questionary'));
});
