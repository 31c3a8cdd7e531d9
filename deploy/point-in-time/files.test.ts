import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '#app/operator/server/commands.ts';
import { goneStaysMs } from '#platform/server/keyring/copy-folder.ts';
import { fromRoot } from '#platform/server/shared/root.ts';

/** The archive of the admin guide; restore.start.test.ts works with it. */
const read = (file: string) => readFileSync(fromRoot(`deploy/point-in-time/${file}`), 'utf8');
const settingIn = (file: string, name: string) =>
  new RegExp(`^${name} ?= ?(.*)$`, 'm').exec(read(file))?.[1];

test('keys that are destroyed stay in their copy as long as the log that needs them', () => {
  expect(settingIn('pgbackrest.conf', 'repo1-retention-full-type')).toBe('time');
  const days = Number(settingIn('pgbackrest.conf', 'repo1-retention-full'));
  expect(goneStaysMs).toBe(days * 24 * 60 * 60 * 1000);
});

test('the archive is encrypted, and behind by a minute at most', () => {
  expect(settingIn('pgbackrest.conf', 'repo1-cipher-type')).toBe('aes-256-cbc');
  expect(settingIn('archive.conf', 'archive_mode')).toBe('on');
  expect(Number(settingIn('archive.conf', 'archive_timeout'))).toBeLessThanOrEqual(60);
});

test('what runs by the clock is there, and the keys are copied each minute', () => {
  const [keys, database] = read('cron')
    .split('\n')
    .filter((line) => /^[*\d]/.test(line));
  expect(keys).toMatch(/^\* \* \* \* \* /);
  const name = /operator\.js (\S+) /.exec(keys ?? '')?.[1] ?? '';
  expect(Object.keys(commands)).toContain(name);
  // A copy that failed is not noted.
  expect(database).toMatch(/ backup && touch \/var\/lib\/assessment\/last-backup$/);
});
