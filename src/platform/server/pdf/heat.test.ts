import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

/** A colour as it lies on white, a part of it. */
const onWhite = (colour: string, part: number) =>
  [1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * part))
    .map((tone) => tone.toString(16).padStart(2, '0'))
    .join('');

test('marks are as warm and cool on paper as on a light screen', () => {
  const screen = read('src/platform/web/shared/heat/heat.css');
  const [low, high] = ['low', 'high'].map(
    (side) => new RegExp(`--heat-${side}: (#\\w{6})`).exec(screen)?.[1] ?? '',
  );
  const tones = [...screen.matchAll(/var\(--heat-(low|high)\) (\d+)%/g)].map(([, side, part]) =>
    onWhite((side === 'low' ? low : high) ?? '', Number(part) / 100),
  );
  const paper = read('src/platform/server/pdf/templates/style.typ').split('#let heats = ')[1] ?? '';
  const printed = [...paper.matchAll(/"(?:very)?(?:low|high)": rgb\("#(\w{6})"\)/gi)].map(
    ([, tone]) => tone?.toLowerCase(),
  );
  expect(printed).toHaveLength(4);
  expect(printed).toEqual(tones);
});
