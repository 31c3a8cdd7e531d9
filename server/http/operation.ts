import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/errors.ts';

/** For those who run the product: alive, ready, metrics. */
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
    const { authorization = '' } = request.headers;
    const mayRead = config.metricsToken
      ? isSame(authorization, `Bearer ${config.metricsToken}`)
      : isFromHere(request);
    if (!mayRead) throw new Failure('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Whether a call comes from this machine itself. What a proxy here passes on comes from elsewhere,
 * and its headers say so.
 */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return (
    !isPassedOn && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  );
}

/** Takes equally long however much of a secret is right. */
function isSame(given: string, due: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(due));
}
