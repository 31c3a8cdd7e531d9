import { createHash } from 'node:crypto';
import { findAccountByEmail, listOpenBrands } from '#core/account/server/account-queries.ts';
import { countInvalid, letInLimits, withAttempt } from '#core/account/server/attempts.ts';
import { signDevice } from '#core/account/server/device.ts';
import { deviceSecret } from '#core/account/server/device-secret.ts';
import { newRecoveryCode, plainRecovery } from '#core/account/server/factor/recovery.ts';
import { insertOneTimeToken } from '#core/account/server/queries.ts';
import type { askToLetIn, letIn } from '#core/factor/contract/factor.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { type Scope, withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { findPerson, spendLetIn } from './queries.ts';

/**
 * Where strangers have used up the tries of an account, its owner is kept out on new devices (rule 44). A mailed code
 * makes theirs a known one, with tries of its own. It opens nothing. It has 50 bits, and several work at a time, so
 * whoever asks for codes or guesses them doesn't keep the owner out.
 */

const minute = 60 * 1000;
export const letInLasts = 30 * minute;

const hashOf = (email: string, code: string): string =>
  createHash('sha256')
    .update(`let in ${email} ${plainRecovery(code)}`)
    .digest('hex');

/** Whether the account exists is looked up later, so the answer is always the same (rule 2). */
export async function askForCode({ context, body, request, t }: Call<typeof askToLetIn>) {
  const { database, now } = context;
  const limits = letInLimits(body.email, request.ip);
  await withAttempt(database, { limits, now: now() }, (tx) =>
    addJob({ tx }, 'let-in', { ...body, host: request.hostname }),
  );
  return { message: t('factorMessages.letInAsked') };
}

/** Queues the letter with the code, from the company at whose host it was asked for, else from the first. */
export const mailLetIn: TaskOf<'let-in'> = async ({ database, now }, { email, locale, host }) => {
  const { account, brands } = await withPossession(database, { email }, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    return { account, brands: account ? await listOpenBrands(tx, account.id) : [] };
  });
  const brand = brands.find(({ domain }) => domain === host) ?? brands[0];
  if (!account || !brand) return;
  await withBrand({ database, brandId: brand.id }, async (scope) => {
    const payload = { accountId: account.id, isToLetIn: true, locale } as const;
    if (await findPerson(scope, account.id)) {
      await queueDeliveries(scope, 'mailCode', [{ email, payload }], now());
    }
  });
};

/** The code of a letter that is being written. */
export async function makeLetInCode(
  { tx, brandId }: Scope,
  { accountId, email }: { accountId: string; email: string },
  now: Date,
): Promise<string> {
  const code = newRecoveryCode();
  const tokenHash = hashOf(email, code);
  const expiresAt = new Date(now.getTime() + letInLasts);
  const row = { tokenHash, purpose: 'letIn', accountId, forBrandId: brandId, expiresAt } as const;
  await insertOneTimeToken(tx, row);
  return code;
}

export async function knowDevice({ context, body, request }: Call<typeof letIn>) {
  const { database, now } = context;
  const { email, code } = body;
  const tokenHash = hashOf(email, code);
  const isRight = await withPossession(database, { tokenHash }, (tx) =>
    spendLetIn(tx, tokenHash, now()),
  );
  if (!isRight) {
    await countInvalid(database, { purpose: 'letIn', address: request.ip, now: now() });
    throw new Failure('linkExpired', { text: { key: 'factorMessages.wrong.letIn' } });
  }
  const holder = { secret: await deviceSecret(database), email, now: now() };
  return { device: signDevice(undefined, holder) };
}
