import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/server/context.ts';
import type { Actor } from '#platform/server/http/call.ts';
import { cookieToken, isOwnLoad } from '#platform/server/http/cookie/session-cookie.ts';
import { isHandover, isPageLoad } from '#platform/server/http/page/page-load.ts';
import type { Config } from '#platform/server/shared/config.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { type PlainPage, plainPage } from './pages.ts';
import { hasMatrix, headersBack, headersThere, isConfined, matrixPath } from './rules.ts';

/** How long it may take to connect, and to begin or go on answering, in ms. */
const toConnect = 5_000;
const toAnswer = 60_000;

const addresses = [matrixPath, `${matrixPath}/*`];
/** No TRACE, which says back what was sent, and no OPTIONS: other origins have no business here. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whose session this is; null when it is over, or may not be used from that address. */
export type Admit = (token: string, ip: string) => Promise<Actor | null>;

const sendPlain = (reply: FastifyReply, status: number, page: PlainPage) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page));

/**
 * Passes /v2/matrix on to the matrix application (rule 38, decisions 080 and 130), for people who may open it. In a demo
 * without one, a page stands in for it; elsewhere a plain page says that there is none.
 */
export async function serveMatrix(
  app: FastifyInstance,
  context: Context,
  admit: Admit,
): Promise<void> {
  const { config } = context;
  await app.register(async (matrix) => {
    // A body is passed on as it comes, whatever it is.
    matrix.removeAllContentTypeParsers();
    matrix.addContentTypeParser('*', (_request, body, done) => done(null, body));
    if (config.matrixUrl) return passOn(matrix, config.matrixUrl, context, admit);
    const handler = hasMatrix(config)
      ? forThem(config, admit, (_, reply) => sendPlain(reply, 200, 'standIn'))
      : withoutOne;
    for (const url of addresses) matrix.route({ method: [...methods], url, handler });
  });
}

/** What is sent to people who may open it, and to nobody else. */
const forThem =
  (
    config: Config,
    admit: Admit,
    send: (request: FastifyRequest, reply: FastifyReply, path: string) => unknown,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (isHandover(request)) return reply.callNotFound();
    const path = request.url.split('?')[0] ?? '';
    if (!isConfined(path)) return sendPlain(reply, 404, 'missing');
    const token = isOwnLoad(request) ? cookieToken(request, config) : undefined;
    const actor = token === undefined ? null : await admit(token, request.ip);
    if (!actor?.permissions.has('matrix_matrix_list')) {
      // A page load gets our page, which has somebody sign in, and loads the address again by itself.
      if (isPageLoad(request)) return reply.callNotFound();
      throw new Failure('unauthenticated');
    }
    return send(request, reply, path);
  };

function withoutOne(request: FastifyRequest, reply: FastifyReply) {
  return isHandover(request) ? reply.callNotFound() : sendPlain(reply, 404, 'missing');
}

async function passOn(
  matrix: FastifyInstance,
  matrixUrl: string,
  { log, config }: Pick<Context, 'log' | 'config'>,
  admit: Admit,
) {
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
  const handler = forThem(config, admit, (request, reply, path) =>
    reply.from(path, {
      retryDelay: () => null,
      rewriteRequestHeaders: ({ ip, protocol, host }, headers) =>
        headersThere(headers as Record<string, string>, { ip, protocol, host }) as typeof headers,
      rewriteHeaders: (headers) => headersBack(headers, matrixUrl) as typeof headers,
      onError: (_, { error }) => {
        log.warn({ err: error, requestId: request.id }, 'the matrix application does not answer');
        sendPlain(reply, 502, 'silent');
      },
    }),
  );
  // Its answers are compressed by itself, or not at all: some come bit by bit.
  const settings = { compress: false } as object;
  for (const url of addresses) {
    matrix.route({ method: [...methods], url, config: settings, handler });
  }
}
