import type { FastifyInstance } from 'fastify';
import { documentKinds } from '#contract/company/legal.ts';
import type { Context } from '#server/context.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { documentName, openDocument } from './documents.ts';

/** The public documents at /documents/document1.pdf to document6.pdf. */
export function serveDocuments(app: FastifyInstance, context: Context): void {
  for (const kind of documentKinds) {
    const url = `/documents/${documentName(kind)}`;
    // Fastify's own HEAD would read the file to its end.
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const document = await openDocument(context, kind);
        if (!document) throw new Failure('notFound');
        // Kept, but asked about each time: the operator may have replaced it.
        reply.header('cache-control', 'public, no-cache').header('etag', document.etag);
        if (isKnown(request.headers['if-none-match'], document.etag)) {
          await document.drop();
          return reply.status(304).send();
        }
        reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${documentName(kind)}"`)
          .header('content-length', document.bytes);
        if (request.method === 'HEAD') {
          await document.drop();
          return reply.send();
        }
        return reply.send(document.read());
      },
    });
  }
}

const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
