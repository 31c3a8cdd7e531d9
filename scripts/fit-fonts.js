// Cuts the screen font down to what the screens use: weights from 400 to 600 (look.md). A third
// less to load. And the dots of i and j are raised (decision 269).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/platform/web/ui/base/fonts/', import.meta.url));

mkdirSync(target, { recursive: true });
for (const script of ['cyrillic', 'latin']) {
  const name = `golos-text-${script}-wght-normal.woff2`;
  const whole = readFileSync(require.resolve(`@fontsource-variable/golos-text/files/${name}`));
  const cut = await subsetFont(whole, allOf(script), {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  if (script === 'latin') raiseDots(cut);
  const fitted = await subsetFont(cut, '', { targetFormat: 'woff2', keepAllGlyphs: true });
  writeFileSync(join(target, `golos-text-${script}.woff2`), fitted);
}

/**
 * By 20 thousandths of the size. Both letters are a stem and a dot, two records of six bytes after the box around
 * both, by which they are found: how high it ends, and the dot's height as the last byte, are what changes.
 */
function raiseDots(font) {
  for (const box of ['ffff004a000000c202d0', 'ffffffe0ff2e00c202d0']) {
    let at = font.indexOf(box, 'hex');
    if (at < 0)
      throw new Error('Golos Text draws i or j in another way: look at 14 and 15 px on Linux');
    for (; at >= 0; at = font.indexOf(box, at, 'hex')) {
      font.writeInt16BE(720 + 20, at + 8);
      font.writeInt8(20, at + 21);
    }
  }
}

/** The characters that fonts.css wants from a file. */
function allOf(script) {
  const css = readFileSync(
    new URL('../src/platform/web/ui/base/fonts.css', import.meta.url),
    'utf8',
  );
  const face = css.split('@font-face').find((rule) => rule.includes(`golos-text-${script}.woff2`));
  const ranges = face?.match(/U\+[0-9A-F]+(-[0-9A-F]+)?/g) ?? [];
  return ranges.map(charactersIn).join('');
}

function charactersIn(range) {
  const [first, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
