import { describe, expect, it } from 'vitest';
import { listAddress } from './address.ts';
import { dateParam, listParam, oneOfParam, parseSearch, textParam, writeSearch } from './params.ts';

const plain = listAddress({ search: { q: textParam }, pageSize: 20 });
const full = listAddress({
  search: { q: textParam, who: textParam },
  filter: { method: listParam(['90', '180', '360']), dateFrom: dateParam },
  beside: { open: textParam, orderBy: oneOfParam(['ASC']) },
  sorts: ['number', 'name'],
  defaultSort: 'number:d',
  pageSize: 10,
});
const fromName = listAddress({ search: { q: textParam }, sorts: ['name'], pageSize: 10 });

const everything = {
  q: 'Ким & ко',
  who: 'ann',
  method: ['90', '360'],
  dateFrom: '2026-01-31',
  open: 'a',
  orderBy: 'ASC',
  sort: 'name:a',
  page: 3,
} as const;
const written =
  '?q=%D0%9A%D0%B8%D0%BC+%26+%D0%BA%D0%BE&who=ann&method=90,360&dateFrom=2026-01-31&open=a&orderBy=ASC&sort=name:a&page=3';

describe('reading', () => {
  it('reads back all that was written, in the order it is stated in', () => {
    const read = full.validate(parseSearch(written));
    expect(read).toEqual(everything);
    expect(writeSearch(read).replaceAll('%3A', ':')).toBe(written);
  });

  it.each([
    ['?q=', {}],
    ['?page=0', {}],
    ['?page=1', {}],
    ['?page=2.5', {}],
    ['?page=x', {}],
    ['?method=45', {}],
    ['?method=360,45,90', { method: ['90', '360'] }],
    ['?dateFrom=31.01.2026', {}],
    ['?orderBy=DESC', {}],
    ['?other=1', {}],
  ])('%s', (address, said) => expect(full.validate(parseSearch(address))).toEqual(said));

  it('reads what it has read once more', () => {
    const read = full.validate(parseSearch(written));
    expect(full.validate(read)).toEqual(read);
  });
});

describe('narrowing', () => {
  it.each([
    [{}, false],
    [{ page: 2, sort: 'name:a', open: 'a', orderBy: 'ASC' }, false],
    [{ q: 'a' }, true],
    [{ who: 'a' }, true],
    [{ method: ['90'] }, true],
    [{ dateFrom: '2026-01-31' }, true],
  ] as const)('%j: %s', (said, narrowed) => {
    expect(full.isNarrowed(full.validate(said))).toBe(narrowed);
  });

  it('takes away the filter alone, or all that narrows, and leaves the rest', () => {
    const left = (gone: object) => Object.keys(full.validate({ ...everything, ...gone }));
    expect(left(full.noFilter)).toEqual(['q', 'who', 'open', 'orderBy', 'sort', 'page']);
    expect(left(full.noSearch)).toEqual(['open', 'orderBy', 'sort', 'page']);
    expect(plain.noFilter).toEqual({});
  });

  it('knows what is the filter', () => {
    expect(full.filterOf(full.validate(everything))).toEqual({
      method: ['90', '360'],
      dateFrom: '2026-01-31',
    });
  });
});

describe('sorting', () => {
  it.each([
    [undefined, 'number:d'],
    ['name:a', 'name:a'],
    ['name:d', 'name:d'],
    ['number:a', 'number:a'],
    ['none', undefined],
    ['name', 'number:d'],
    ['name:a:d', 'number:d'],
    ['password:a', 'number:d'],
  ])('%s shows %s', (sort, shown) => expect(full.shownSort({ sort })).toBe(shown));

  it('without a default shows none where the address says none', () => {
    for (const sort of [undefined, 'none', 'other:a', 'name']) {
      expect(fromName.shownSort({ sort })).toBeUndefined();
    }
    expect(fromName.shownSort({ sort: 'name:d' })).toBe('name:d');
    expect(plain.shownSort({ sort: 'name:d' })).toBeUndefined();
  });

  it('shows what was chosen, whatever that was', () => {
    for (const sort of [undefined, 'number:a', 'number:d', 'name:a', 'name:d']) {
      expect(full.shownSort({ sort: full.searchOfSort(sort) })).toBe(sort);
    }
    for (const sort of [undefined, 'name:a', 'name:d']) {
      expect(fromName.shownSort({ sort: fromName.searchOfSort(sort) })).toBe(sort);
    }
  });

  it('does not write the default, with or without one', () => {
    expect(full.searchOfSort('number:d')).toBeUndefined();
    expect(fromName.searchOfSort(undefined)).toBeUndefined();
  });
});

it('asks for the rows of the page', () => {
  expect(full.paging({})).toEqual({ limit: 10, offset: 0 });
  expect(full.paging({ page: 3 })).toEqual({ limit: 10, offset: 20 });
  expect(plain.paging({ page: 2 })).toEqual({ limit: 20, offset: 20 });
});
