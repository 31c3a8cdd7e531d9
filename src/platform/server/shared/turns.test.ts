import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

const full = new Error('full');

/** Work that ends when it is told to, and what has begun so far. */
function start(atOnce: number, mostWaiting: number) {
  const inTurn = makeTurns(atOnce, { most: mostWaiting, refuse: () => full });
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const ask = (name: string) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
      });
    });
  /** Ends it and lets whatever follows from that happen. */
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await new Promise(setImmediate);
  };
  return { begun, ask, end };
}

test('so many run at once, the others begin in their order', async () => {
  const { begun, ask, end } = start(2, 5);
  const all = Promise.all(['a', 'b', 'c', 'd'].map(ask));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

test('what fails makes room too', async () => {
  const { begun, ask, end } = start(1, 5);
  const [first, second] = [ask('a'), ask('b')];
  first.catch(() => {});
  await end('a', new Error('of the work'));
  await expect(first).rejects.toThrow('of the work');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(await second).toBe('b');
});

test('who comes when too many wait is refused at once, and later there is room again', async () => {
  const { begun, ask, end } = start(1, 1);
  const two = Promise.all([ask('a'), ask('b')]);
  await expect(ask('c')).rejects.toBe(full);
  await end('a');
  const last = ask('d');
  await end('b');
  await end('d');
  expect([await two, await last, begun]).toEqual([['a', 'b'], 'd', ['a', 'b', 'd']]);
});
