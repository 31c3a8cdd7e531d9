import {
  cancelNewEmail,
  checkNewEmail,
  confirmNewEmail,
  sendNewEmailAgain,
} from '#core/account/contract/own-email.ts';
import { newEmailLimits, takeAttempt } from '#core/account/server/attempts.ts';
import { findOrRefuse } from '#core/account/server/reset/mailed-link.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { keepPendingEmail, nothingPending } from '#core/user/server/account-queries.ts';
import { askForConfirmation, confirmationTime } from '#core/user/server/own-email.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { Failure, notFound } from '#platform/server/shared/errors.ts';
import { confirmNewEmail as confirm } from './confirm-new-email.ts';
import { keepPending, prolongPending } from './queries.ts';

const purposes = ['newEmail'] as const;

export const routes: Route[] = [
  on(checkNewEmail)(async ({ context, body, locale, request: { ip } }) => {
    const found = await findOrRefuse(context, { ...body, purposes, ip });
    if (!found.pendingEmail) throw new Failure('linkExpired');
    return { email: found.pendingEmail, name: shortName(found, locale) };
  }),
  on(confirmNewEmail)(async ({ context, body: { token }, request: { ip }, t }) => {
    await findOrRefuse(context, { token, purposes, ip });
    const tokenHash = hashToken(token);
    await withPossession(context.database, { tokenHash }, (tx) =>
      confirm(tx, { tokenHash, purposes }, context),
    );
    return { message: t('ownEmail.moved') };
  }),
  on(sendNewEmailAgain)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { accountId } = call.actor;
      const pending = await keepPending(scope, accountId, now);
      if (!pending) throw notFound();
      await takeAttempt(scope.tx, newEmailLimits(accountId, pending.email), now);
      await prolongPending(scope, accountId, new Date(now.getTime() + confirmationTime));
      await askForConfirmation(scope, accountId);
      return { message: call.t('userMessages.newEmailAgain', { email: pending.email }) };
    }),
  ),
  on(cancelNewEmail)((call) =>
    inBrand(call, async (scope) => {
      await keepPendingEmail(scope, call.actor.accountId, nothingPending);
      return { message: call.t('userMessages.newEmailCancelled') };
    }),
  ),
];
