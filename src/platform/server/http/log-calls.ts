import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/server/context.ts';
import { knownActor } from './call.ts';

type Logging = Pick<Context, 'log'>;

/** Every call leaves one line in the log, and its id in the reply (decision 047). */
export function logCalls(app: FastifyInstance, context: Logging): void {
  app.addHook('onRequest', async (request, reply) => logCall(context, request, reply));
}

/**
 * Writes the line when the reply has gone out, or the caller has. It names the route's pattern and
 * never the address itself: addresses hold tokens and search terms. It says nothing of who answers a
 * questionary (rule 24). What asks for no data, such as pages and checks of health, is written at
 * the level debug.
 */
export function logCall({ log }: Logging, request: FastifyRequest, reply: FastifyReply): void {
  const began = performance.now();
  reply.header('x-request-id', request.id);
  reply.raw.once('close', () => {
    const { url: route = null } = request.routeOptions ?? {};
    const actor = knownActor(request);
    // Addresses of the web have no route either: they are answered with its one page.
    const isCall = route?.startsWith('/api/') ?? reply.raw.statusCode >= 400;
    const level = isCall ? 'info' : 'debug';
    log[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.raw.headersSent ? reply.raw.statusCode : null,
        ms: Math.round(performance.now() - began),
        company: actor?.brandSlug ?? null,
        accountId: actor?.accountId ?? null,
      },
      'call',
    );
  });
}
