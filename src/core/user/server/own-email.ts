import { newEmailLimits, takeAttempt } from '#core/account/server/attempts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { T } from '#platform/texts/t.ts';
import { keepPendingEmail } from './account-queries.ts';

/** How long a new e-mail waits for its proof, in milliseconds. */
export const confirmationTime = 24 * 60 * 60 * 1000;

interface Own {
  accountId: string;
  /** The saved e-mail. */
  email: string;
  now: Date;
}

/**
 * The form in which somebody saves themself, without their new e-mail: it waits until a letter to
 * it has been answered (decision 035). Whether anybody has it already is checked later, when the
 * letter is written, so the answer and its time give nothing away (rule 2). 429 when asked too
 * often.
 */
export async function holdOwnEmail<F extends { email: string }>(
  scope: Scope,
  form: F,
  { accountId, email, now }: Own,
): Promise<F> {
  if (form.email === email) return form;
  await takeAttempt(scope.tx, newEmailLimits(accountId, form.email), now);
  const pendingUntil = new Date(now.getTime() + confirmationTime);
  await keepPendingEmail(scope, accountId, { pendingEmail: form.email, pendingUntil });
  await askForConfirmation(scope, accountId);
  return { ...form, email };
}

/** Queues the letter. Asked twice before it is written, it is written once. */
export const askForConfirmation = (scope: Scope, accountId: string): Promise<void> =>
  addJob(
    scope,
    'prove-email',
    { brandId: scope.brandId, accountId },
    { key: `prove-email:${accountId}` },
  );

/**
 * The message after a form is saved: if its e-mail waits for a letter, it says that one is on its
 * way.
 */
export const savedOrSent = (
  { t }: { t: T },
  { email }: { email: string },
  saved: { email: string },
  message: string,
): string => (email === saved.email ? message : t('userMessages.newEmailSent', { email }));
