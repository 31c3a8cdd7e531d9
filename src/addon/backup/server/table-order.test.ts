import { expect, test } from 'vitest';
import { inOrder } from './table-order.ts';

const tables = ['answer', 'person', 'team'].map((name) => ({ name }));
const names = (references: { from: string; to: string }[]) =>
  inOrder(tables, references).map(({ name }) => name);

test('a table follows those that it refers to', () => {
  const references = [
    { from: 'answer', to: 'person' },
    { from: 'person', to: 'team' },
  ];
  expect(names(references)).toEqual(['team', 'person', 'answer']);
});

test('tables in a ring are refused by name', () => {
  const ring = [
    { from: 'answer', to: 'person' },
    { from: 'person', to: 'answer' },
  ];
  expect(() => names(ring)).toThrow('These tables form a ring: answer, person');
});
