import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/errors.ts';

/** What those who run the product ask: alive, ready, metrics (contract.md, "Operation"). */
export function serveOperation(app: FastifyInstance, { config, database }: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.addHook('onClose', async () => registry.clear());

  app.get('/healthz', async () => ({ code: 0, message: 'ok' }));
  app.get('/readyz', async () => {
    await database.pool.query('select from brand limit 1').catch(() => {
      throw new Failure('unavailable');
    });
    return { code: 0, message: 'ok' };
  });
  app.get('/metrics', async (request, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    const given = request.headers.authorization;
    const mayRead = config.metricsToken ? given === `Bearer ${config.metricsToken}` : isLocal;
    if (!mayRead) throw new Failure('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
