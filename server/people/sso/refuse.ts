import type { FastifyRequest } from 'fastify';
import type { SsoReason } from '#contract/people/rules/sso-page.ts';
import { ssoPage } from '#contract/people/rules/sso-page.ts';
import type { Redirect } from '#server/platform/http/call.ts';

/** The page that says kindly why nobody came in, with the number by which the log is found. */
export const refuse = (
  { id }: Pick<FastifyRequest, 'id'>,
  reason: SsoReason,
  more: { email?: string | null; minutes?: number } = {},
): Redirect => ({ location: ssoPage({ reason, number: String(id), ...more }) });
