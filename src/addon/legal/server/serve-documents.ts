import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/server/context.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { documentName, editions, openDocument } from './documents.ts';

/** The public documents at /documents/document1.pdf to document6.pdf, and document1.en.pdf to document6.en.pdf. */
export function serveDocuments(app: FastifyInstance, context: Context): void {
  for (const edition of editions) {
    const name = documentName(edition);
    // Fastify's own HEAD would read the file to its end.
    app.route({
      method: ['GET', 'HEAD'],
      url: `/documents/${name}`,
      handler: async (request, reply) => {
        const document = await openDocument(context, edition);
        if (!document) throw new Failure('notFound');
        // Kept, but asked about each time: the operator may have replaced it.
        reply.header('cache-control', 'public, no-cache').header('etag', document.etag);
        if (isKnown(request.headers['if-none-match'], document.etag)) {
          await document.drop();
          return reply.status(304).send();
        }
        reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}"`)
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
