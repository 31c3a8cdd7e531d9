import { expect, it } from 'vitest';
import { auditAddress } from './audit-search.ts';
import { auditQuery } from './queries.ts';

const { isNarrowed } = auditAddress;

it('asks for the first page, and for what the address says', () => {
  expect(auditQuery({})).toEqual({ limit: 25, offset: 0, filterList: {} });
  expect(auditQuery({ q: 'а', who: 'б', kind: ['user'], dateTo: '2026-06-15', page: 3 })).toEqual({
    limit: 25,
    offset: 50,
    q: 'а',
    filterList: { who: 'б', kind: ['user'], dateTo: '2026-06-15' },
  });
});

it('knows when nothing is narrowed', () => {
  expect(isNarrowed({ page: 2 })).toBe(false);
  expect([isNarrowed({ who: 'а' }), isNarrowed({ kind: ['user'] })]).toEqual([true, true]);
});
