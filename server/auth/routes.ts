import { exchangeToken, loginUser, logoutUser } from '#contract/auth.ts';
import type { Locale } from '#i18n/t.ts';
import type { Database } from '#server/db/pool.ts';
import { withPossession } from '#server/db/scope.ts';
import { Failure } from '#server/errors.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { countFailure, refuseWhenLimited, signInLimits, tokenLimits } from './attempts.ts';
import { isPassword } from './password.ts';
import {
  deleteSession,
  findAccountByEmail,
  listOpenBrands,
  setLocale,
  spendOneTimeToken,
} from './queries.ts';
import { findStanding, openHandoff, openSession } from './session.ts';
import { hashToken } from './tokens.ts';

export const routes: Route[] = [
  on(loginUser)(signIn),
  on(exchangeToken)(exchange),
  on(logoutUser)(async ({ context, actor }) => {
    const { tokenHash } = actor;
    await withPossession(context.database, { tokenHash }, (tx) => deleteSession(tx, tokenHash));
    return {};
  }),
];

/**
 * A wrong password, an unknown account, a disabled membership and an inactive brand get the same
 * answer (rule 2).
 */
async function signIn({ context, body, request }: Call<typeof loginUser>) {
  const { database, now } = context;
  const limits = signInLimits(body.email, request.ip);
  await refuseWhenLimited(database, limits, now());
  const found = await findMember(context.database, body.email, body.holdingSlug);
  const matches = await isPassword(found?.passwordHash ?? null, body.password);
  if (!matches || !found?.brand) {
    await countFailure(database, limits, now());
    throw new Failure('wrongCredentials');
  }
  // Checked again: many guesses sent at once all passed the first check before any had failed.
  await refuseWhenLimited(database, limits, now());
  if (body.locale) await keepLocale(database, found.id, body.locale);
  const { id: accountId, passwordHash } = found;
  const member = { accountId, brandId: found.brand.id, passwordHash };
  const { domain } = found.brand;
  if (!domain || domain === request.hostname) {
    return { token: await openSession(database, member, now()) };
  }
  return { token: await openHandoff(database, member, now()), holdingDomain: domain };
}

function findMember(database: Database, email: string, slug: string) {
  return withPossession(database, { email }, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return undefined;
    const brands = await listOpenBrands(tx, account.id);
    return { ...account, brand: brands.find((brand) => brand.slug === slug) };
  });
}

function keepLocale(database: Database, accountId: string, locale: Locale) {
  return withPossession(database, { accountId }, (tx) => setLocale(tx, accountId, locale));
}

/** Accepts a handoff token once, or a session token that another of our pages holds (rule 3). */
async function exchange({ context, body, request }: Call<typeof exchangeToken>) {
  const { database, now } = context;
  const limits = tokenLimits('exchange', request.ip);
  await refuseWhenLimited(database, limits, now());
  const tokenHash = hashToken(body.token);
  const spent = await withPossession(database, { tokenHash }, (tx) =>
    spendOneTimeToken(tx, tokenHash, 'handoff', now()),
  );
  const member = spent?.forBrandId
    ? { accountId: spent.accountId, brandId: spent.forBrandId }
    : await findStanding(database, tokenHash, now());
  if (!member) {
    await countFailure(database, limits, now());
    throw new Failure('unauthenticated');
  }
  return { token: await openSession(database, member, now()) };
}
