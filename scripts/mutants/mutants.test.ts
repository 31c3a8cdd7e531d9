import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawFrom, roomOf } from './draw.ts';
import { named } from './named.ts';
import { operators } from './operators.ts';
import { changed, placesIn } from './places.ts';

/** [operator, what a file says, what it says instead]. */
const samples = [
  ['condition negated', 'if (a) b = c;', 'if (!(a)) b = c;'],
  ['and for or', 'a = b && c;', 'a = b || c;'],
  ['bound moved', 'a = b < c;', 'a = b <= c;'],
  ['plus for minus', 'a = b + c;', 'a = b - c;'],
  ['boolean flipped', 'a = true;', 'a = false;'],
  ['number one more', 'a = 7;', 'a = 8;'],
  ['text emptied', "a = 'b';", "a = '';"],
  ['call left out', 'await a();', ';'],
  ['early end left out', 'if (a) throw b;', ';'],
  ['fallback always', 'a = b ?? c;', 'a = (c);'],
  ['branches swapped', 'a = b ? c : d;', 'a = b ? d : c;'],
  ['predicate negated', 'a = b.filter((c) => c.d);', 'a = b.filter((c) => !(c.d));'],
  ['never shown', 'a = <p>{b && <i />}</p>;', 'a = <p>{null}</p>;'],
  ['property left out', 'a = b({ c, d });', 'a = b({ ...{}, d });'],
  ['property left out', 'a = <B c={d} />;', 'a = <B  />;'],
] as const;

test.each(samples)('%s: %s', (operator, before, after) => {
  const texts = placesIn('web', 'sample.tsx', before)
    .filter((place) => place.operator === operator)
    .map((place) => changed(before, place));
  expect(texts).toContain(after);
});

test('every operator has a sample', () => {
  expect(new Set(samples.map(([name]) => name))).toEqual(
    new Set(operators.map(({ name }) => name)),
  );
});

test.each([
  'a = <B className="c" key="d" aria-hidden={true} />;',
  "import a from 'b';",
  "type A = 'b' | true | 1;",
  "request.log.warn('a');",
  "if (a) throw new Error('b');",
  "'use strict';",
  "const a = useMemo(b, ['c', 1]);",
])('nobody would notice: %s', (source) => {
  expect(placesIn('web', 'sample.tsx', source)).toEqual([]);
});

test('the same thirty are drawn, one in each room, whatever the order', () => {
  const places = Array.from({ length: 40 }, (_, room) =>
    placesIn('server', `src/core/room${room}/server/a.ts`, "if (a) b(7 < c ? 'd' : true);"),
  ).flat();
  const drawn = drawFrom(places);
  expect(new Set(drawn.map(({ file }) => roomOf(file))).size).toBe(30);
  expect(drawFrom(places.toReversed())).toEqual(drawn);
  expect(drawn.slice(0, 3).map(({ file, operator }) => [file, operator])).toEqual([
    ['src/core/room12/server/a.ts', 'boolean flipped'],
    ['src/core/room33/server/a.ts', 'condition negated'],
    ['src/core/room22/server/a.ts', 'boolean flipped'],
  ]);
});

test.each(named)('can be tried: $name', ({ file, before, after, tests }) => {
  expect(readFileSync(file, 'utf8').split(before)).toHaveLength(2);
  expect(after).not.toBe(before);
  expect(tests.map((test) => existsSync(test))).toEqual(tests.map(() => true));
});
