import { expect, test } from 'vitest';
import { ownPathParam } from './own-path.ts';
import {
  dateParam,
  listParam,
  pageParam,
  parseSearch,
  searchParams,
  textParam,
  writeSearch,
} from './params.ts';

const read = searchParams({
  q: textParam,
  page: pageParam,
  method: listParam(['90', '180', '360']),
  from: dateParam,
});

test('an address reads back as it was written', () => {
  const search = { q: '007 & ко', page: 3, method: ['90', '360'] as const, from: '2026-01-31' };
  expect(read(parseSearch(writeSearch(search)))).toEqual(search);
});

test('nonsense counts as not given', () => {
  expect(read({ q: '', page: '0', method: '45', from: '31.01.2026', other: 'x' })).toEqual({});
});

test('of a page only the second and later ones are said', () => {
  expect([read({ page: '1' }), read({ page: '2' })]).toEqual([{}, { page: 2 }]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '%s is no path of ours',
  (path) => expect(ownPathParam(path)).toBeUndefined(),
);
