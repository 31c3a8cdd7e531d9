import { expect, test } from 'vitest';
import { reportsQuery } from './queries.ts';
import { reportsAddress } from './reports-search.ts';

const { isNarrowed, searchOfSort, shownSort } = reportsAddress;

test('an empty address asks for the first ten, newest first', () => {
  expect(reportsQuery({})).toEqual({ limit: 10, offset: 0, sort: 'createdAt:d', filterList: {} });
});

test('everything the address says is asked for', () => {
  const asked = reportsQuery({
    search: 'Ким',
    fromDateStart: '2026-01-01',
    toDateStart: '2026-12-31',
    number: '17',
    year: ['2026'],
    method: ['360'],
    type: ['surname'],
    subdivision: ['a'],
    position: ['c'],
    employeeId: 'b',
    sort: 'number:a',
    page: 3,
  });
  expect(asked).toEqual({
    limit: 10,
    offset: 20,
    sort: 'number:a',
    filterList: {
      search: 'Ким',
      fromDateStart: '2026-01-01',
      toDateStart: '2026-12-31',
      number: 17,
      year: ['2026'],
      method: ['360'],
      type: ['surname'],
      subdivision: ['a'],
      position: ['c'],
      employeeId: ['b'],
    },
  });
});

test('nonsense in the address is not asked for', () => {
  expect(reportsQuery({ number: 'x', sort: 'password:a' })).toEqual(reportsQuery({}));
});

test('taking the default sort away is remembered, so that a click on its header does something', () => {
  expect(searchOfSort(undefined)).toBe('none');
  expect(shownSort({ sort: 'none' })).toBeUndefined();
  expect(searchOfSort('createdAt:d')).toBeUndefined();
  expect(shownSort({})).toBe('createdAt:d');
});

test('the list is narrowed by its filter and its search', () => {
  expect(isNarrowed({ sort: 'number:a', page: 2 })).toBe(false);
  expect(isNarrowed({ year: ['2025', '2026'] })).toBe(true);
  expect(isNarrowed({ search: 'Ким' })).toBe(true);
});
