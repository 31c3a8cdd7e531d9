import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#platform/server/shared/config.ts';
import { thaiFolder } from '#test/file/thai-font.ts';
import { requireFolders, requireFonts, requireWays } from './require-settings.ts';

const root = mkdtempSync(join(tmpdir(), 'otsenka-settings-'));
const file = join(root, 'file');
writeFileSync(file, '');
afterEach(() => vi.unstubAllEnvs());

const production = { NODE_ENV: 'production' };
const address = { PUBLIC_URL: 'https://360.example.com' };
const mail = { SMTP_URL: 'smtp://mail.example.com:587' };
const ways = (env: Record<string, string>) => () => requireWays(readConfig(env));

test('production says what is missing for people to be reached', () => {
  expect(ways({ ...production, ...mail })).toThrow(/^PUBLIC_URL is missing: .*360\.example\.com/);
  expect(ways({ ...production, ...address })).toThrow(/^SMTP_URL is missing: .*smtp:/);
  expect(ways({ ...production, ...address, ...mail })).not.toThrow();
});

test('a demonstration and a developer need neither', () => {
  expect(ways({})).not.toThrow();
  expect(ways({ ...production, DEMO: 'on' })).not.toThrow();
});

test('folders that nobody can write into are named', async () => {
  const dataDir = join(file, 'data');
  await expect(requireFolders(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow(
    /^DATA_DIR can't be written by this user: ENOTDIR.*file/,
  );
  const own = readConfig({ DATA_DIR: root });
  vi.stubEnv('TMPDIR', dataDir);
  await expect(requireFolders(own)).rejects.toThrow(/^The temporary folder \(TMPDIR\) can't/);
});

test.runIf(process.platform === 'linux')('nor does one hang where none can be made', async () => {
  await expect(requireFolders(readConfig({ DATA_DIR: '/proc/nope' }))).rejects.toThrow(
    /^DATA_DIR can't be written by this user: ENOENT/,
  );
});

test('a folder of fonts has to be there, with fonts and no other files by such names', () => {
  const fonts = (FONTS_DIR: string) => () => requireFonts(readConfig({ FONTS_DIR }));
  expect(fonts('')).not.toThrow();
  expect(fonts(thaiFolder())).not.toThrow();
  expect(fonts(join(root, 'gone'))).toThrow(
    /^FONTS_DIR names a folder that cannot be read: ENOENT/,
  );
  expect(fonts(root)).toThrow(/^FONTS_DIR has no fonts: put files that end in .ttf or .otf/);
  const odd = mkdtempSync(join(root, 'fonts-'));
  const refused = (font: string | Uint8Array, why: string) => {
    writeFileSync(join(odd, 'odd.otf'), font);
    expect(fonts(odd)).toThrow(
      new RegExp(`^FONTS_DIR has a file that can't be used as a font, .*odd\\.otf: ${why}`),
    );
  };
  refused('no font', '');
  const thai = readFileSync(join(thaiFolder(), 'Thai.TTF'));
  refused(thai.subarray(0, -40), 'its end is missing');
});

test('DATA_DIR may be anything where nothing is kept in it', async () => {
  const elsewhere = { DATABASE_URL: 'postgresql://db/x', KEYS_DIR: root, ...mail };
  await requireFolders(readConfig({ DATA_DIR: join(file, 'data'), ...elsewhere }));
  await expect(
    requireFolders(readConfig({ DATA_DIR: join(file, 'data'), ...elsewhere, SMTP_URL: '' })),
  ).rejects.toThrow('DATA_DIR');
  rmSync(root, { recursive: true });
});
