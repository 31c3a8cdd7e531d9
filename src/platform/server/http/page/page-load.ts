import type { FastifyRequest } from 'fastify';

/** Whether a browser wants a page for itself, and not a part of one. */
export const isPageLoad = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  method === 'GET' && String(headers.accept).includes('text/html');

/**
 * Signing in on another host ends at the address that somebody wanted, with a handoff token behind it
 * (rule 3). That is for our own page, which takes it out and loads the address again.
 */
export function isHandover(request: FastifyRequest): boolean {
  const { token } = request.query as { token?: unknown };
  return token !== undefined && isPageLoad(request);
}
