import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCodes, type Failure as Refused } from '#platform/contract/call/envelope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { speak } from '#platform/texts/speak.ts';
import { defaultLocale } from '#platform/texts/t.ts';

type Refusal = { status: number; failure: 'tooLarge' | 'malformed' };

/** Errors of Node's HTTP parser, before any route is known, with the status that fits. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, failure: 'tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, failure: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, failure: 'malformed' },
};
/** What an answer says that leaves before any route is known: it loads nothing and is framed by nobody. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const unreadable: Refusal = { status: 400, failure: 'malformed' };

/**
 * Answers what is not HTTP, or too much of it, in our envelope. Its headers were not read, so it
 * answers in the default language. Nothing is logged, because anybody could fill the log.
 */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, failure } = refusals[error.code ?? ''] ?? unreadable;
  const { code } = errorCodes[failure];
  const body = JSON.stringify({
    code,
    message: speak[defaultLocale](`errors.${failure}`),
  } satisfies Refused);
  if (!socket.writable) return void socket.destroy();
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(bareHeaders).map((header) => header.join(': ')),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Refuses a call that names two hosts, which others on its way may read differently (RFC 9112, 3.2). */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw new Failure('malformed');
  });
}

/**
 * Node tells a caller's address while the connection stands, and remembers it once it was asked for. Limits
 * ask later, when the caller may have gone. Whoever has gone already gets no answer.
 */
export function keepAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ip && request.raw.destroyed) reply.hijack();
  });
}
