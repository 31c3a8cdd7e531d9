import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#platform/server/context.ts';
import { isPassedOn } from '#platform/server/shared/address/passed-on.ts';
import { type Config, isLocal, isLocalName } from '#platform/server/shared/config.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { isSame } from '#platform/server/shared/is-same.ts';
import { productVersion } from '#platform/server/shared/version.ts';
import { away } from './failures.ts';
import { measure, type WorkInHand } from './metrics.ts';
import type { Trouble } from './trouble.ts';

/** How long one check may take, in ms: whoever asks gives up after some seconds. */
const patience = 2_000;
/** How long counting may take, in ms: it takes longer the more there is. */
const countingPatience = 250;

interface Operated {
  trouble: Trouble;
  readWork: () => Promise<WorkInHand>;
}

/** The addresses for those who run the product: alive, ready, metrics. */
export function serveOperation(
  app: FastifyInstance,
  context: Context,
  { trouble, readWork }: Operated,
): void {
  const metrics = measure(app, context, {
    readVersion: () => within(patience, trouble.version()),
    readWork: () => within(countingPatience, readWork()),
  });

  app.get('/healthz', async () => ({
    code: 0,
    message: 'ok',
    data: { version: productVersion },
  }));
  app.get('/readyz', async () => {
    if (!(await within(patience, trouble.isReady()))) throw away();
    await within(patience, context.schema.look());
    if (context.schema.tooOld.aborted) throw away();
    if (!(await within(patience, context.keyring.isUsable()))) throw new Failure('unavailable');
    return { code: 0, message: 'ok' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.config)) throw new Failure('notFound');
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}

/**
 * With the token, if one is set. Without one, only where the product is for this machine alone: a
 * proxy in front of it may pass on calls that look as if they came from here (rule 53).
 */
function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  const { authorization = '' } = request.headers;
  if (config.metricsToken) return isSame(authorization, `Bearer ${config.metricsToken}`);
  // Another host's name would be a page in a browser here whose name was pointed at this machine.
  return (
    isLocal(config) &&
    config.trustProxy === 0 &&
    isLocalName(request.hostname) &&
    isFromHere(request)
  );
}

/**
 * Whether a call comes from this machine itself. What a proxy here passes on comes from elsewhere,
 * and its headers say so.
 */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  return (
    !isPassedOn(headers) &&
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  );
}

/** What the work comes to, or null when it fails or takes longer than so many ms. It is not ended then. */
function within<R>(ms: number, work: Promise<R>): Promise<R | null> {
  return Promise.race([work.catch(() => null), wait(ms, null, { ref: false })]);
}
