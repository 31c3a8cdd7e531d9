/** Reports and histories calculated by an independent program in exact fractions. */
import { describe, expect, test } from 'vitest';
import { play } from '#test/report/fixtures/history.ts';
import { nine } from '#test/report/fixtures/nine.ts';
import { shape } from '#test/report/fixtures/shape.ts';
import { readVectors } from '#test/report/fixtures/vectors.ts';

describe.each([
  ['report-vectors.json', 64],
  ['report-histories.json', 95],
] as const)('%s', (file, count) => {
  const vectors = readVectors(file);

  test('is all there', () => expect(vectors).toHaveLength(count));

  test.each(vectors)('$name', (vector) => {
    const outputs = play(vector).map(({ content }) => shape(content));
    expect(nine(outputs)).toEqual(nine(vector.outputs));
  });
});
