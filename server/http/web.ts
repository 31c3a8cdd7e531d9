import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fromRoot } from '#server/shared/root.ts';

const built = fromRoot('dist/web');

/**
 * Serves the built web. Any address that is not one of its files gets the app (see
 * notFoundHandler).
 */
export async function serveWeb(app: FastifyInstance, root = built): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    index: 'index.html',
    dotfiles: 'deny',
    // The maps of the sources are for whoever runs the product, not for its visitors.
    allowedPath: (path) => !path.endsWith('.map'),
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
