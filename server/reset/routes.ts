import {
  checkReset,
  requestReset,
  resetCurrentUserPassword,
  restorePassword,
} from '#contract/reset.ts';
import { noteAudit } from '#server/audit/note.ts';
import {
  countAttempt,
  newPasswordLimits,
  resetLimits,
  withAttempt,
} from '#server/auth/attempts.ts';
import { hashPassword } from '#server/auth/password.ts';
import { hashToken } from '#server/auth/tokens.ts';
import type { Context } from '#server/context.ts';
import { enterBrand, type Tx, withPossession } from '#server/db/scope.ts';
import { Failure } from '#server/errors.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { dropUndelivered } from '#server/user/letter-queries.ts';
import { findOrRefuse } from './mailed-link.ts';
import { passwordLinks as purposes, replacePassword, spendLink } from './queries.ts';

export const routes: Route[] = [
  on(requestReset)(request),
  on(checkReset)(async ({ context, params, request: { ip } }) => {
    const found = await findOrRefuse(context, { ...params, purposes, ip });
    const { email, holdingSlug, hasPassword } = found;
    return { email, holdingSlug, isFirst: !hasPassword };
  }),
  on(restorePassword)(restore),
  on(resetCurrentUserPassword)(async ({ context, actor, body, t }) => {
    const { accountId, brandId, sessionId, email } = actor;
    await countAttempt(context.database, newPasswordLimits(email), context.now());
    const passwordHash = await hashPassword(body.password);
    await withPossession(context.database, { accountId }, async (tx) => {
      await replacePassword(tx, accountId, passwordHash, sessionId);
      await notePassword(tx, { context, actor: { accountId, brandId } }, 'changePassword');
    });
    return { message: t('settings.saved') };
  }),
];

/**
 * Whether the account exists is looked up later, so the answer and its time are always the same
 * (rule 2).
 */
async function request({ context, body, request: { ip, hostname }, t }: Call<typeof requestReset>) {
  const { database, now } = context;
  const { email, locale } = body;
  await withAttempt(database, { limits: resetLimits(email, ip), now: now() }, (tx) =>
    addJob({ tx }, 'request-reset', { email, locale, host: hostname }),
  );
  return { message: t('reset.requested') };
}

/** Spends the link only together with the new password. All earlier sessions end. */
async function restore({ context, body, request: { ip }, t }: Call<typeof restorePassword>) {
  const { database, now } = context;
  const { email } = await findOrRefuse(context, { token: body.token, purposes, ip });
  await countAttempt(database, newPasswordLimits(email), now());
  const passwordHash = await hashPassword(body.password);
  const tokenHash = hashToken(body.token);
  await withPossession(database, { tokenHash }, async (tx) => {
    const spent = await spendLink(tx, { tokenHash, purposes }, now());
    if (!spent) throw new Failure('linkExpired');
    const { accountId, brandId } = spent;
    await replacePassword(tx, accountId, passwordHash);
    if (!brandId) return;
    await notePassword(tx, { context, actor: { accountId, brandId } }, 'resetPassword');
    await dropUndelivered({ tx, brandId }, accountId);
  });
  return { message: t('reset.restored') };
}

/** Logs that it happened and nothing more, in the brand of the session or the letter. */
async function notePassword(
  tx: Tx,
  { context, actor }: { context: Context; actor: { accountId: string; brandId: string } },
  verb: 'changePassword' | 'resetPassword',
): Promise<void> {
  const { brandId, accountId: id } = actor;
  const scope = await enterBrand(tx, brandId);
  await noteAudit(scope, { context, actor }, { verb, kind: 'account', id, name: '' });
}
