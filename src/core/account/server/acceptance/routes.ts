import {
  acceptGivenAccess,
  checkGivenAccess,
  declineGivenAccess,
} from '#core/account/contract/acceptance.ts';
import { findOrRefuse } from '#core/account/server/reset/mailed-link.ts';
import type { MailedLink } from '#core/account/server/reset/queries.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import type { Context } from '#platform/server/context.ts';
import { type Tx, withPossession } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { acceptAccess, declineAccess } from './answer-access.ts';

const purposes = ['join'] as const;

export const routes: Route[] = [
  on(checkGivenAccess)(async ({ context, body, request: { ip } }) => {
    const { company, email } = await findOrRefuse(context, { ...body, purposes, ip });
    return { company: company ?? '', email };
  }),
  on(acceptGivenAccess)(({ context, body, request: { ip } }) =>
    byLink(context, { ...body, ip }, (tx, link) => acceptAccess(tx, link, context)),
  ),
  on(declineGivenAccess)(async ({ context, body, request: { ip }, t }) => {
    await byLink(context, { ...body, ip }, (tx, link) => declineAccess(tx, link, context));
    return { message: t('acceptance.declined') };
  }),
];

/** What the holder of a link may do, in one transaction. 404 when it no longer works. */
async function byLink<R>(
  context: Context,
  { token, ip }: { token: string; ip: string },
  work: (tx: Tx, link: MailedLink) => Promise<R>,
): Promise<R> {
  await findOrRefuse(context, { token, purposes, ip });
  const tokenHash = hashToken(token);
  return withPossession(context.database, { tokenHash }, (tx) => work(tx, { tokenHash, purposes }));
}
