import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '#server/config.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Headers of every answer: nothing inline, nothing framed, no referrer. Behind https there is HSTS,
 * for this host alone: a company's other hosts are not ours to force.
 */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // A photo elsewhere would tell its host who looks at whom, and when (rule 46).
        imgSrc: ["'self'", 'data:', ...config.photoHosts.map((name) => `https://${name}`)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isSecure ? { maxAge: year, includeSubDomains: false } : false,
  };
}
