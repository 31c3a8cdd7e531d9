import { expect, it } from 'vitest';
import { activeFilters, listQuery } from './journal-search.ts';

it('counts conditions, not their values', () => {
  expect(activeFilters({})).toBe(0);
  expect(activeFilters({ dateTo: '2026-01-01', method: ['90', '180'], type: [] })).toBe(2);
});

it('asks for the archive by what is not active, in the order that was chosen', () => {
  expect(listQuery({ orderBy: 'ASC', q: '7' }, 'archived')).toEqual({
    active: false,
    q: '7',
    orderBy: 'ASC',
    filterList: { status: ['archived'] },
  });
});

it('asks for one column with what is set only', () => {
  expect(listQuery({}, 'inwork')).toEqual({
    active: true,
    filterList: { status: ['inwork'] },
  });
  expect(listQuery({ q: 'отдел', status: 'created', type: ['position'] }, 'done')).toEqual({
    active: true,
    q: 'отдел',
    filterList: { status: ['done'], type: ['position'] },
  });
});
