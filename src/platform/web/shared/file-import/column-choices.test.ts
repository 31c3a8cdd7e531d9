import { expect, test } from 'vitest';
import type { FileColumn } from '#platform/contract/table-file.ts';
import { chooseField, columnFields, noColumnChoices } from './column-choices.ts';

type Key = 'firstName' | 'email';
const column = (index: number, header: string, field: Key | null): FileColumn<Key> => ({
  index,
  header,
  field,
  sample: '',
});
const columns = [
  column(0, 'Имя', 'firstName'),
  column(2, 'Почта', 'email'),
  column(3, 'Почта', null),
];
const reply = { columns, sheet: 'А', sheetList: ['А', 'Б'], encodings: [] };
const chosen = chooseField(noColumnChoices, columns, { column: columns[2]!, field: 'email' });

test('a field that is given to another column leaves the one that had it', () => {
  expect(columnFields(chosen, reply)).toEqual({ columns: '{"2":null,"3":"email"}' });
  const back = chooseField(chosen, columns, { column: columns[0]!, field: 'email' });
  expect(columnFields(back, reply).columns).toBe('{"0":"email","2":null}');
});

test('a choice follows its column into the next file, and rests where that has none', () => {
  const moved = [column(5, 'Почта', 'email'), column(7, 'Почта', null)];
  expect(columnFields(chosen, { ...reply, columns: moved }).columns).toBe('{"5":null,"7":"email"}');
  expect(columnFields(chosen, { ...reply, columns: [columns[0]!] })).toEqual({});
  expect(columnFields(chosen, undefined)).toEqual({});
});

test('another sheet is asked for without the columns of this one', () => {
  const other = { ...chosen, sheet: 'Б' };
  expect(columnFields(other, reply)).toEqual({ sheet: 'Б' });
  expect(columnFields(other, { ...reply, sheet: 'Б' })).toHaveProperty('columns');
  expect(columnFields({ ...chosen, sheet: 'В' }, reply)).not.toHaveProperty('sheet');
});
