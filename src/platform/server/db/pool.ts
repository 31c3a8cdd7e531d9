import { availableParallelism } from 'node:os';
import pg from 'pg';
import { Client } from './connection/client.ts';

/** int8 (count) and numeric (avg) arrive as numbers. Ours never exceed 2^53. */
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);

export interface Database {
  pool: pg.Pool;
  /** The open transaction that all others are part of (one-transaction.ts). */
  whole?: { client: pg.PoolClient; isOpen: boolean };
}

/**
 * How many transactions of calls run at once. Anybody who has to wait is served in order of arrival.
 * With more at once than the machine has cores for, each takes longer, and some much longer
 * (docs/performance.md).
 */
const atOnce = Math.max(6, 3 * availableParallelism());
/** How many more run for people who answer, so that nobody else waits behind a wave of answers. */
export const answersAtOnce = Math.ceil((atOnce * 2) / 3);

/** How long is waited for the database, in ms (decision 053). */
export interface Limits {
  /** For a new connection. */
  connect: number;
  /** For a connection when all are in use. */
  turn: number;
  /** For a statement: PostgreSQL ends it then. */
  statement: number;
  /** For a sign of life while a statement is under way: the connection counts as broken then. */
  silence: number;
}

const patience = (statement: number): Limits => ({
  connect: 5_000,
  turn: 15_000,
  statement,
  silence: statement + 3_000,
});
export const callLimits = patience(25_000);
/** They are longer: nobody sits before a screen until a job is done. */
export const jobLimits = patience(5 * 60_000);

/** A transaction that does nothing for so long has been forgotten, and would hold its locks for ever. */
const idleInTransaction = 60_000;

export interface PoolOptions {
  max?: number;
  limits?: Limits;
}

/**
 * Connections to the one database. `onError` is told of connections that break, idle or in use,
 * until the pool is ended. Without a listener Node would exit.
 */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { max = atOnce, limits = callLimits }: PoolOptions = {},
): pg.Pool {
  /** The pool's own limit of this name includes the wait for a turn. */
  class Pooled extends Client {
    constructor(config?: pg.ClientConfig) {
      const settings = {
        statement_timeout: limits.statement,
        idle_in_transaction_session_timeout: idleInTransaction,
      };
      super({ ...config, connectionTimeoutMillis: limits.connect, settings });
    }
  }
  const pool = new pg.Pool({
    Client: Pooled,
    connectionString: url,
    max,
    application_name: 'otsenka-360',
    // Statements that don't wait for each other are sent together (decision 058).
    pipeline: true,
    connectionTimeoutMillis: limits.turn,
    query_timeout: limits.silence,
  });
  const hear = (error: Error) => pool.ending || onError(error);
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear));
  return pool;
}
