import { describe, expect, test } from 'vitest';
import type { RunFigure } from '#core/employee/contract/rules/run-outlook.ts';
import type { LeaderChange } from '#core/employee/server/leader/rules.ts';
import type { SavedEmployee } from '#core/employee/server/rules.ts';
import { outcomeOf } from '#core/employee/server/rules.ts';
import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';
import { nameKey } from '#platform/server/shared/same-name.ts';
import type { Coming, Present } from './coming.ts';
import { findSameAs, judge } from './judge.ts';
import type { Terms } from './terms.ts';

/** What a source's file is taken for (rules 187 and 188). */
const person = (login: string, given: Partial<SavedEmployee> = {}): SavedEmployee => ({
  id: `id-${login}`,
  version: 1,
  lastName: login,
  firstName: 'Ян',
  middleName: null,
  email: `${login}@zavod.ru`,
  positionId: 'engineer',
  subdivisionId: 'shop',
  inCompany: '2020-02-01',
  inPosition: '2020-02-01',
  workExpirience: null,
  slackId: null,
  locale: 'ru',
  isFired: false,
  isDeleted: false,
  ...given,
});
const present = (saved: SavedEmployee, given: Partial<Present> = {}): Present => ({
  saved,
  roles: ['ROLE_EMPLOYEE'],
  isAsked: false,
  ...given,
});
/** Somebody of the file: as they are saved, but for what is given. */
function row(
  saved: SavedEmployee | undefined,
  given: Partial<SavedEmployee> = {},
): PlannedEmployee {
  const {
    id,
    version: _,
    isFired: _f,
    isDeleted: _d,
    ...form
  } = { ...(saved ?? person('?')), ...given };
  return { id, form, saved, outcome: outcomeOf(form, saved, true), issues: [] };
}
const crowd = Array.from({ length: 20 }, (_, at) => person(`p${at}`));
const [a, b] = [person('a'), person('b')];
const here = [a, b, ...crowd].map((one) => present(one));
const same = [a, b, ...crowd].map((one) => row(one));
const set = ({ id }: SavedEmployee, given: Partial<SavedEmployee>) =>
  same.map((one) => (one.id === id ? row(one.saved, given) : one));
const without = (...gone: SavedEmployee[]) =>
  same.filter(({ id }) => !gone.some((one) => one.id === id));

const quiet: Terms = {
  absent: 'leave',
  mode: 'auto',
  isConfirmed: true,
  mayCreate: false,
  isOlder: false,
};
async function outcome(
  given: Partial<Coming> & { planned: readonly PlannedEmployee[] },
  terms: Partial<Terms> = {},
) {
  const working = new Set(given.planned.map(({ form }) => form.email));
  const coming: Coming = {
    here,
    changes: [],
    working,
    listed: working,
    nameless: new Set(),
    done: { left: 0, emails: 0, created: 0, changed: 0 },
    nameOf: (id) => id,
    ...given,
  };
  const judged = await judge(coming, { ...quiet, ...terms });
  const { figures, reasonList, uncountedList, other } = judged.outlook;
  const some = Object.entries(figures).filter(([, count]) => count > 0);
  return {
    ...judged,
    said: [judged.state, Object.fromEntries(some), reasonList],
    leavers: judged.leaving.map(({ id }) => id),
    uncountedList,
    other,
  };
}
type Said = [string, Partial<Record<RunFigure, number>>, string[]];
const led: LeaderChange[] = [{ employeeId: a.id, before: [], after: [b.id] }];

test.each<[string, Partial<Coming> & { planned: PlannedEmployee[] }, Partial<Terms>, Said]>([
  ['nothing new', { planned: same }, { isConfirmed: false }, ['same', {}, ['first']]],
  [
    'a first file',
    { planned: set(a, { positionId: 'master' }) },
    { isConfirmed: false },
    ['waiting', { moved: 1 }, ['first']],
  ],
  ['a move', { planned: set(a, { subdivisionId: 'office' }) }, {}, ['takes', { moved: 1 }, []]],
  [
    'to confirm',
    { planned: set(a, { positionId: 'x' }) },
    { mode: 'confirm' },
    ['waiting', { moved: 1 }, ['confirm']],
  ],
  ['a leader', { planned: same, changes: led }, {}, ['takes', { leader: 1 }, []]],
  [
    'a leaver by the file, of a source that lets nobody leave',
    { planned: without(a), listed: new Set(here.map(({ saved }) => saved.email)) },
    { absent: 'keep' },
    ['same', { unclear: 1 }, []],
  ],
  ['another name', { planned: set(a, { lastName: 'Иных' }) }, {}, ['takes', { renamed: 1 }, []]],
  ['other details', { planned: set(a, { inPosition: '2021-01-01' }) }, {}, ['takes', {}, []]],
  [
    'somebody new',
    { planned: [...same, row(undefined, { id: 'n', email: 'n@zavod.ru' })] },
    {},
    ['takes', { joined: 1 }, []],
  ],
  [
    'somebody back',
    { planned: [...same, row(person('f', { isFired: true }))] },
    {},
    ['takes', { returned: 1 }, []],
  ],
  ['an absence', { planned: without(a) }, {}, ['takes', { left: 1 }, []]],
  ['an absence that means nothing', { planned: without(a) }, { absent: 'keep' }, ['same', {}, []]],
  [
    'many absences',
    { planned: without(...crowd.slice(0, 6)) },
    {},
    ['stopped', { left: 6 }, ['left', 'listed']],
  ],
  [
    'a short list',
    {
      planned: [...without(...crowd.slice(0, 6)), row(undefined, { id: 'n', email: 'n@zavod.ru' })],
    },
    { absent: 'keep' },
    ['stopped', { joined: 1 }, ['listed']],
  ],
  [
    'slices of one day',
    {
      planned: without(...crowd.slice(0, 2)),
      done: { left: 4, emails: 5, created: 20, changed: 20 },
    },
    {},
    ['stopped', { left: 2 }, ['left']],
  ],
  [
    'more changes than usual',
    { planned: same.map(({ saved }) => row(saved, { positionId: 'x' })) },
    {},
    ['stopped', { moved: 22 }, ['changed']],
  ],
  [
    'another Slack ID after five of today',
    {
      planned: set(a, { slackId: 'U1' }),
      done: { left: 0, emails: 5, created: 0, changed: 5 },
    },
    {},
    ['stopped', {}, ['emails']],
  ],
  [
    'an older file',
    { planned: set(a, { positionId: 'x' }) },
    { isOlder: true },
    ['stopped', { moved: 1 }, ['older']],
  ],
])('%s', async (_, coming, terms, said) => {
  expect((await outcome(coming, terms)).said).toEqual(said);
});

