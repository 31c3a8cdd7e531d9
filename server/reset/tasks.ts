import { findAccountByEmail, listOpenBrands } from '#server/auth/queries.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import { queueDeliveries } from '#server/delivery/outbox.ts';
import type { TaskOf } from '#server/jobs/tasks.ts';
import { dropUndelivered } from '#server/user/letter-queries.ts';
import { findAccountRecipient } from './queries.ts';

/** Queues the letter that tells a new user how to sign in (rule 6). */
export const welcomeUser: TaskOf<'welcome-user'> = async (context, { brandId, membershipId }) => {
  const { database, now } = context;
  await withBrand({ database, brandId }, async (scope) => {
    const person = await findAccountRecipient(scope, { membershipId });
    if (!person) return;
    await dropUndelivered(scope, person.accountId);
    const recipient = { email: person.email, payload: { membershipId } };
    await queueDeliveries(scope, 'account', [recipient], now());
  });
};

/**
 * Queues the letter with a link if the e-mail belongs to somebody who may sign in somewhere. If
 * there are several brands, the letter comes from the one on whose host it was asked for, else from
 * the first.
 */
export const requestReset: TaskOf<'request-reset'> = async (context, { email, locale, host }) => {
  const { database, now } = context;
  const found = await withPossession(database, { email }, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return undefined;
    return { accountId: account.id, brands: await listOpenBrands(tx, account.id) };
  });
  const brand = found?.brands.find(({ domain }) => domain === host) ?? found?.brands[0];
  if (!found || !brand) return;
  await withBrand({ database, brandId: brand.id }, async (scope) => {
    const { accountId } = found;
    const person = await findAccountRecipient(scope, { accountId });
    if (!person) return;
    const payload = { accountId, locale };
    await queueDeliveries(scope, 'reset', [{ email: person.email, payload }], now());
  });
};
