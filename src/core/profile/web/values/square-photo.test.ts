import { expect, test } from 'vitest';
import { squareOf } from './square-photo.ts';

test.each([
  ['a wide picture: its middle', 400, 200, { side: 200, left: 100, top: 0 }],
  ['a high one: rather its upper part, where faces are', 200, 400, { side: 200, left: 0, top: 50 }],
  ['a square one: all of it', 300, 300, { side: 300, left: 0, top: 0 }],
])('%s', (_, width, height, square) => {
  expect(squareOf(width, height)).toEqual(square);
});
