import { expect, test } from 'vitest';
import { makeSchema, type NodeShape } from './schema.ts';
import { startState, writeText } from './text.ts';

const variables = [
  { id: 'person.firstName', name: 'имя', isBlock: false },
  { id: 'link.button', name: 'кнопка', isBlock: true },
];

/** A text as it is read into the editor, and written again. */
function passed(shape: NodeShape, value: string) {
  const schema = makeSchema(shape, variables);
  const { doc } = startState(schema, shape, { value, variables, plugins: [] });
  const chips: string[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name.endsWith('variable')) chips.push(String(attrs.id));
  });
  return { written: writeText(shape, doc), chips };
}

const letter =
  '<h2>a</h2><p>b <strong>{{person.firstName}}</strong><br><em>c</em> <u>d</u></p><p>{{link.button}}</p><ul><li>e</li></ul><ol><li>f <a href="https://g.h/?i&amp;j">k</a></li></ol>';

test('a letter that nobody changes stays as it is stored, with its variables as chips', () => {
  expect(passed('letter', letter)).toEqual({
    written: letter,
    chips: ['person.firstName', 'link.button'],
  });
});

test('what is no variable, or stands where it may not, stays words', () => {
  const text = '<p>{{person.salary}} {{link.button}}</p><ul><li>{{link.button}}</li></ul>';
  expect(passed('letter', text)).toEqual({ written: text, chips: [] });
});

test('a notification has no formatting, and a subject line no tags at all', () => {
  expect(passed('words', '<p><b>a</b> {{person.firstName}}</p>')).toEqual({
    written: '<p>a {{person.firstName}}</p>',
    chips: ['person.firstName'],
  });
  expect(passed('line', '{{person.firstName}}, <b>a</b> & b')).toEqual({
    written: '{{person.firstName}}, <b>a</b> & b',
    chips: ['person.firstName'],
  });
});

test('a text that says nothing is empty', () => {
  expect(passed('letter', '<p> </p>').written).toBe('');
  expect(passed('line', '').written).toBe('');
});
