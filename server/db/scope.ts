import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError, type PoolClient } from 'pg';
import { isBroken } from './away.ts';
import { takeClient } from './one-transaction.ts';
import type { Database } from './pool.ts';
import { appRole } from './row-security.ts';

export type Tx = NodePgDatabase & { $client: PoolClient };

/**
 * An open transaction that sees one brand and no other. It is the first argument of every query.
 */
export interface Scope {
  brandId: string;
  tx: Tx;
}

/**
 * What somebody holds before their brand is known. Row security shows only the rows that go with
 * it.
 */
export interface Possession {
  tokenHash?: string;
  accountId?: string;
  email?: string;
}

interface Settings extends Possession {
  brandId?: string;
}

/**
 * Runs `work` in a transaction of that brand, the only way to brand-owned rows. Rolls back when it
 * throws. Runs it again when it lost against another transaction.
 */
export function withBrand<R>(
  { database, brandId }: { database: Database; brandId: string },
  work: (scope: Scope) => Promise<R>,
): Promise<R> {
  return inTransaction(database, { brandId }, (tx) => work({ brandId, tx }));
}

/**
 * Runs `work` in a transaction that sees only what goes with a token, an account or an e-mail
 * (sign-in).
 */
export function withPossession<R>(
  database: Database,
  possession: Possession,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  return inTransaction(database, possession, work);
}

/** From here on the transaction sees the brand too, and may write to its activity log. */
export async function enterBrand(tx: Tx, brandId: string): Promise<Scope> {
  await tx.execute(sql`select set_config('app.brand_id', ${brandId}, true)`);
  return { tx, brandId };
}

/** From here on the transaction sees the account and what is its own. */
export async function seeAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`select set_config('app.account_id', ${accountId}, true)`);
}

/**
 * Widens what the transaction sees while `work` runs, then narrows it again: policies are OR-ed.
 */
export async function seeing<R>(
  tx: Tx,
  setting: 'app.email' | 'app.account_id' | 'app.account_list',
  value: string,
  work: () => Promise<R>,
): Promise<R> {
  await tx.execute(sql`select set_config(${setting}, ${value}, true)`);
  const result = await work();
  await tx.execute(sql`select set_config(${setting}, '', true)`);
  return result;
}

/**
 * Errors that go away once the other transaction is through. Either PostgreSQL ended this one to
 * resolve a deadlock, or another one made the account of an e-mail that nobody had a moment ago.
 */
const lost = ({ code, constraint }: DatabaseError): boolean =>
  code === '40P01' || (code === '23505' && constraint === 'account_email');

/** On a busy machine the one that begins again may come before the other has woken, and lose again. */
const mostTries = 3;

async function inTransaction<R>(
  database: Database,
  settings: Settings,
  work: (tx: Tx) => Promise<R>,
  tries = 1,
): Promise<R> {
  try {
    return await tryTransaction(database, settings, work);
  } catch (error) {
    if (!(error instanceof DatabaseError) || !lost(error) || tries === mostTries) throw error;
    return inTransaction(database, settings, work, tries + 1);
  }
}

async function tryTransaction<R>(
  database: Database,
  settings: Settings,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  const { client, begin, commit, rollback, release } = await takeClient(database);
  let broken: Error | undefined;
  try {
    await client.query(opening(settings, begin));
    const result = await work(drizzle(client));
    await client.query(commit);
    return result;
  } catch (error) {
    const own = withoutValues(error);
    broken = isBroken(own) ? own : await client.query(rollback).then(none, (failed) => failed);
    throw own;
  } finally {
    release(broken);
  }
}

const none = () => undefined;

/**
 * The database's own error without the row it is about. Logs, jobs and deliveries keep an error's
 * text, and the query builder's text repeats every value of the statement (rule 24).
 */
function withoutValues(error: unknown): unknown {
  const own = error instanceof DrizzleQueryError ? (error.cause ?? new Error('no answer')) : error;
  if (own instanceof DatabaseError) Object.assign(own, { detail: undefined, where: undefined });
  return own;
}

/**
 * Begins, takes the app's role and sets what may be seen, in one round trip. Every setting is
 * written each time: policies are OR-ed, so one left over from before would show too much.
 */
export function opening(
  { brandId, accountId, tokenHash, email }: Settings,
  begin = 'begin',
): string {
  return `${begin}; select ${[
    setting('role', appRole),
    setting('app.brand_id', brandId),
    setting('app.account_id', accountId),
    setting('app.token_hash', tokenHash),
    setting('app.email', email),
    setting('app.account_list'),
  ].join(', ')}`;
}

function setting(name: string, value = ''): string {
  return `set_config('${name}', ${quoted(value)}, true)`;
}

/** A text as a literal, for statements sent together, which take no parameters. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
