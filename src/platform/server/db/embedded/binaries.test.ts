import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usableNative } from './binaries.ts';

const nobody = { name: 'nobody', ids: { uid: 65_534, gid: 65_534 } };
const self = { name: 'me', ids: null };
let home: string;
let native: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'otsenka-binaries-'));
  chmodSync(home, 0o755);
  native = join(home, 'native');
  for (const folder of ['bin', 'lib', 'share/postgresql']) {
    mkdirSync(join(native, folder), { recursive: true });
  }
  writeFileSync(join(native, 'bin/postgres'), 'program', { mode: 0o755 });
  writeFileSync(join(native, 'share/postgresql/postgres.bki'), 'catalogue');
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('missing links are made in place, and making them again does no harm', async () => {
  expect(await usableNative(native, join(home, 'copy'), self, () => {})).toBe(native);
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await usableNative(native, join(home, 'copy'), nobody, () => {})).toBe(native);
});

test.each([
  ['a directory above them', '.'],
  ['the program', 'bin/postgres'],
  ['the catalogue', 'share/postgresql/postgres.bki'],
])('programs are copied once, opened and linked when %s is closed', async (_what, closed) => {
  chmodSync(join(native, closed), 0o700);
  const lines: string[] = [];
  const copy = join(home, 'system/postgresql-18');
  const inside = join(copy, 'native');
  const log = (line: string) => lines.push(line);
  expect(await usableNative(native, copy, nobody, log)).toBe(inside);
  expect(await usableNative(native, copy, nobody, log)).toBe(inside);
  expect(lines).toHaveLength(1);
  expect(readFileSync(join(inside, 'lib/libpq.so.5'), 'utf8')).toBe('library');
  expect(await usableNative(inside, join(home, 'other'), nobody, log)).toBe(inside);
  expect(existsSync(join(home, 'other'))).toBe(false);
});
