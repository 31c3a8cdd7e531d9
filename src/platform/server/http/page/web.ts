import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/shared/config.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { preparePage, type SendPage } from './page.ts';

const built = fromRoot('dist/web');

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where no web is built. */
    sendPage?: SendPage;
  }
}

/**
 * Serves the built web. Any address that is not one of its files gets the app (see
 * notFoundHandler).
 */
export async function serveWeb(app: FastifyInstance, config: Config, root = built): Promise<void> {
  if (!existsSync(root)) return;
  const sendPage = await preparePage(await readFile(join(root, 'index.html'), 'utf8'), config);
  app.decorate('sendPage', sendPage);
  app.get('/', sendPage);
  // Where keepers of passwords send people to change one (W3C, change-password-url).
  app.get('/.well-known/change-password', (_, reply) => reply.redirect('/estimation/settings'));
  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'ignore',
    // The maps of the sources are for the person who runs the product, not for its visitors.
    allowedPath: (path) => !path.endsWith('.map') && path !== '/index.html',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
