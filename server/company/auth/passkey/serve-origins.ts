import type { FastifyInstance } from 'fastify';
import { listHosts } from '#server/company/brand/queries.ts';
import type { Context } from '#server/context.ts';
import { withPossession } from '#server/platform/db/scope.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { passkeyHost, passkeyOrigins } from './relying-party.ts';

/**
 * Tells browsers at which other hosts the installation's passkeys may be used: those of its companies. They
 * ask the host that the passkeys are bound to.
 */
export function serveOrigins(app: FastifyInstance, { config, database }: Context): void {
  app.get('/.well-known/webauthn', async () => {
    if (!passkeyHost(config.publicUrl)) throw new Failure('notFound');
    const hosts = await withPossession(database, {}, listHosts);
    return { origins: passkeyOrigins(config.publicUrl, hosts) };
  });
}