describe('by machine nobody is made to leave', () => {
  const gone = without(a);
  const roles = (role: string) =>
    here.map((one) => (one.saved === a ? { ...one, roles: [role] } : one));
  test.each<[string, Partial<Coming>, string | null]>([
    ['who is a super administrator', { here: roles('ROLE_SUPER_ADMIN') }, 'super'],
    ['whose row has no e-mail', { nameless: new Set([nameKey(a)]) }, 'noEmail'],
    [
      'whose name somebody new has',
      { planned: [...gone, row(undefined, { ...a, id: 'n', email: 'n@zavod.ru' })] },
      'namesake',
    ],
    ['but an administrator does', { here: roles('ROLE_ADMIN') }, null],
    [
      'nor who is listed as dismissed',
      { listed: new Set(same.map(({ form }) => form.email)), nameless: new Set([nameKey(a)]) },
      null,
    ],
  ])('%s', async (_, given, why) => {
    const { leavers, outlook } = await outcome({ planned: gone, ...given });
    expect(leavers).toEqual(why ? [] : [a.id]);
    expect(outlook.people.unclear.map(({ unclear }) => unclear)).toEqual(why ? [why] : []);
  });
});

test('another e-mail of the same name and day of hiring is theirs, but of nobody with more rights', async () => {
  const moved = row(undefined, { ...a, id: 'n', email: 'a.new@zavod.ru' });
  const working = (planned: PlannedEmployee[]) => new Set(planned.map(({ form }) => form.email));
  const found = async (planned: PlannedEmployee[]) =>
    [...(await findSameAs({ planned, here, working: working(planned) }))].map(([to, { id }]) => [
      to,
      id,
    ]);
  expect(await found([...without(a), moved])).toEqual([['a.new@zavod.ru', a.id]]);
  expect(
    await found([
      ...without(a),
      row(undefined, { ...a, id: 'n', email: 'a.new@zavod.ru', inCompany: '2024-05-05' }),
    ]),
  ).toEqual([]);
  expect(await found([...same, moved])).toEqual([]);
  const planned = set(a, { email: 'a.new@zavod.ru' });
  expect((await outcome({ planned })).said).toEqual(['takes', { email: 1 }, []]);
  const admins = here.map((one) => (one.saved === a ? { ...one, roles: ['ROLE_HR'] } : one));
  const kept = await outcome({ planned, here: admins });
  expect(kept.said).toEqual(['same', { unclear: 1 }, []]);
  expect(kept.planned.find(({ id }) => id === a.id)?.form.email).toBe(a.email);
});

test('two who take each other’s name are left alone', async () => {
  const planned = set(a, { lastName: 'b' }).map((one) =>
    one.id === b.id ? row(b, { lastName: 'a' }) : one,
  );
  const { said, planned: taken } = await outcome({ planned });
  expect(said).toEqual(['same', { unclear: 2 }, []]);
  expect(taken.length).toBe(crowd.length);
});

test('whose answers would not count are named, and somebody has to say yes', async () => {
  const asked = here.map((one) => (one.saved === a ? { ...one, isAsked: true } : one));
  const renamed = await outcome({ planned: set(a, { lastName: 'Иных' }), here: asked });
  expect([renamed.said[0], renamed.said[2], renamed.uncountedList]).toEqual([
    'waiting',
    ['uncounted'],
    ['Иных Ян'],
  ]);
  const moved = await outcome({ planned: set(a, { positionId: 'x' }), here: asked });
  expect(moved.uncountedList).toEqual([]);
});
