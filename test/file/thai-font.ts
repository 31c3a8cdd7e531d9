import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';

const source = 'node_modules/@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf';
/** A table of 32 bits with one range: all Thai letters are drawn by one glyph. */
const thaiSigns = [
  [2, 0, 1, 3, 10],
  [4, 12],
  [2, 12, 0],
  [4, 28, 0, 1, 0x0e01, 0x0e5b, 40],
];

/** Our own type face as one by the name of Thai Tests, which draws Thai and nothing else. */
function thaiFont(): Buffer {
  const font = readFileSync(fromRoot(source));
  const signs = thaiSigns.map(([size = 0, ...values]) => {
    const bytes = Buffer.alloc(size * values.length);
    for (const [at, value] of values.entries()) bytes.writeUIntBE(value, at * size, size);
    return bytes;
  });
  const entry = font.indexOf('cmap');
  Buffer.concat(signs).copy(font, font.readUInt32BE(entry + 8));
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16();
  for (const [known, given] of [
    ['Golos Text', 'Thai Tests'],
    ['GolosText', 'ThaiTests'],
  ] as const) {
    for (let at = font.indexOf(wide(known)); at >= 0; at = font.indexOf(wide(known), at))
      wide(given).copy(font, at);
  }
  return font;
}

/** A folder with that font, until the tests of the file are over. */
export function thaiFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'otsenka-fonts-'));
  writeFileSync(join(folder, 'Thai.TTF'), thaiFont());
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
