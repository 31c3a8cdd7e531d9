import { exchangeToken, loginUser, logoutUser } from '#core/account/contract/auth.ts';
import { chooseAccount, getChoice } from '#core/account/contract/choice.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import { hostsOf } from '#core/company/server/address.ts';
import { isDemoEmail } from '#platform/contract/demo.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { findSignIn, setLocale } from './account-queries.ts';
import { takeBackAttempts } from './attempt-queries.ts';
import { countInvalid, signInLimits, tryCounted, withAttempt } from './attempts.ts';
import { choose, readChoice } from './choose.ts';
import { readDevice, signDevice } from './device.ts';
import { deviceSecret } from './device-secret.ts';
import { comeIn } from './factor/come-in.ts';
import { giveSession } from './give-session.ts';
import { queueNewDevice } from './new-device.ts';
import { queueFailedSignIn } from './note-entry.ts';
import { takeHandoff } from './open-session.ts';
import { requireOwnEntry } from './own-entry.ts';
import { isPassword } from './password.ts';
import { leadOut, signOut, withoutCookie } from './sign-out.ts';

export const routes: Route[] = [
  on(loginUser)(signIn),
  on(exchangeToken)(exchange),
  on(getChoice)(readChoice),
  on(chooseAccount)(choose),
  on(logoutUser)(async ({ context, actor, request }) => {
    const connectionId = await signOut(actor, { context, request });
    const led = await leadOut(context, actor, connectionId);
    return { ...led, ...withoutCookie(request, context.config) };
  }),
];

/**
 * A wrong password, an unknown account, a disabled membership and an inactive brand get the same
 * answer (rule 2).
 */
async function signIn({ context, body, request }: Call<typeof loginUser>) {
  const { database, now } = context;
  const { email } = body;
  const slug = body.holdingSlug.toLowerCase();
  const holder = { secret: await deviceSecret(database), email, now: now() };
  const known = readDevice(body.deviceList ?? [], holder);
  const limits = signInLimits({
    email,
    address: request.ip,
    device: known,
    isForAll: context.config.isPublicDemo && isDemoEmail(email),
  });
  // The only place where a limit refuses a sign-in.
  const [counted, found] = await withAttempt(database, { limits, now: now(), email }, (tx) =>
    findSignIn(tx, { email, slug, ...hostsOf(request, context.config) }),
  );
  const entered = await tryCounted(database, counted, async () => {
    const matches = await isPassword(found?.passwordHash ?? null, body.password);
    if (!matches || !found?.brandId) return undefined;
    requireOwnEntry(found, now());
    const { id: accountId, brandId, domain, passwordHash, name } = found;
    const entrant = { accountId, brandId, domain, passwordHash, name };
    const proved = { ...entrant, device: known, counted };
    return comeIn({ context, request, keep: body.keep }, proved, (tx) => [
      takeBackAttempts(tx, counted),
      ...(known ? [] : [queueNewDevice(tx, entrant, { context, request })]),
      ...(body.locale ? [setLocale(tx, accountId, body.locale)] : []),
    ]);
  });
  if (!entered) {
    await queueFailedSignIn({ context, request }, email);
    throw new Failure('wrongCredentials');
  }
  return entered.step ? entered : { ...entered, device: signDevice(known, holder) };
}

/** Accepts a handoff token once, at the company's home, and nothing else (rule 48). */
async function exchange({ context, body, request }: Call<typeof exchangeToken>) {
  const { database, now } = context;
  const device = deviceOf(request.headers['user-agent']);
  const opened = await takeHandoff(
    database,
    { token: body.token, device, ...hostsOf(request, context.config) },
    now(),
  );
  if (!opened) {
    await countInvalid(database, { purpose: 'exchange', address: request.ip, now: now() });
    throw new Failure('unauthenticated');
  }
  return giveSession({ context, request, keep: body.keep, asks: true }, opened);
}
