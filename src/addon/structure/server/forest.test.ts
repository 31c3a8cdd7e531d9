import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { type Forest, growForest, wayTo } from './forest.ts';

interface Pair {
  employeeId: string;
  leaderId: string;
}

const byEmployee = (pairs: readonly Pair[]) =>
  new Map(
    [...groupBy(pairs, ({ employeeId }) => employeeId)].map(([id, own]) => [
      id,
      own.map(({ leaderId }) => leaderId),
    ]),
  );

/** 'b<a c<b,a' → b is under a; c is under b, then a. */
const leadersIn = (text: string) =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((part): [string, string[]] => {
        const [employeeId = '', leaders = ''] = part.split('<');
        return [employeeId, leaders.split(',')];
      }),
  );

/** 'a(b(c) d)' for b and d under a, and c under b. */
function drawn({ tops, under }: Forest): string {
  const branch = (id: string): string => {
    const team = under.get(id) ?? [];
    return team.length > 0 ? `${id}(${team.map(branch).join(' ')})` : id;
  };
  return tops.map(branch).join(' ');
}

describe.each<[what: string, people: string, pairs: string, tree: string, alone: string]>([
  ['nobody', '', '', '', ''],
  ['no leaders', 'abc', '', '', 'abc'],
  ['levels', 'abcd', 'b<a c<b d<b', 'a(b(c d))', ''],
  ['those who lead first, each by name', 'abcdef', 'b<a c<a d<a e<a f<d', 'a(d(f) b c e)', ''],
  ['the largest on top, equals by name', 'abcdefg', 'b<a d<c f<e g<e', 'e(f g) a(b) c(d)', ''],
  ['the first of several leaders', 'abc', 'c<b,a', 'b(c)', 'a'],
  ['a leader who has left: the one above', 'ac', 'b<a c<b', 'a(c)', ''],
  ['several who have left, one above another', 'ad', 'b<a c<b d<c', 'a(d)', ''],
  ['another leader who is here before the one above', 'acd', 'c<b,d b<a', 'd(c)', 'a'],
  ['nobody left above', 'bc', 'b<a', '', 'bc'],
  ['with people of their own below nobody', 'bc', 'b<a c<b', 'b(c)', ''],
  ['those who have left leading each other', 'a', 'a<x x<y y<x', '', 'a'],
  ['oneself', 'ab', 'a<a b<b,a', 'a(b)', ''],
  [
    'several who have left beside one another, the shortest way first',
    'abd',
    'd<x,y x<z z<a y<b',
    'b(d)',
    'a',
  ],
  ['oneself by way of one who has left, and somebody beside', 'ab', 'a<x x<a,b', 'b(a)', ''],
  ['oneself again by way of one who has left', 'ab', 'a<x x<a b<a', 'a(b)', ''],
])('%s', (_, people, pairs, tree, alone) => {
  test(`${pairs || '–'} gives ${tree || '–'}`, () => {
    const forest = growForest([...people], leadersIn(pairs));
    expect(drawn(forest)).toBe(tree);
    expect(forest.alone.join('')).toBe(alone);
    expect(forest.circles.size).toBe(0);
  });
});

describe.each<[pairs: string, tree: string, circles: string[]]>([
  ['a<b b<a', 'a(b)', ['ab']],
  ['a<b b<c c<a', 'a(c(b))', ['abc']],
  // Below a circle, and another one beside it.
  ['b<c c<b a<b d<c e<f f<e', 'b(c(d) a) e(f)', ['bc', 'ef']],
])('the circle in %s', (pairs, tree, circles) => {
  test('is cut above the first by name, and told', () => {
    const forest = growForest([...'abcdef'], leadersIn(pairs));
    expect(drawn(forest)).toBe(tree);
    expect([...forest.circles.values()].map((circle) => circle.join(''))).toEqual(circles);
    expect([...forest.circles.keys()]).toEqual(circles.map(([first]) => first));
  });
});

test.each([
  ['c<a,b,x', { c: ['b'] }],
  ['c<x,b,a', { c: ['a'] }],
  ['c<x,y x<a', {}],
  // What closes the circle is told as a circle.
  ['a<b,c b<a', { a: ['c'] }],
])('in %s the other leaders are %j', (pairs, due) => {
  expect(Object.fromEntries(growForest([...'abc'], leadersIn(pairs)).beside)).toEqual(due);
});

test('counts everybody below, and says the way to somebody', () => {
  const forest = growForest([...'abcdef'], leadersIn('b<a c<b d<c e<a'));
  const counts = [...'abcdef'].map((id) => forest.below.get(id));
  expect(counts).toEqual([4, 2, 1, 0, 0, 0]);
  expect(wayTo(forest, 'd')).toEqual(['a', 'b', 'c']);
  expect(wayTo(forest, 'f')).toEqual([]);
});

test('loses nobody and shows nobody twice, whoever leads whom', () => {
  const person = fc.nat(19).map(String);
  const pairs = fc.array(fc.record({ employeeId: person, leaderId: person }), { maxLength: 60 });
  const here = fc.uniqueArray(person);
  fc.assert(
    fc.property(here, pairs, (people, given) => {
      const forest = growForest(people, byEmployee(given));
      const shown = [...forest.alone, ...forest.tops];
      for (const id of shown) shown.push(...(forest.under.get(id) ?? []));
      expect(shown.toSorted()).toEqual(people.toSorted());
      const { tops, alone, below } = forest;
      const counted = tops.reduce((sum, id) => sum + 1 + (below.get(id) ?? 0), alone.length);
      expect(counted).toBe(people.length);
      for (const [id, way] of people.map((one) => [one, wayTo(forest, one)] as const)) {
        expect(new Set([...way, id]).size).toBe(way.length + 1);
      }
    }),
  );
});

test('ten thousand in one line or in one circle are no trouble', () => {
  const people = Array.from({ length: 10_000 }, (_, n) => String(n));
  const line = people.slice(1).map((employeeId, n) => ({ employeeId, leaderId: String(n) }));
  expect(growForest(people, byEmployee(line)).below.get('0')).toBe(9_999);
  const circle = byEmployee([...line, { employeeId: '0', leaderId: '9999' }]);
  const { circles } = growForest(people, circle);
  expect(circles.get('0')).toHaveLength(10_000);
});

test('nor are leaders who have left, however long their line and however they cross', () => {
  const layer = 20;
  const pairs = Array.from({ length: 500 }, (_, n) => n).flatMap((n) =>
    Array.from({ length: layer }, (_, at) => ({
      employeeId: `gone ${n}`,
      leaderId: `gone ${(Math.floor(n / layer) + 1) * layer + at}`,
    })),
  );
  const line = Array.from({ length: 10_000 }, (_, n) => ({
    employeeId: `left ${n}`,
    leaderId: n === 9_999 ? 'top' : `left ${n + 1}`,
  }));
  const team = Array.from({ length: 10_000 }, (_, n) => String(n));
  const under = team.map((employeeId, n) => ({
    employeeId,
    leaderId: n % 2 === 0 ? 'gone 0' : 'left 0',
  }));
  const forest = growForest(['top', ...team], byEmployee([...pairs, ...line, ...under]));
  expect([forest.below.get('top'), forest.alone.length]).toEqual([5_000, 5_000]);
});
