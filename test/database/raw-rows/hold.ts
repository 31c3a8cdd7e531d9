import { SQL, StringChunk } from 'drizzle-orm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { afterEach, expect } from 'vitest';
import { type Declared, declaredRows } from './declared.ts';

/**
 * Holds each row of a raw statement to the type that is written beside it, in every test that asks the database
 * (vitest's setupFiles): nothing else compares the two.
 */
const state = globalThis as { rawRows?: { wrong: Set<string> } };

if (!state.rawRows) {
  const wrong = new Set<string>();
  state.rawRows = { wrong };
  let declared: Map<string, Declared> | undefined;
  const { execute } = PgDatabase.prototype;
  PgDatabase.prototype.execute = function held(query) {
    const raw = execute.call(this, query);
    if (!(query instanceof SQL)) return raw;
    const run = raw.execute;
    raw.execute = async () => {
      const result = await run();
      declared ??= declaredRows();
      const found = declared.get(wordsOf(query));
      for (const row of result.rows) {
        for (const why of found ? whyNot(row, found) : []) wrong.add(`${found?.path}: ${why}`);
      }
      return result;
    };
    return raw;
  };
}

const { wrong } = state.rawRows!;
afterEach(() => {
  const found = [...wrong];
  wrong.clear();
  expect(found, 'rows that are not what the type beside their SQL says').toEqual([]);
});

const wordsOf = ({ queryChunks }: SQL): string =>
  queryChunks
    .filter((one) => one instanceof StringChunk)
    .map(({ value }) => value.join(''))
    .join('\0');

function whyNot(row: Record<string, unknown>, { columns }: Declared): string[] {
  if (!columns) return [];
  return [...columns].flatMap(([name, { kinds, isOptional }]) => {
    if (!(name in row)) return isOptional ? [] : [`there is no ${name}`];
    const kind = kindOf(row[name]);
    return !kinds || kinds.has(kind) || (isOptional && kind === 'null')
      ? []
      : [`${name} is ${kind}, not ${[...kinds].join(' or ')}`];
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return value instanceof Date ? 'date' : typeof value;
}
