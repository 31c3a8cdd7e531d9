import {
  checkReset,
  requestReset,
  resetCurrentUserPassword,
  restorePassword,
} from '#core/account/contract/reset.ts';
import { findAccountName, findSignIn, lockPassword } from '#core/account/server/account-queries.ts';
import { takeBackAttempts } from '#core/account/server/attempt-queries.ts';
import {
  countAttempt,
  newPasswordLimits,
  ownPasswordLimits,
  resetLimits,
  tryCounted,
  withAttempt,
} from '#core/account/server/attempts.ts';
import { readDevice, signDevice } from '#core/account/server/device.ts';
import { deviceSecret } from '#core/account/server/device-secret.ts';
import { comeIn } from '#core/account/server/factor/come-in.ts';
import { requireOwnEntry } from '#core/account/server/own-entry.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { hostsOf } from '#core/company/server/address.ts';
import { dropUndelivered } from '#core/user/server/letter-queries.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import { enterBrand, type Tx, withPossession } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';
import { findOrRefuse } from './mailed-link.ts';
import { compareCurrent, keepPassword, refuseCommon, refuseSame } from './new-password.ts';
import { passwordLinks as purposes, replacePassword, spendLink } from './queries.ts';
import { type PasswordCall, tellPassword } from './tell-password.ts';

export const routes: Route[] = [
  on(requestReset)(request),
  on(checkReset)(async ({ context, body, request: { ip } }) => {
    const found = await findOrRefuse(context, { ...body, purposes, ip });
    const { email, holdingSlug, passwordHash } = found;
    return { email, holdingSlug, isFirst: passwordHash === null };
  }),
  on(restorePassword)(restore),
  on(resetCurrentUserPassword)(changeOwn),
];

/** Only wrong current passwords are used up, not new ones that are refused (rule 44c). */
async function changeOwn(call: Call<typeof resetCurrentUserPassword>) {
  const { context, actor, body } = call;
  const { database, now } = context;
  const { accountId, sessionId, email } = actor;
  const seen = { limits: ownPasswordLimits(accountId), now: now(), accountId };
  const [counted, current = null] = await withAttempt(database, seen, (tx) =>
    lockPassword(tx, accountId),
  );
  const wrong = await tryCounted(database, counted, async () => {
    const issues = await compareCurrent(current, email, body);
    if (issues.length > 0) return issues;
    const passwordHash = await hashPassword(body.password);
    await withPossession(database, { accountId }, async (tx) => {
      await keepPassword(tx, accountId, current);
      await replacePassword(tx, accountId, passwordHash, sessionId);
      await notePassword(tx, call, 'changePassword');
      await tellPassword(tx, call, 'changed');
      await takeBackAttempts(tx, counted);
    });
    return [];
  });
  if (wrong.length > 0) throw invalid(...wrong);
  return { message: call.t('settings.saved') };
}

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

/** Spends the link only together with the new password. All earlier sessions end, and one begins. */
async function restore({ context, body, request, t }: Call<typeof restorePassword>) {
  const { database, now } = context;
  const found = await findOrRefuse(context, { token: body.token, purposes, ip: request.ip });
  refuseCommon(body.password, found.email);
  await countAttempt(database, newPasswordLimits(found.email), now());
  await refuseSame(body.password, found.passwordHash);
  const passwordHash = await hashPassword(body.password);
  const tokenHash = hashToken(body.token);
  await withPossession(database, { tokenHash }, async (tx) => {
    const spent = await spendLink(tx, { tokenHash, purposes }, now());
    if (!spent) throw new Failure('linkExpired');
    const { accountId, brandId } = spent;
    await replacePassword(tx, accountId, passwordHash);
    if (!brandId) return;
    const call = { context, request, actor: { accountId, brandId } };
    await notePassword(tx, call, 'resetPassword');
    await dropUndelivered({ tx, brandId, locale: loggedLocale }, accountId);
    // The first password changes nothing: its letter has just been answered.
    if (found.passwordHash) await tellPassword(tx, call, 'reset');
  });
  const entered = await enterWith({ context, body, request }, { ...found, passwordHash });
  return { ...entered, message: t('reset.restored') };
}

/**
 * Signs in the person who has just set their password to the company of the letter, as with that password: a
 * letter doesn't stand for the second factor (rule 105).
 * It is set whatever comes of this: then they sign in by hand.
 */
async function enterWith(
  { context, body, request }: Pick<Call<typeof restorePassword>, 'context' | 'body' | 'request'>,
  { email, holdingSlug: slug, passwordHash }: Restored,
) {
  const { database, log, now } = context;
  try {
    if (!slug) return {};
    const found = await withPossession(database, { email }, (tx) =>
      findSignIn(tx, { email, slug, ...hostsOf(request, context.config) }),
    );
    if (!found?.brandId) return {};
    requireOwnEntry(found, now());
    const { id: accountId, brandId, domain, name } = found;
    const entrant = { accountId, brandId, domain, passwordHash, name };
    const holder = { secret: await deviceSecret(database), email, now: now() };
    const known = readDevice(body.deviceList ?? [], holder);
    const proved = { ...entrant, device: known, mailProven: true };
    const entered = await comeIn({ context, request, keep: body.keep, asks: true }, proved);
    return entered.step ? entered : { ...entered, device: signDevice(known, holder) };
  } catch (error) {
    log.warn({ err: error }, 'a new password was set, but its person was not signed in');
    return {};
  }
}

interface Restored {
  email: string;
  holdingSlug: string | null;
  passwordHash: string;
}

/** Logs that it happened and nothing more, in the brand of the session or the letter. */
async function notePassword(
  tx: Tx,
  { context, actor, request }: PasswordCall,
  verb: 'changePassword' | 'resetPassword',
): Promise<void> {
  const { brandId, accountId: id } = actor;
  const scope = await enterBrand(tx, brandId);
  const name = await findAccountName(tx, id);
  await noteAudit(scope, { context, actor, request }, { verb, kind: 'account', id, name });
}
