/** What the person who writes the questions finds out of one person by asking the same twice (decision 110). */
import { expect, test } from 'vitest';
import { someOf } from '#test/how-long.ts';
import { playTwins } from '#test/report/fixtures/twins.ts';

const games = 600;
/** Twice the standard error of the difference of two shares of so many games. */
const slack = 2 * Math.sqrt((2 * 0.25) / games);

test.each(someOf([5, 6, 8, 10, 12, 15, 20], [5, 8, 20]))(
  'a row that one of %i could not judge, taken from the whole, tells no more than a guess',
  (people) => {
    const { byMean, bySubtraction } = playTwins({ people, twins: 1 }, { games, seed: people });
    expect(bySubtraction).toBeLessThanOrEqual(byMean + slack);
  },
);

test('of three or four the row is not shown: only the guess is left', () => {
  for (const people of [3, 4]) {
    const { byMean, bySubtraction } = playTwins({ people, twins: 1 }, { games, seed: people });
    expect(bySubtraction).toBe(byMean);
  }
});

test('the game is worth playing: to a tenth the others’ sum would tell it for certain', () => {
  const { bySubtraction } = playTwins(
    { people: 5, twins: 1, besideFacts: true },
    { games, seed: 5 },
  );
  expect(bySubtraction).toBeGreaterThan(0.9);
});
