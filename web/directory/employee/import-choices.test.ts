import { expect, test } from 'vitest';
import type { ImportReply } from '#contract/employee-import.ts';
import { chooseField, formOf, noChoices, type ReplyColumn } from './import-choices.ts';

const column = (index: number, header: string, field: ReplyColumn['field']): ReplyColumn => ({
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
const reply = { columns, sheet: 'А', sheetList: ['А', 'Б'] } as unknown as ImportReply;
const chosen = chooseField(noChoices, columns, { column: columns[2]!, field: 'email' });

test('a field that is given to another column leaves the one that had it', () => {
  expect(formOf(chosen, reply)).toMatchObject({ columns: '{"2":null,"3":"email"}' });
  const back = chooseField(chosen, columns, { column: columns[0]!, field: 'email' });
  expect(formOf(back, reply).columns).toBe('{"0":"email","2":null}');
});

test('a choice follows its column into the next file, and rests where that has none', () => {
  const moved = [column(5, 'Почта', 'email'), column(7, 'Почта', null)];
  expect(formOf(chosen, { ...reply, columns: moved }).columns).toBe('{"5":null,"7":"email"}');
  expect(formOf(chosen, { ...reply, columns: [columns[0]!] })).not.toHaveProperty('columns');
  expect(formOf(chosen, undefined)).toEqual({ createPlaces: 'false', takeBack: 'false' });
});

test('another sheet is asked for without the columns of this one', () => {
  const other = { ...chosen, sheet: 'Б' };
  expect(formOf(other, reply)).toEqual({ createPlaces: 'false', takeBack: 'false', sheet: 'Б' });
  expect(formOf(other, { ...reply, sheet: 'Б' })).toHaveProperty('columns');
  expect(formOf({ ...chosen, sheet: 'В' }, reply)).not.toHaveProperty('sheet');
});
