import pg from 'pg';
import { expect, vi } from 'vitest';

/** They begin and end a transaction, and travel with others. */
const framing = /^(begin|commit|savepoint|release|select concat\(set_config\('role')/;

/** Makes a request and counts its SQL statements, including those for finding the caller. */
export async function countStatements<R extends { status: number }>(ask: () => Promise<R>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const reply = await ask();
  const statements = query.mock.calls.map(([given]) => textOf(given));
  query.mockRestore();
  expect(reply.status).toBe(200);
  return { reply, statements: statements.filter((text) => !framing.test(text)).length };
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : (given as { text: string }).text;
