import type { FastifyInstance } from 'fastify';
import { getBrandList } from '#contract/company/brand.ts';
import type { Database } from '#server/platform/db/pool.ts';
import { readAsCalls } from '#server/platform/db/read-as-calls.ts';

/**
 * Asks before anybody else can: what can't answer one call is not ready. Throws PostgreSQL's reason, or which address
 * answered what.
 */
export async function requireAnswers(
  app: Pick<FastifyInstance, 'inject'>,
  database: Database,
): Promise<void> {
  await readAsCalls(database);
  for (const url of ['/readyz', `/api${getBrandList.path}`]) {
    const { statusCode, body } = await app.inject({ url });
    if (statusCode !== 200)
      throw new Error(
        `The product can't answer, so it does not start: ${url} says ${statusCode}, ${body}`,
      );
  }
}
