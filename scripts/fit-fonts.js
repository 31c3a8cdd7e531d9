// Cuts the screen font down to what the screens use: weights from 400 to 600 (look.md). A third
// less to load.
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
  const fitted = await subsetFont(whole, allOf(script), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  writeFileSync(join(target, `golos-text-${script}.woff2`), fitted);
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
