import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/server/shared/config.ts';
import { analyticsHost } from './content-policy.ts';

/** Answers with the one page of the web. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * The page with what is configured for it, compressed once as small as can be. No cache keeps it
 * without asking again.
 */
export async function preparePage(built: string, config: Config): Promise<SendPage> {
  const page = Buffer.from(withSettings(built, config));
  const forms = {
    br: await promisify(brotliCompress)(page),
    gzip: await promisify(gzip)(page),
  };
  const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 27)}"`;
  return (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    // Personal links and what is behind a sign-in are no business of search engines.
    if (request.url !== '/') reply.header('x-robots-tag', 'noindex');
    const had = listOf(request.headers['if-none-match']);
    if (had.includes(etag) || had.includes('*')) return reply.status(304).send();
    const accepted = listOf(request.headers['accept-encoding']).filter((one) => !isRefused(one));
    const encoding = (['br', 'gzip'] as const).find((name) =>
      accepted.some((one) => one.split(';')[0]?.trim() === name),
    );
    if (!encoding) return reply.send(page);
    return reply.header('content-encoding', encoding).send(forms[encoding]);
  };
}

const listOf = (header = '') => header.split(',').map((one) => one.trim());

/** `br;q=0` says what is not wanted (RFC 9110, 12.4.2). */
const isRefused = (one: string) => /;\s*q=0(\.0*)?$/.test(one);

/** src/app/web/watch reads them: without them the page watches nothing. */
function withSettings(page: string, { analyticsId, errorDsn }: Config): string {
  const metas = [
    analyticsId && `<meta name="analytics" content="${analyticsHost}/watch/${analyticsId}">`,
    errorDsn && '<meta name="report-errors" content="on">',
  ];
  return page.replace('</head>', `${metas.filter(Boolean).join('')}</head>`);
}
