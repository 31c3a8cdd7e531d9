import { expect, it } from 'vitest';
import { offsetOf, pageCount, visiblePages } from './pages.ts';

it('counts pages, at least one', () => {
  expect([0, 1, 10, 11, 87].map((count) => pageCount(count, 10))).toEqual([1, 1, 1, 2, 9]);
});

it('begins a page after those before it', () => {
  expect([1, 2, 3, 9].map((page) => offsetOf(page, 10))).toEqual([0, 10, 20, 80]);
});

it('shows all pages when they are few', () => {
  expect(visiblePages(2, 3)).toEqual([1, 2, 3]);
  expect(visiblePages(1, 1)).toEqual([1]);
});

it('shows eight around the current one, whole at both ends', () => {
  expect(visiblePages(1, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(visiblePages(10, 20)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(visiblePages(20, 20)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
});

it('always has the current page in view', () => {
  for (let last = 1; last <= 30; last++)
    for (let page = 1; page <= last; page++) {
      const pages = visiblePages(page, last);
      expect(pages).toContain(page);
      expect(pages).toHaveLength(Math.min(8, last));
      expect(pages[0]).toBeGreaterThanOrEqual(1);
      expect(pages.at(-1)).toBeLessThanOrEqual(last);
    }
});
