import pg from 'pg';
import { expect, vi } from 'vitest';

/** Asks, and counts how often the database is asked for it: for transactions and for who calls, too. */
export async function countStatements<R extends { status: number }>(ask: () => Promise<R>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const reply = await ask();
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(reply.status).toBe(200);
  return { reply, statements };
}
