import { expect, test } from 'vitest';
import { writeQuery } from './query-string.ts';

test('drops what is empty, joins lists, writes filterList with brackets', () => {
  expect(
    writeQuery({
      q: '',
      limit: 10,
      offset: 0,
      active: false,
      none: undefined,
      filterList: { method: ['90', '360'], type: [], q: 'Петров & Ко', dateTo: undefined },
    }),
  ).toBe(
    '?limit=10&offset=0&active=false&filterList[method]=90%2C360&filterList[q]=%D0%9F%D0%B5%D1%82%D1%80%D0%BE%D0%B2%20%26%20%D0%9A%D0%BE',
  );
});

test('is nothing when nothing is left', () => {
  expect(writeQuery()).toBe('');
  expect(writeQuery({ q: '', filterList: { q: '' } })).toBe('');
});
