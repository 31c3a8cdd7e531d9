import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/platform/http/call.ts';
import { cookieToken, isOwnLoad } from '#server/platform/http/cookie/session-cookie.ts';
import { isHandover, isPageLoad } from '#server/platform/http/page/page-load.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { plainPage } from './pages.ts';
import { headersBack, headersThere, isConfined, matrixPath } from './rules.ts';

/** In ms: to connect, and to begin or go on answering. */
const toConnect = 5_000;
const toAnswer = 60_000;

const addresses = [matrixPath, `${matrixPath}/*`];
/** No TRACE, which says back what was sent, and no OPTIONS: other origins have no business here. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whose session this is; null when it is over, or may not be used from that address. */
export type Admit = (token: string, ip: string) => Promise<Actor | null>;

const refuse = (reply: FastifyReply, status: number, page: 'missing' | 'silent') =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page));

/**
 * Passes /v2/matrix on to the matrix application (rule 38, decisions 080 and 130), for people who may open it. Without
 * one, a plain page says so.
 */
export async function serveMatrix(
  app: FastifyInstance,
  context: Context,
  admit: Admit,
): Promise<void> {
  const { matrixUrl } = context.config;
  await app.register(async (matrix) => {
    // A body is passed on as it comes, whatever it is.
    matrix.removeAllContentTypeParsers();
    matrix.addContentTypeParser('*', (_request, body, done) => done(null, body));
    if (matrixUrl) await passOn(matrix, matrixUrl, context, admit);
    else
      for (const url of addresses) matrix.route({ method: [...methods], url, handler: withoutOne });
  });
}

function withoutOne(request: FastifyRequest, reply: FastifyReply) {
  return isHandover(request) ? reply.callNotFound() : refuse(reply, 404, 'missing');
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
  for (const url of addresses) {
    // Its answers are compressed by itself, or not at all: some come bit by bit.
    const settings = { compress: false } as object;
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isHandover(request)) return reply.callNotFound();
      const path = request.url.split('?')[0] ?? '';
      if (!isConfined(path)) return refuse(reply, 404, 'missing');
      const token = isOwnLoad(request) ? cookieToken(request, config) : undefined;
      const actor = token === undefined ? null : await admit(token, request.ip);
      if (!actor?.permissions.has('matrix_matrix_list')) {
        // A page load gets our page, which has somebody sign in, and loads the address again by itself.
        if (isPageLoad(request)) return reply.callNotFound();
        throw new Failure('unauthenticated');
      }
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
    };
    matrix.route({ method: [...methods], url, config: settings, handler });
  }
}
