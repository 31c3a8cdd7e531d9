import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getBrandList } from '#core/company/contract/brand.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { readAsCalls } from '#platform/server/db/read-as-calls.ts';

/**
 * Asks before anybody else can: what can't answer one call is not ready. Throws PostgreSQL's reason, or which address
 * answered what.
 */
export async function requireAnswers(
  app: Pick<FastifyInstance, 'inject'>,
  database: Database,
): Promise<void> {
  await readAsCalls(database);
  for (const url of ['/readyz', `/api${getBrandList.path}`]) await requireAnswer(app, url);
}

/** A database that has just changed places, or reads from a cold disk, is slow for a while. */
async function requireAnswer(app: Pick<FastifyInstance, 'inject'>, url: string): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const { statusCode, body } = await app.inject({ url });
    if (statusCode === 200) return;
    if (statusCode !== 503 || turn === mostTurns)
      throw new Error(
        `The product can't answer, so it does not start: ${url} says ${statusCode}, ${body}`,
      );
    await wait(betweenTurns);
  }
}

const mostTurns = 10;
/** How long it waits between two turns, in ms. An answer of 503 takes up to two seconds itself. */
const betweenTurns = 1_000;
