import { expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

test('others are answered in between, by how long the items take and not by how many they are', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const seen: string[] = [];
  setImmediate(() => seen.push('other'));
  const squares = await inSlices([1, 2, 3, 4], (n) => {
    seen.push(`${n}`);
    now += n === 2 ? 11 : 1;
    return n * n;
  });
  clock.mockRestore();
  expect(squares).toEqual([1, 4, 9, 16]);
  expect(seen).toEqual(['1', '2', 'other', '3', '4']);
});
