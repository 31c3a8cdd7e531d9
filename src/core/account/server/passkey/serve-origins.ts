import type { FastifyInstance } from 'fastify';
import { listHosts } from '#core/company/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
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
