import { describe, expect, test } from 'vitest';
import { killLaunching, killSharing, killTelling } from '#test/kills/cycle-kills.ts';
import { startKills } from '#test/kills/start-kills.ts';

/**
 * Whatever a cycle does with many people is done with each once, wherever it is ended (rules 118, 132 and 137).
 * `bench/load/kills.ts` ends it more often.
 */
describe('a cycle that is ended in the middle', () => {
  const kills = startKills();
  const whole = { took: expect.any(Number), twice: 0 };

  test('sends each to work once, with one letter to each rater', async () => {
    expect(await killLaunching(kills, 300)).toMatchObject(whole);
  });

  test.each(['hr', 'clock'] as const)('opens nothing by half, by the %s', async (by) => {
    expect(await killSharing(kills, { after: 20, by })).toMatchObject(whole);
  });

  test.each(['hr', 'clock'] as const)('tells each once, when it is due by the %s', async (by) => {
    expect(await killTelling(kills, { after: 100, by, howMany: 12 })).toMatchObject(whole);
  });
});
