import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { plainPage } from './pages.ts';
import { headersBack, headersThere, isConfined, matrixPath } from './rules.ts';

/** In ms: to connect, and to begin or go on answering. */
const toConnect = 5_000;
const toAnswer = 60_000;

const addresses = [matrixPath, `${matrixPath}/*`];

const refuse = (reply: FastifyReply, status: number, page: 'missing' | 'silent') =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page));

/**
 * Passes /v2/matrix on to the matrix application (rule 38, decision 080). Without one, a plain page
 * says so.
 */
export async function serveMatrix(app: FastifyInstance, context: Context): Promise<void> {
  const { matrixUrl } = context.config;
  await app.register(async (matrix) => {
    // A body is passed on as it comes, whatever it is.
    matrix.removeAllContentTypeParsers();
    matrix.addContentTypeParser('*', (_request, body, done) => done(null, body));
    if (matrixUrl) await passOn(matrix, matrixUrl, context);
    else
      for (const url of addresses) matrix.all(url, (request, reply) => withoutOne(request, reply));
  });
}

function withoutOne(request: FastifyRequest, reply: FastifyReply) {
  return isHandover(request) ? reply.callNotFound() : refuse(reply, 404, 'missing');
}

/**
 * Signing in on another host ends at the address that somebody wanted, with a handoff token behind it
 * (rule 3). That is for our own page, which takes it out and loads the address again.
 */
function isHandover({ method, query, headers }: FastifyRequest): boolean {
  const { token } = query as { token?: unknown };
  return method === 'GET' && token !== undefined && String(headers.accept).includes('text/html');
}

async function passOn(matrix: FastifyInstance, matrixUrl: string, { log }: Pick<Context, 'log'>) {
  // A client of its own, which only companies with that application load.
  await matrix.register(import('@fastify/reply-from'), {
    base: matrixUrl,
    destroyAgent: true,
    disableRequestLogging: true,
    undici: {
      connections: 64,
      connect: { timeout: toConnect },
      headersTimeout: toAnswer,
      bodyTimeout: toAnswer,
    },
  });
  for (const url of addresses) {
    // Its answers are compressed by itself, or not at all: some come bit by bit.
    matrix.all(url, { config: { compress: false } } as object, (request, reply) => {
      if (isHandover(request)) return reply.callNotFound();
      const path = request.url.split('?')[0] ?? '';
      if (!isConfined(path)) return refuse(reply, 404, 'missing');
      return reply.from(path, {
        retryDelay: () => null,
        rewriteRequestHeaders: ({ ip, protocol, host }, headers) =>
          headersThere(headers as Record<string, string>, { ip, protocol, host }) as typeof headers,
        rewriteHeaders: (headers) => headersBack(headers, matrixUrl) as typeof headers,
        onError: (_, { error }) => {
          log.warn({ err: error, requestId: request.id }, 'the matrix application does not answer');
          refuse(reply, 502, 'silent');
        },
      });
    });
  }
}
