import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OutOf } from './worker.ts';
import { createWorkers } from './workers.ts';

const name = '../test/fake/odd-worker';
const hasty = createWorkers<string, string>({ name, seconds: 0.3, megabytes: 40 }, 1);
const roomy = createWorkers<string, string>({ name, seconds: 600, megabytes: 40 }, 1);
const pairs = createWorkers<string, string>({ name, seconds: 600, megabytes: 40 }, 2);
afterAll(() => Promise.all([hasty.close(), roomy.close(), pairs.close()]));

test('a task that never ends is ended, and one that takes all memory; the next is done', async () => {
  const late = await hasty.run('north', 'never end').catch((error) => error);
  expect([late, late.limit]).toEqual([expect.any(OutOf), 'time']);
  const full = await roomy.run('north', 'take all memory').catch((error) => error);
  expect([full, full.limit]).toEqual([expect.any(OutOf), 'memory']);
  await expect(roomy.run('north', 'fail')).rejects.toThrow('as told');
  expect(await roomy.run('north', 'hello')).toBe('done: hello');
});

test('while one owner’s task lasts, that owner waits and another is served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const mark = join(folder, 'go on');
  const lasting = roomy.run('north', mark);
  const next = roomy.run('north', 'next');
  expect(await roomy.run('south', 'hello')).toBe('done: hello');
  expect(roomy.waiting()).toBe(1);
  writeFileSync(mark, '');
  expect(await Promise.all([lasting, next])).toEqual([`done: ${mark}`, 'done: next']);
  rmSync(folder, { recursive: true });
});

test('where an owner may have two under way, the third waits and others don’t', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const marks = [join(folder, 'go on'), join(folder, 'you too')];
  const lasting = marks.map((mark) => pairs.run('north', mark));
  const third = pairs.run('north', 'third');
  expect(await pairs.run('south', 'hello')).toBe('done: hello');
  expect(pairs.waiting()).toBe(1);
  writeFileSync(marks[0] as string, '');
  expect(await third).toBe('done: third');
  writeFileSync(marks[1] as string, '');
  expect(await Promise.all(lasting)).toEqual(marks.map((mark) => `done: ${mark}`));
  rmSync(folder, { recursive: true });
});

test('an owner who wants more than fifty more is told to wait', async () => {
  const many = Array.from({ length: 52 }, (_, n) => roomy.run('north', `${n}`));
  const outcome = await Promise.allSettled(many);
  expect(outcome.filter(({ status }) => status === 'rejected')).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ failure: 'tooMany' }) },
  ]);
});
