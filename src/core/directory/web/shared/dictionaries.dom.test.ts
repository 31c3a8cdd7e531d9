import { expect, test } from 'vitest';
import { t } from '#test/screen/screen.tsx';
import { placeOptions } from './dictionaries.ts';

const shop = { id: 'shop', name: 'Цех', isArchived: false };
const store = { id: 'store', name: 'Склад', isArchived: true };
const office = { id: 'office', name: 'Офис', isArchived: true };
const all = [office, store, shop];

test('anybody who has an archived one keeps it, with a mark; nobody else is offered it', () => {
  expect(placeOptions(all, undefined, t)).toEqual([{ value: 'shop', label: 'Цех' }]);
  expect(placeOptions(all, { id: 'store', name: 'Склад' }, t)).toEqual([
    { value: 'store', label: 'Склад (в архиве)' },
    { value: 'shop', label: 'Цех' },
  ]);
});

test('while the names are loading one’s own is offered', () => {
  expect(placeOptions(undefined, { id: 'shop', name: 'Цех' }, t)).toEqual([
    { value: 'shop', label: 'Цех' },
  ]);
  expect(placeOptions(undefined, null, t)).toEqual([]);
});
