/** What anonymity costs is bounded: most of what people answer is shown (decision 110). */
import { expect, test } from 'vitest';
import { someOf } from '#test/how-long.ts';
import { measureUsefulness } from '#test/report/fixtures/usefulness.ts';

const rosters = [
  { colleague: 3, subordinate: 2 },
  { colleague: 5, subordinate: 3 },
  { colleague: 5, customer: 4, subordinate: 5 },
  { colleague: 8, customer: 1, subordinate: 6 },
];
const cases = rosters.flatMap((roster) => [
  { roster, noInformation: 0.03, least: 93 },
  { roster, noInformation: 0.1, least: 75 },
]);

test.each(someOf(cases, [cases[0]!, cases[5]!]))(
  '$roster, $noInformation without information',
  (given) => {
    const { roster, noInformation, least } = given;
    const shown = measureUsefulness(roster, noInformation, { reports: 400, seed: 1 });
    expect(Math.round(100 * shown.withMark)).toBeGreaterThanOrEqual(least);
    expect(shown.sameGroups).toBe(1);
    expect(shown.inNoNumber).toBeLessThanOrEqual(0.02);
    expect(shown.deviation).toBeLessThan(0.15);
  },
);

test.each([
  { colleague: 4, least: 89, most: 0.25 },
  { colleague: 3, least: 89, most: 0.6 },
])('$colleague colleagues only: no row with a gap is shown', ({ colleague, least, most }) => {
  const shown = measureUsefulness({ colleague }, 0.03, { reports: 400, seed: 1 });
  expect(Math.round(100 * shown.withMark)).toBeGreaterThanOrEqual(least);
  expect(shown.tooFew).toBeLessThan(most);
  expect([shown.sameGroups, shown.inNoNumber]).toEqual([1, 0]);
  expect(shown.deviation).toBeNaN();
});
