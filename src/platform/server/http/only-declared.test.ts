import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoints } from '#app/contract/all.ts';
import { onlyDeclared } from './only-declared.ts';

const person = z.object({ name: z.string(), leader: z.nullable(z.object({ name: z.string() })) });
const keep = onlyDeclared(
  z.object({
    data: z.array(person),
    one: z.optional(person),
    tags: z.optional(z.array(z.enum(['new', 'old']))),
    rows: z.optional(z.array(z.array(person))),
  }),
);

test('what is not declared is left out, however deep it is', () => {
  const leaking = { name: 'Anna', key: 'k', leader: { name: 'Boris', key: 'k' } };
  const clean = { name: 'Anna', leader: { name: 'Boris' } };
  const given = { data: [leaking], one: leaking, tags: ['new'], rows: [[leaking]], key: 'k' };
  const before = structuredClone(given);
  expect(keep(given)).toEqual({ data: [clean], one: clean, tags: ['new'], rows: [[clean]] });
  expect(given).toEqual(before);
});

test('what may be absent or null stays so', () => {
  const bare = { data: [{ name: 'Anna', leader: null }] };
  expect(Object.keys(keep({ ...bare, one: undefined }) as object)).toEqual(['data']);
  expect(keep(bare)).toEqual(bare);
});

test('the reply of every call can be looked through; another kind of schema is refused', () => {
  const replies = endpoints.map(({ reply }) => reply).filter((reply) => typeof reply === 'object');
  expect(replies.length).toBeGreaterThan(100);
  for (const reply of replies) expect(() => onlyDeclared(reply)).not.toThrow();
  expect(() => onlyDeclared(z.object({ any: z.unknown() }))).toThrow('a reply has no unknown');
});
