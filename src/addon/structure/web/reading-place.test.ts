import { describe, expect, it, test } from 'vitest';
import { blockAt, readingLine, scrolledTo } from './reading-place.ts';

describe('the line where somebody reads', () => {
  const page = { height: 5000, window: 1000, top: 60 };

  it.each([
    [0, 60],
    [3000, 60],
    [3500, 530],
    [4000, 1000],
    [4030, 1000],
  ])('scrolled by %d px is at %d', (scrolled, line) =>
    expect(readingLine({ ...page, scrolled })).toBe(line),
  );

  it('stays at the top of a page that does not scroll', () => {
    expect(readingLine({ ...page, height: 900, scrolled: 0 })).toBe(60);
  });

  it('begins at the top of a page that scrolls a little, and ends at its bottom', () => {
    expect(readingLine({ ...page, height: 1200, scrolled: 0 })).toBe(60);
    expect(readingLine({ ...page, height: 1200, scrolled: 200 })).toBe(1000);
  });

  it('reaches every block, one after the other', () => {
    const tops = [0, 700, 1500, 3900, 4300, 4600, 4900];
    const read = new Set<number>();
    let before = 0;
    for (let scrolled = 0; scrolled <= 4000; scrolled += 5) {
      const line = readingLine({ ...page, scrolled });
      const at = blockAt(tops.length, (index) => (tops[index] ?? 0) - scrolled, line);
      expect(at).toBeGreaterThanOrEqual(before);
      read.add(at);
      before = at;
    }
    expect([...read]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

test.each([
  [[], 60, -1],
  [[100, 500], 60, 0],
  [[60, 500], 60, 0],
  [[-900, 60, 500], 60, 1],
  [[-900, -300, 59], 60, 2],
])('of blocks at %j the line %d is in number %d', (tops: number[], line, due) =>
  expect(blockAt(tops.length, (index) => tops[index] ?? 0, line)).toBe(due),
);

test.each([
  [{ top: 40, bottom: 80 }, 40],
  [{ top: 120, bottom: 160 }, 100],
  [{ top: 290, bottom: 330 }, 130],
])('an item at %j is in view when the list is scrolled by %d', (item, due) =>
  expect(scrolledTo(item, { scrolled: 100, height: 200 })).toBe(due),
);
