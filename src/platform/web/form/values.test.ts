import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { speak } from '#platform/texts/speak.ts';
import { errorWithin, inWords, issuesIn } from './values.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  list: z.array(z.strictObject({ id: z.string().check(z.maxLength(3)) })),
});

it('says in words what the contract finds wrong, each at its path', () => {
  const t = speak.ru;
  const found = issuesIn(schema, { name: '', list: [{ id: 'a' }, { id: 'much' }] });
  expect(inWords(found, t)).toEqual([
    { path: 'name', message: t('validation.required') },
    { path: 'list.1.id', message: t('validation.tooLong', { max: 3 }) },
  ]);
  expect(issuesIn(schema, { name: 'a', list: [] })).toEqual([]);
});

it('finds the text inside a field, and not of one whose name begins the same', () => {
  const errors = { 'list.1.id': 'a', lists: 'b' };
  expect(errorWithin(errors, 'list')).toBe('a');
  expect(errorWithin(errors, 'list.1')).toBe('a');
  expect(errorWithin(errors, 'list.0')).toBeUndefined();
});
