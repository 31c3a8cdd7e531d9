import { expect, it } from 'vitest';
import { activeFilters } from './filter.ts';

type Search = { dateFrom?: string | undefined; method?: string[] | undefined; q?: string };
const none = { dateFrom: undefined, method: undefined };

it('counts conditions, each once, and not what is beside the filter', () => {
  expect(activeFilters<Search>({}, none)).toBe(0);
  expect(activeFilters<Search>({ q: 'Ким' }, none)).toBe(0);
  expect(activeFilters<Search>({ q: 'Ким', method: ['90', '180'] }, none)).toBe(1);
  expect(activeFilters<Search>({ dateFrom: '2026-06-15', method: ['90'] }, none)).toBe(2);
});
