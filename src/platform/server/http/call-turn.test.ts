import { expect, test } from 'vitest';
import { mostWaiting, takeCallTurn } from './call-turn.ts';

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

test('so many may wait, and the next is refused at once', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ask = () => takeCallTurn('anna', () => held);
  const asked = Array.from({ length: 4 + mostWaiting }, ask);
  await expect(ask()).rejects.toMatchObject({
    failure: 'tooMany',
    details: { retryAfterSeconds: 5 },
  });
  end();
  await Promise.all(asked);
  await ask();
});
