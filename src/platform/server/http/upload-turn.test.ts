import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { takeUploadTurn } from './upload-turn.ts';

const leave: (() => void)[] = [];
afterEach(async () => {
  for (const done of leave.splice(0)) done();
  await nextTurn();
});

/** Whether the upload of this person is taken; it is under way until the test ends. */
async function isTaken(brandId: string, line: string): Promise<boolean> {
  let taken = false;
  const raw = Readable.from(['file']) as never;
  const turn = takeUploadTurn({ brandId, line }, { raw }, async () => {
    taken = true;
    await new Promise<void>((resolve) => leave.push(resolve));
  });
  const refused = turn.catch(({ failure }) => failure);
  if (!taken) expect(await refused).toBe('tooMany');
  return taken;
}
const taken = async (brandId: string, ...lines: string[]) => {
  let count = 0;
  for (const line of lines) if (await isTaken(brandId, line)) count += 1;
  return count;
};

test('one person has two uploads under way, and room again once one is through', async () => {
  expect(await taken('north', 'a', 'a', 'a')).toBe(2);
  leave.shift()?.();
  await nextTurn();
  expect(await taken('north', 'a')).toBe(1);
});

test('one company leaves room for others, however many people it has', async () => {
  expect(await taken('north', ...'abcdefghijkl')).toBe(6);
  expect(await taken('south', ...'mnopqrst')).toBe(6);
  expect(await taken('west', 'u')).toBe(0);
});
