import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#app/contract/all.ts';
import type { Context } from '#platform/server/context.ts';
import { describeEndpoints } from '#platform/server/http/openapi.ts';

/**
 * Serves the contract for reading: /api/openapi.json and /api/docs, from the same endpoint values.
 */
export async function serveDocs(api: FastifyInstance, { config }: Context): Promise<void> {
  const document = describeEndpoints(endpoints, config.publicUrl);
  api.get('/openapi.json', async () => document);
  await api.register(async (docs) => {
    // Its files stand below the address with the slash, whatever is before it.
    docs.addHook('onRequest', async (request, reply) => {
      if (request.url.endsWith('/docs')) return reply.redirect('docs/');
    });
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: document as unknown as StaticDocumentSpec['document'] },
    });
    // It gets no policy of its own: the one that every answer carries is enough.
    await docs.register(swaggerUi, { routePrefix: '/docs' });
  });
}
