import type { FastifyRequest } from 'fastify';
import type { Actor } from './call.ts';

/**
 * The signed-in person whose call may stand in logs and metrics under their company's name. Null for
 * what raters call, by link or signed in: when somebody of a small company answers tells who it is
 * (rule 24).
 */
export function knownActor({ actor, routeOptions }: FastifyRequest): Actor | null {
  const isKnown = actor?.kind === 'session' && !routeOptions?.config?.ofRaters;
  return isKnown ? actor : null;
}
