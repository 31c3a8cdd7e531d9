import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';

it('keeps the dots of i and j apart from their stems where letters are hinted', async () => {
  const fonts = new URL('../src/platform/web/ui/base/fonts/', import.meta.url);
  const file = readFileSync(new URL('golos-text-latin.woff2', fonts));
  const font = await subsetFont(file, 'ij', { targetFormat: 'truetype' });
  for (const raised of ['ffff004a000000c202e4', 'ffffffe0ff2e00c202e4']) {
    expect(font.indexOf(raised, 'hex')).toBeGreaterThan(0);
  }
});
