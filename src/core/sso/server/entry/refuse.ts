import type { FastifyRequest } from 'fastify';
import { type SsoReason, ssoPage } from '#core/sso/contract/rules/sso-page.ts';
import type { Redirect } from '#platform/server/http/call.ts';
import type { SsoBrand, Visitor } from './begin.ts';
import type { SsoTrouble } from './oidc/trouble.ts';

/** The page that says kindly why nobody came in, with the number by which the log is found. */
export const refuse = (
  { id }: Pick<FastifyRequest, 'id'>,
  reason: SsoReason,
  more: { email?: string | null; minutes?: number } = {},
): Redirect => ({ location: ssoPage({ reason, number: String(id), ...more }) });

/** The same of a trouble with the provider, which the log has in full. */
export function refuseTrouble(
  { context, request }: Visitor,
  { slug }: SsoBrand,
  { failure, detail }: SsoTrouble,
): Redirect {
  context.log.warn({ failure, detail, requestId: request.id, brand: slug }, 'company sign-in');
  if (failure !== 'clock') return refuse(request, failure);
  return refuse(request, failure, { minutes: Math.ceil(Math.abs(Number(detail)) / 60) });
}
