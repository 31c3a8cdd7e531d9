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

/** Makes a request and counts its trips to the database: how often its connections had no more to wait for. */
export async function countTrips<R extends { status: number }>(ask: () => Promise<R>) {
  const emit = vi.spyOn(pg.Client.prototype, 'emit');
  const reply = await ask();
  const trips = emit.mock.calls.filter(([event]) => event === 'drain').length;
  emit.mockRestore();
  expect(reply.status).toBe(200);
  return trips;
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : (given as { text: string }).text;

/**
 * Notes the text of every statement that is sent until `leave`, the framing ones aside: each once, and all as they were
 * sent.
 */
export function noteStatements(): {
  noted: ReadonlySet<string>;
  sent: readonly string[];
  leave: () => void;
} {
  const noted = new Set<string>();
  const sent: string[] = [];
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const text = textOf(given[0]);
    if (!framing.test(text)) {
      noted.add(text);
      sent.push(text);
    }
    return send.apply(this, given as never) as never;
  } as never);
  return { noted, sent, leave: () => spy.mockRestore() };
}
