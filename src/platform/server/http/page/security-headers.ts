import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Config, isLocalName } from '#platform/server/shared/config.ts';
import { contentPolicy } from './content-policy.ts';

const year = 365 * 24 * 60 * 60;

/** What no page of ours asks a browser for. */
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * Headers of every answer: what a page may load (content-policy.ts), nothing framed, no referrer.
 * Behind https there is HSTS, for this host alone: a company's other hosts are not ours to force.
 */
export async function setSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: year, includeSubDomains: false } : false,
  });
  const refused = refusedFeatures.map((name) => `${name}=()`).join(', ');
  app.addHook('onRequest', async ({ protocol, hostname }, reply) => {
    reply.header('permissions-policy', refused);
    // In a network without https browsers only complain of it.
    if (isSecure || protocol === 'https' || isLocalName(hostname))
      reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
