import { exchangeToken, type LoginForm, loginUser, logoutUser } from '#contract/auth.ts';
import type { Locale } from '#i18n/t.ts';
import type { Database } from '#server/db/pool.ts';
import { withPossession } from '#server/db/scope.ts';
import { Failure } from '#server/errors.ts';
import { type Call, on, type Route } from '#server/http/call.ts';
import { countAttempt, countInvalid, signInLimits, tryCounted } from './attempts.ts';
import { readDevice, signDevice } from './device.ts';
import { deviceSecret } from './device-secret.ts';
import { noteEntry, queueFailedSignIn } from './note-entry.ts';
import { openHandoff, openSession, takeHandoff } from './open-session.ts';
import { isPassword } from './password.ts';
import { deleteSession, findSignIn, setLocale } from './queries.ts';
import { deviceOf } from './user-agent.ts';

export const routes: Route[] = [
  on(loginUser)(signIn),
  on(exchangeToken)(exchange),
  on(logoutUser)(async ({ context, actor }) => {
    const { tokenHash } = actor;
    await withPossession(context.database, { tokenHash }, async (tx) => {
      await deleteSession(tx, tokenHash);
      await noteEntry(tx, actor, 'signOut', context);
    });
    return {};
  }),
];

/**
 * A wrong password, an unknown account, a disabled membership and an inactive brand get the same
 * answer (rule 2).
 */
async function signIn({ context, body, request }: Call<typeof loginUser>) {
  const { database, now } = context;
  const { email } = body;
  const holder = { secret: await deviceSecret(database), email, now: now() };
  const known = readDevice(body.deviceList ?? [], holder);
  const limits = signInLimits({ email, address: request.ip, device: known });
  // The only place where a limit refuses a sign-in.
  const counted = await countAttempt(database, limits, now());
  const found = await tryCounted(database, counted, () => findByPassword(database, body));
  if (!found) {
    await queueFailedSignIn(context, email);
    throw new Failure('wrongCredentials');
  }
  const device = signDevice(known, holder);
  if (body.locale) await keepLocale(database, found.id, body.locale);
  const { id: accountId, passwordHash } = found;
  const { brandId, domain } = found;
  const member = { accountId, brandId, passwordHash };
  const isHere = !domain || domain === request.hostname;
  const from = deviceOf(request.headers['user-agent']);
  const token = isHere
    ? await openSession(database, { ...member, device: from }, now())
    : await openHandoff(database, member, now());
  await withPossession(database, {}, (tx) => noteEntry(tx, member, 'signIn', context));
  return isHere ? { token, device } : { token, holdingDomain: domain, device };
}

/** The account and the brand it may sign in to. Undefined if the password or anything else is wrong. */
async function findByPassword(database: Database, { email, password, holdingSlug }: LoginForm) {
  const found = await findSignIn(database, { email, slug: holdingSlug });
  const matches = await isPassword(found?.passwordHash ?? null, password);
  return matches && found?.brandId ? { ...found, brandId: found.brandId } : undefined;
}

function keepLocale(database: Database, accountId: string, locale: Locale) {
  return withPossession(database, { accountId }, (tx) => setLocale(tx, accountId, locale));
}

/** Accepts a handoff token once, and nothing else (rule 48). */
async function exchange({ context, body, request }: Call<typeof exchangeToken>) {
  const { database, now } = context;
  const device = deviceOf(request.headers['user-agent']);
  const token = await takeHandoff(database, { token: body.token, device }, now());
  if (!token) {
    await countInvalid(database, { purpose: 'exchange', address: request.ip, now: now() });
    throw new Failure('unauthenticated');
  }
  return { token };
}
