import pg from 'pg';
import { expect, vi } from 'vitest';

/**
 * Makes a request and counts its SQL statements, including those for transactions and for finding
 * the caller.
 */
export async function countStatements<R extends { status: number }>(ask: () => Promise<R>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const reply = await ask();
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(reply.status).toBe(200);
  return { reply, statements };
}
