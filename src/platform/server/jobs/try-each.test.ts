import { expect, test } from 'vitest';
import { tryEach } from './try-each.ts';

test('everything is tried, and every failure reported', async () => {
  const done: number[] = [];
  const trying = tryEach([1, 2, 3, 4], async (value) => {
    if (value % 2 === 0) throw new Error(`not ${value}`);
    done.push(value);
  });
  await expect(trying).rejects.toThrow('not 2; not 4');
  expect(done).toEqual([1, 3]);
});

test('a single failure is thrown as it is, and none where all went well', async () => {
  const only = new RangeError('only');
  await expect(tryEach([only], (error) => Promise.reject(error))).rejects.toBe(only);
  await expect(tryEach([1], async () => {})).resolves.toBeUndefined();
});
