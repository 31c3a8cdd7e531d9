import { expect, test } from 'vitest';
import { takeCallTurn } from './call-turn.ts';

test('four calls of one account run at once, and another account waits for none of them', async () => {
  const begun: string[] = [];
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ask = (account: string) =>
    takeCallTurn(account, async () => {
      begun.push(account);
      await held;
    });
  const asked = [...Array.from({ length: 6 }, () => ask('anna')), ask('boris')];
  expect(begun).toEqual(['anna', 'anna', 'anna', 'anna', 'boris']);
  end();
  await Promise.all(asked);
  expect(begun).toHaveLength(7);
});
