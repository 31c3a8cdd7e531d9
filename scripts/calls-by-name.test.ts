import { expect, test } from 'vitest';
import { forBrowser } from './calls-by-name.ts';

const tight = (code: string) => code.replace(/\s+/g, '');

test('a call keeps how it is called, and loses what it takes and answers', () => {
  const code = `
const row = z.object({ body: z.string() });
export const save = endpoint({
  name: 'save',
  summary: 'Saves, or not',
  method: 'POST',
  path: '/row/{id}',
  access: { invited: 'row_save' },
  params: z.strictObject({ id }),
  query: z.strictObject({ reply: flag }),
  body: row, reply: one(row),
  errors: ['notFound', 'conflict']
});
export const all = ['a'].map((name) => endpoint({ ...shared, name, reply: 'file' }));
export const reply = { body: 'stays' };
`;
  const bare = forBrowser(code);
  expect(tight(bare)).toBe(
    tight(`
const row = z.object({ body: z.string() });
export const save = endpoint({
  name: 'save', method: 'POST', path: '/row/{id}', access: { invited: 'row_save' },
});
export const all = ['a'].map((name) => endpoint({ ...shared, name, }));
export const reply = { body: 'stays' };
`),
  );
  // Whatever stays, stays at its line and column.
  expect(bare.length).toBe(code.length);
  expect(bare.indexOf('export const reply')).toBe(code.indexOf('export const reply'));
});

test('so do the calls of a directory', () => {
  const bare = forBrowser(
    "directoryCalls('grade', { row, form, query, special: { list: {} }, kept })",
  );
  expect(tight(bare)).toBe("directoryCalls('grade',{kept})");
});
