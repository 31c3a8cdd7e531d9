import { expect, it } from 'vitest';
import { reportOf } from '#core/report/web/shared/report-address.ts';
import { answeringAddress } from './answering-search.ts';
import { answeringQuery } from './queries.ts';

const { searchOfSort, shownSort } = answeringAddress;

it('asks for the first ten, what is due first', () => {
  expect(answeringQuery({})).toEqual({ limit: 10, offset: 0, sort: 'due:a', filterList: {} });
});

it('opens its dialog by names that open no report over it', () => {
  const everything = { questionaryId: 'a', employeeId: 'b', questionary: 'a', employee: 'b' };
  const search = answeringAddress.validate(everything);
  expect(search).toMatchObject({ questionaryId: 'a', employeeId: 'b' });
  expect(reportOf(search as Parameters<typeof reportOf>[0])).toBeUndefined();
});

it('asks for what the address says, days as noon in unix seconds', () => {
  const search = { q: 'Ежов', dateFrom: '2026-01-01', dateTo: '2026-01-02', page: 3 };
  expect(answeringQuery({ ...search, sort: 'lastName:a' })).toEqual({
    limit: 10,
    offset: 20,
    sort: 'lastName:a',
    filterList: { q: 'Ежов', dateFrom: 1767268800, dateTo: 1767355200 },
  });
});

it.each([
  [undefined, 'due:a'],
  ['none', undefined],
  ['nonsense:a', 'due:a'],
  ['number:a', 'number:a'],
])('reads the sort %s', (sort, shown) => {
  expect(shownSort({ sort })).toBe(shown);
});

it('writes a sort so that the default and none can be told apart', () => {
  for (const sort of ['due:a', 'dateStart:d', 'number:d', undefined]) {
    expect(shownSort({ sort: searchOfSort(sort) })).toBe(sort);
  }
});
