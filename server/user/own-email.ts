import type { T } from '#i18n/t.ts';
import { newEmailLimits, takeAttempt } from '#server/auth/attempts.ts';
import type { Scope } from '#server/db/scope.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { keepPendingEmail } from './account-queries.ts';

/** How long a new e-mail waits for its proof, in milliseconds. */
export const proofTime = 24 * 60 * 60 * 1000;

interface Own {
  accountId: string;
  /** As it is saved. */
  email: string;
  now: Date;
}

/**
 * The form in which somebody saves themself, without their new e-mail: that waits until a letter to
 * it has been answered (decision 035). Whether anybody has it already is looked up later, by
 * who writes the letter: the answer and its time tell nothing (rule 2). 429 when it is too often.
 */
export async function holdOwnEmail<F extends { email: string }>(
  scope: Scope,
  form: F,
  { accountId, email, now }: Own,
): Promise<F> {
  if (form.email === email) return form;
  await takeAttempt(scope.tx, newEmailLimits(accountId, form.email), now);
  const pendingUntil = new Date(now.getTime() + proofTime);
  await keepPendingEmail(scope, accountId, { pendingEmail: form.email, pendingUntil });
  await askForProof(scope, accountId);
  return { ...form, email };
}

/** Has the letter written; asked twice before it is, it is written once. */
export const askForProof = (scope: Scope, accountId: string): Promise<void> =>
  addJob(
    scope,
    'prove-email',
    { brandId: scope.brandId, accountId },
    { key: `prove-email:${accountId}` },
  );

/** What is said when a form is saved: where its e-mail waits for a letter, that one is under way. */
export const savedOrSent = (
  { t }: { t: T },
  { email }: { email: string },
  saved: { email: string },
  message: string,
): string => (email === saved.email ? message : t('userMessages.newEmailSent', { email }));
