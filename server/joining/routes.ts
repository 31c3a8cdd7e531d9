import { acceptJoining, checkJoining, declineJoining } from '#contract/joining.ts';
import { hashToken } from '#server/auth/tokens.ts';
import type { Context } from '#server/context.ts';
import { type Tx, withPossession } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { findOrRefuse } from '#server/reset/mailed-link.ts';
import type { Link } from '#server/reset/queries.ts';
import { acceptAccess, declineAccess } from './answer-access.ts';

const purposes = ['join'] as const;

export const routes: Route[] = [
  on(checkJoining)(async ({ context, params, request: { ip } }) => {
    const { company, email } = await findOrRefuse(context, { ...params, purposes, ip });
    return { company: company ?? '', email };
  }),
  on(acceptJoining)(({ context, body, request: { ip } }) =>
    byLink(context, { ...body, ip }, (tx, link) => acceptAccess(tx, link, context)),
  ),
  on(declineJoining)(async ({ context, body, request: { ip }, t }) => {
    await byLink(context, { ...body, ip }, (tx, link) => declineAccess(tx, link, context));
    return { message: t('joining.declined') };
  }),
];

/** What the holder of a link may do, in one transaction. 404 when it no longer works. */
async function byLink<R>(
  context: Context,
  { token, ip }: { token: string; ip: string },
  work: (tx: Tx, link: Link) => Promise<R>,
): Promise<R> {
  await findOrRefuse(context, { token, purposes, ip });
  const tokenHash = hashToken(token);
  return withPossession(context.database, { tokenHash }, (tx) => work(tx, { tokenHash, purposes }));
}
