import { describe, expect, test } from 'vitest';
import { isBranchOpen, type OrgChartSearch, orgChartSearch, turned } from './org-chart-search.ts';

describe.each<[OrgChartSearch, byItself: boolean, was: boolean, after: OrgChartSearch]>([
  [{}, false, false, { open: ['a'] }],
  [{}, true, true, { shut: ['a'] }],
  [{ open: ['b', 'a'] }, false, true, { open: ['b'] }],
  [{ shut: ['a', 'b'] }, true, false, { shut: ['b'] }],
  // Opened by hand, and then on the way to somebody who was found.
  [{ open: ['a'] }, true, true, { open: [], shut: ['a'] }],
  // Shut by hand while it was on the way to somebody.
  [{ shut: ['a'] }, false, false, { open: ['a'], shut: [] }],
])('at %j, open by itself: %s', (search, byItself, was, after) => {
  test(`it is ${was ? 'open' : 'shut'} and turns`, () => {
    expect(isBranchOpen(search, 'a', byItself)).toBe(was);
    const next = turned(search, 'a', byItself);
    expect(next).toEqual(after);
    expect(isBranchOpen(next, 'a', byItself)).toBe(!was);
  });
});

test('an address keeps what else it says, and not more choices than it can hold', () => {
  const open = Array.from({ length: 150 }, (_, n) => `${n}`);
  const next = turned({ all: 'true', person: 'p', open }, 'a', false);
  expect(next).toMatchObject({ all: 'true', person: 'p' });
  expect(next.open).toHaveLength(150);
  expect([next.open?.[0], next.open?.at(-1)]).toEqual(['1', 'a']);
  expect(orgChartSearch({ open: 'a,b', all: 'yes', shut: '' })).toEqual({ open: ['a', 'b'] });
});
