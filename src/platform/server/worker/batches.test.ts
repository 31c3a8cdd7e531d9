import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatches } from './batches.ts';

/** What is under way, and how each batch ends. */
let begun: { items: string[]; end: (refused?: unknown[]) => void; fail: (why: Error) => void }[];
beforeEach(() => {
  begun = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const open = ({ atOnce = 1, most = 10 } = {}) =>
  createBatches<string>(
    { atOnce, most, patience: 1_000, giveUp: () => new Error('too long') },
    (items) =>
      new Promise((resolve, reject) => {
        begun.push({ items, end: (refused = []) => resolve(refused), fail: reject });
      }),
  );
const soFar = () => begun.map(({ items }) => items);
/** Lets what follows from the end of a batch happen. */
const endOf = async (at: number, ...refused: unknown[]) => {
  begun[at]?.end(refused);
  await vi.advanceTimersByTimeAsync(0);
};

test('what comes while a batch is under way goes together in the next, in order', async () => {
  const add = open({ atOnce: 2, most: 3 });
  for (const item of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('north', 'a', item);
  expect(soFar()).toEqual([['a1']]);
  await endOf(0);
  await endOf(1);
  expect(soFar()).toEqual([['a1'], ['a2', 'a3', 'a4'], ['a5']]);
});

test('companies take turns, however many people each has answers about', async () => {
  const add = open();
  for (const subject of ['a', 'b', 'c']) void add('north', subject, `north ${subject}`);
  void add('north', 'a', 'north a again');
  void add('south', 'd', 'south d');
  for (const at of [0, 1, 2, 3]) await endOf(at);
  expect(soFar().flat()).toEqual(['north a', 'north b', 'south d', 'north c', 'north a again']);
});

test('so many subjects are under way at once, and each only once', async () => {
  const add = open({ atOnce: 2 });
  for (const subject of ['a', 'a', 'b', 'c']) void add('north', subject, subject);
  expect(soFar()).toEqual([['a'], ['b']]);
  await endOf(0);
  expect(soFar()).toEqual([['a'], ['b'], ['c']]);
});

test('one that is refused fails no other, and all are where the batch breaks', async () => {
  const add = open();
  const first = add('north', 'a', 'a1');
  const others = Promise.allSettled(['a2', 'a3'].map((item) => add('north', 'a', item)));
  await endOf(0);
  await first;
  await endOf(1, undefined, 'closed');
  expect(await others).toEqual([
    { status: 'fulfilled', value: undefined },
    { status: 'rejected', reason: 'closed' },
  ]);
  const broken = Promise.allSettled([add('north', 'a', 'a4')]);
  begun[2]?.fail(new Error('away'));
  expect(await broken).toEqual([{ status: 'rejected', reason: new Error('away') }]);
  void add('north', 'a', 'a5');
  await vi.advanceTimersByTimeAsync(0);
  expect(soFar().at(-1)).toEqual(['a5']);
});

test('whoever waits too long is refused and goes in no batch; what has begun is waited for', async () => {
  const add = open();
  const first = add('north', 'a', 'a1');
  const late = Promise.allSettled([add('north', 'a', 'a2'), add('north', 'b', 'b1')]);
  await vi.advanceTimersByTimeAsync(1_000);
  const reason = new Error('too long');
  expect(await late).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await endOf(0);
  await first;
  void add('north', 'b', 'b2');
  expect(soFar()).toEqual([['a1'], ['b2']]);
});
