import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { initFailure } from './cluster.ts';
import { turnOver } from './turn-log.ts';

test('a log is turned over while somebody writes to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otsenka-log-'));
  const file = join(folder, 'pg.log');
  const writer = await open(file, 'a');
  const texts = () => Promise.all([file, `${file}.1`].map((name) => readFile(name, 'utf8')));
  try {
    await writer.write('first, and long');
    await turnOver(file, 20);
    expect(await readFile(file, 'utf8')).toBe('first, and long');
    await turnOver(file, 10);
    await writer.write('second, and long');
    expect(await texts()).toEqual(['second, and long', 'first, and long']);
    await turnOver(file, 10);
    expect(await texts()).toEqual(['', 'second, and long']);
  } finally {
    await writer.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a disk without room for the database is told in a sentence', () => {
  const said =
    'initdb: error: could not write to file "x": No space left on device\ninitdb: removing';
  expect(initFailure(said, '/data/pg').message).toMatch(/^There is no room .* \/data: .*\.$/);
  expect(initFailure('other', '/data/pg').message).toBe('initdb failed: other');
});
