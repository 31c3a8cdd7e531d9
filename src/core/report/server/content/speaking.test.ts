import { expect, test } from 'vitest';
import { speaking } from './speaking.ts';

const column = (...sheets: string[]) => new Set(sheets);

test.each([
  { name: 'everybody with a mark everywhere', columns: [column('a', 'b')], due: ['a', 'b'] },
  {
    name: 'half of the usual columns are enough',
    columns: [column('a', 'b'), column('b')],
    due: ['a', 'b'],
  },
  {
    name: 'less than half is not',
    columns: [column('a', 'b', 'c'), column('b', 'c'), column('b', 'c')],
    due: ['b', 'c'],
  },
  {
    name: 'what few can judge is not usual',
    columns: [column('a', 'b', 'c'), column('c'), column('c'), column('c')],
    due: ['a', 'b', 'c'],
  },
  {
    name: 'marks in unusual columns alone say nothing',
    columns: [column('b', 'c', 'd'), column('a')],
    due: ['b', 'c', 'd'],
  },
  { name: 'no column usual: nobody', columns: [column('a'), column('b'), column('c')], due: [] },
])('$name', ({ columns, due }) => {
  const sheets = [...new Set(columns.flatMap((each) => [...each]))].sort();
  expect(speaking(sheets, columns)).toEqual(due);
});

test('nobody of nobody', () => expect(speaking([], [])).toEqual([]));
