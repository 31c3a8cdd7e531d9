import { expect, test } from 'vitest';
import {
  labelBox,
  marksOfScale,
  pointAt,
  type RadarFrame,
  radarFrame,
  shareOf,
  visitOrder,
} from './radar-geometry.ts';

/** Widths of the chart: in a full-screen dialog on a 390 px phone, at 480 px, and in wider windows. */
const widths = [288, 358, 479, 480, 560, 720, 840, 1100];
const counts = [3, 4, 5, 6, 7, 8, 11, 12, 20];
const frames = widths.flatMap((width) =>
  counts.map((axes) => ({ width, axes, frame: radarFrame(width, axes) })),
);

test('the scale goes from 1 to 5, and 5 lies on the rim', () => {
  expect(marksOfScale).toEqual([1, 2, 3, 4, 5]);
  expect(shareOf(5)).toBe(1);
  expect(shareOf(1)).toBeCloseTo(0.111, 3);
});

test('the first axis points up, the others follow clockwise', () => {
  const frame = radarFrame(560, 4);
  const [up, right, down, left] = [0, 1, 2, 3].map((axis) => pointAt(frame, axis, 4, 100));
  const { x, y } = frame.centre;
  expect(up).toEqual({ x, y: y - 100 });
  expect(right?.x).toBeCloseTo(x + 100);
  expect(down?.y).toBeCloseTo(y + 100);
  expect(left?.x).toBeCloseTo(x - 100);
});

test.each([
  [299, 6, false],
  [300, 8, true],
  [479, 9, false],
  [480, 12, true],
  [900, 13, false],
])('at %i px %i axes have their names: %j', (width, axes, isNamed) => {
  expect(radarFrame(width, axes).named).toBe(isNamed);
});

const boxesOf = (frame: RadarFrame, axes: number) =>
  Array.from({ length: axes }, (_, axis) => labelBox(frame, axis, axes));

test('chart and labels stay inside at every width and count', () => {
  for (const { width, axes, frame } of frames) {
    const margin = frame.named ? 46 : 10;
    expect(frame.centre.x - frame.radius).toBeGreaterThan(0);
    for (const { left, width: own, y } of boxesOf(frame, axes)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + own).toBeLessThanOrEqual(width + 1e-9);
      expect(y).toBeGreaterThanOrEqual(margin);
      expect(y).toBeLessThanOrEqual(frame.height - margin);
    }
  }
});

const named = frames.filter(({ frame }) => frame.named);

test('a name has room for words', () => {
  for (const { axes, frame } of named)
    for (const box of boxesOf(frame, axes)) expect(box.width).toBeGreaterThanOrEqual(80);
});

test('the label at the top leaves its neighbours their place', () => {
  for (const { axes, frame } of named.filter(({ axes }) => axes >= 5)) {
    const [top, next] = boxesOf(frame, axes);
    expect(top!.left + top!.width).toBeLessThanOrEqual(next!.left);
  }
});

test('a whole line goes around once and closes', () => {
  expect(visitOrder([5, 4, 3])).toEqual({ axes: [0, 1, 2], closed: true });
});

test('a line with a gap begins behind it and stays open', () => {
  expect(visitOrder([5, null, 3, 4])).toEqual({ axes: [2, 3, 0, 1], closed: false });
  expect(visitOrder([null, 4, 3])).toEqual({ axes: [1, 2, 0], closed: false });
});
