import {
  findAccountByEmail,
  listOpenBrands,
  listWaitingBrands,
} from '#core/account/server/account-queries.ts';
import { addAttempt } from '#core/account/server/attempt-queries.ts';
import { opensByOwn } from '#core/account/server/own-entry.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { welcome } from '#core/user/server/create-user.ts';
import { dropUndelivered } from '#core/user/server/letter-queries.ts';
import { findMemberByEmail } from '#core/user/server/member-queries.ts';
import { isDemoEmail } from '#platform/contract/demo.ts';
import { type Scope, withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
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

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
/** Whoever clears their browser each time isn't written to each time. */
export const mostNewDevices = 3;

/**
 * Queues the letter about a sign-in on a new device, at most three a day. In the demo everybody signs in to the same
 * accounts, and nobody is told.
 */
export const tellNewDevice: TaskOf<'tell-new-device'> = async (
  context,
  { brandId, ...payload },
) => {
  const { database, now, config } = context;
  await withBrand({ database, brandId }, async (scope) => {
    const { accountId } = payload;
    const person = await findAccountRecipient(scope, { accountId });
    if (!person || (config.demo && isDemoEmail(person.email))) return;
    const moment = now().getTime();
    const span = { now: now(), oldest: new Date(moment - day), newest: new Date(moment + minute) };
    const [counted] = await addAttempt(scope.tx, [`new devices ${accountId}`], span);
    if ((counted?.failures ?? 0) > mostNewDevices) return;
    await queueDeliveries(scope, 'newDevice', [{ email: person.email, payload }], now());
  });
};

/**
 * Queues the letter with a link if the e-mail belongs to somebody who may sign in somewhere. If
 * there are several brands, the letter comes from the one on whose host it was asked for, else from
 * the first. Anybody who has not accepted any access yet gets the letter about one instead.
 */
export const requestReset: TaskOf<'request-reset'> = async (context, { email, locale, host }) => {
  const { database, now } = context;
  const { accountId, open, waiting } = await withPossession(database, { email }, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    return {
      accountId: account?.id,
      open: account ? await listOpenBrands(tx, account.id) : [],
      waiting: await listWaitingBrands(tx, email),
    };
  });
  const chosen = (brands: readonly { id: string; domain: string | null }[]) =>
    brands.find(({ domain }) => domain === host) ?? brands[0];
  // A password opens no company that wants its own sign-in.
  const usable = open.filter((one) => opensByOwn(one, now()));
  const brand = chosen(usable) ?? chosen(open) ?? chosen(waiting);
  if (!brand) return;
  await withBrand({ database, brandId: brand.id }, async (scope) => {
    if (!accountId || open.length === 0) return welcomeByEmail(scope, email);
    const person = await findAccountRecipient(scope, { accountId });
    if (!person) return;
    if (usable.length === 0) {
      const news = { what: 'noPassword' } as const;
      const payload = { news, at: now().toISOString(), locale: locale ?? person.locale };
      await queueDeliveries(scope, 'ssoEntry', [{ email: person.email, payload }], now());
      return;
    }
    const payload = { accountId, locale };
    await queueDeliveries(scope, 'reset', [{ email: person.email, payload }], now());
  });
};

async function welcomeByEmail(scope: Scope, email: string): Promise<void> {
  const member = await findMemberByEmail(scope, email);
  if (member) await welcome(scope, member.id);
}
