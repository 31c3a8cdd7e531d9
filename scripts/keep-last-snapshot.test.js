import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const drizzleKit = join(dirname(fileURLToPath(import.meta.resolve('drizzle-kit'))), 'bin.cjs');
const node = (words) => execFileSync(process.execPath, words, { encoding: 'utf8' });
const settings = ['--dialect=postgresql', '--schema=src/**/tables/*.ts'];
const generate = (out, ...words) =>
  node([drizzleKit, 'generate', ...settings, `--out=${relative('.', out)}`, ...words]);
const journalOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;
const snapshotsOf = (folder) =>
  readdirSync(join(folder, 'meta')).filter((name) => name !== '_journal.json');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('src/platform/server/db/migrations', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one snapshot is there, that of the last migration, and the schema is as it says', () => {
  const { idx } = journalOf(folder).at(-1);
  expect(snapshotsOf(folder)).toEqual([`${`${idx}`.padStart(4, '0')}_snapshot.json`]);
  expect(generate(folder)).toContain('No schema changes');
});

test('the next migration takes the place of the snapshot it was made from', () => {
  const [former] = snapshotsOf(folder);
  generate(folder, '--custom', '--name=next');
  expect(snapshotsOf(folder)).toHaveLength(2);
  node(['scripts/keep-last-snapshot.js', folder]);
  expect(snapshotsOf(folder)).toHaveLength(1);
  expect(snapshotsOf(folder)).not.toEqual([former]);
  expect(journalOf(folder).at(-1).tag).toMatch(/_next$/);
});
