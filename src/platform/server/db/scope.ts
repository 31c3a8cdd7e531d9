import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError, type PoolClient, type QueryConfig } from 'pg';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import type { Locale } from '#platform/texts/t.ts';
import { isBroken } from './away.ts';
import { takeClient } from './one-transaction.ts';
import type { Database } from './pool.ts';
import { prepared } from './prepared.ts';
import { appRole } from './row-security.ts';

export type Tx = NodePgDatabase & { $client: PoolClient };

/**
 * An open transaction that sees one brand and no other. It is the first argument of every query.
 */
export interface Scope {
  brandId: string;
  tx: Tx;
  /** The language whose order of names queries follow. What is written to others takes names in parts. */
  locale: Locale;
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
  {
    database,
    brandId,
    locale = loggedLocale,
  }: { database: Database; brandId: string; locale?: Locale },
  work: (scope: Scope) => Promise<R>,
): Promise<R> {
  return inTransaction(database, { brandId }, (tx) => work({ brandId, tx, locale }));
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

const setBrand = prepared(
  `select set_config('app.brand_id', $1::text, true), public.enter_brand($1::text::uuid)`,
);
const setAccount = prepared(`select set_config('app.account_id', $1, true)`);

/** From here on the transaction sees the brand too, and may write to its activity log. */
export async function enterBrand(tx: Tx, brandId: string): Promise<Scope> {
  await tx.$client.query(setBrand(brandId));
  return { tx, brandId, locale: loggedLocale };
}

/** From here on the transaction sees the account and what is its own. */
export async function seeAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.$client.query(setAccount(accountId));
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

/** Two are too few: on a busy machine the one that begins again may come before the other has woken, and lose again. */
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
  const opened = open(client, begin, settings);
  // Its error is thrown below. Until then nobody waits for it, and Node ends a process over that.
  opened.catch(none);
  try {
    const result = await work(txOf(client));
    const last = result instanceof LastStatement ? result.sent : undefined;
    // After an error, the commit takes everything back.
    await together(opened, last, client.query(commit));
    return result;
  } catch (error) {
    // Where it could not be opened, all that followed was refused for that.
    const own = withoutValues(
      await opened.then(
        () => error,
        (first) => first,
      ),
    );
    broken = isBroken(own) ? own : await client.query(rollback).then(none, (failed) => failed);
    throw own;
  } finally {
    release(broken);
  }
}

/**
 * Begins, takes the app's role and sets what may be seen; what is sent in the same tick goes with
 * it in one round trip. These are two statements, so that nothing runs outside of the transaction
 * if the second fails: PostgreSQL refuses what follows then.
 */
async function open(client: PoolClient, begin: string, settings: Settings): Promise<void> {
  sendTogether(client);
  await together(client.query(begin), client.query(setScope(settings)));
}

/** What the work of a transaction returns when the commit may leave with its last statement, in one trip. */
export class LastStatement {
  readonly sent: Promise<unknown>;

  constructor({ tx }: Scope, send: () => Promise<unknown>) {
    sendTogether(tx.$client);
    this.sent = send();
  }
}

/** What is sent until the end of this tick leaves as one packet. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Runs the statements in a transaction of their own and one round trip, for what runs before every
 * call. Returns the rows of the last one.
 */
export async function inOneTrip<R>(
  { pool }: Database,
  settings: Settings,
  statements: readonly QueryConfig[],
): Promise<R[]> {
  const client = await pool.connect();
  const opened = open(client, 'begin', settings);
  const asked = statements.map((statement) => client.query(statement));
  let broken: Error | undefined;
  try {
    // After an error, the commit takes everything back.
    await together(opened, ...asked, client.query('commit'));
    return (await asked.at(-1))?.rows as R[];
  } catch (error) {
    if (isBroken(error)) broken = error;
    throw withoutValues(error);
  } finally {
    client.release(broken);
  }
}

/** What PostgreSQL says to whatever follows an error in a transaction. */
const afterError = '25P02';

/**
 * Waits for statements that were sent together. Throws the error that came first, and not that of
 * those which were refused because of it.
 */
export async function together<const T extends readonly unknown[]>(
  ...sent: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const all = await Promise.allSettled(sent);
  const failed = all.filter((one) => one.status === 'rejected');
  const first = failed.find(({ reason }) => reason?.code !== afterError) ?? failed[0];
  if (first) throw first.reason;
  return all.map((one) => one.status === 'fulfilled' && one.value) as never;
}

const transactions = new WeakMap<PoolClient, Tx>();

function txOf(client: PoolClient): Tx {
  const known = transactions.get(client) ?? drizzle(client);
  transactions.set(client, known);
  return known;
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

const scopeStatement = prepared(
  `select concat(${[
    'role',
    'app.brand_id',
    'app.account_id',
    'app.token_hash',
    'app.email',
    'app.account_list',
  ]
    .map((name, at) => `set_config('${name}', $${at + 1}, true)`)
    .join(', ')}, public.enter_brand(nullif($2, '')::uuid))`,
);

/**
 * Takes the app's role and sets what may be seen. Every setting is written each time: policies are
 * OR-ed, so one left over from before would show too much.
 */
export const setScope = ({
  brandId = '',
  accountId = '',
  tokenHash = '',
  email = '',
}: Settings): QueryConfig => scopeStatement(appRole, brandId, accountId, tokenHash, email, '');
