import type { FastifyRequest } from 'fastify';
import type { SsoReason } from '#core/sso/contract/rules/sso-page.ts';
import { ssoPage } from '#core/sso/contract/rules/sso-page.ts';
import type { Redirect } from '#platform/server/http/call.ts';

/** The page that says kindly why nobody came in, with the number by which the log is found. */
export const refuse = (
  { id }: Pick<FastifyRequest, 'id'>,
  reason: SsoReason,
  more: { email?: string | null; minutes?: number } = {},
): Redirect => ({ location: ssoPage({ reason, number: String(id), ...more }) });
