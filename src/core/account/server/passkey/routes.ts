import type { FastifyRequest } from 'fastify';
import { getPasskeyOptions, signInByPasskey } from '#core/account/contract/passkey.ts';
import { findEntrant, setLocale } from '#core/account/server/account-queries.ts';
import { takeBackAttempts } from '#core/account/server/attempt-queries.ts';
import { passkeyLimits, tryCounted, withAttempt } from '#core/account/server/attempts.ts';
import { readDevice, signDevice } from '#core/account/server/device.ts';
import { deviceSecret } from '#core/account/server/device-secret.ts';
import { comeIn } from '#core/account/server/factor/come-in.ts';
import { requireTicket } from '#core/account/server/factor/ticket.ts';
import { queueNewDevice } from '#core/account/server/new-device.ts';
import { queueFailedSignIn } from '#core/account/server/note-entry.ts';
import { requireOwnEntry } from '#core/account/server/own-entry.ts';
import { hostOf, hostsOf } from '#core/company/server/address.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { takeAnswer } from './answer.ts';
import type { Errand } from './challenge.ts';
import { accountOf } from './handle.ts';
import { requestOptions } from './options.ts';

export const routes: Route[] = [on(getPasskeyOptions)(options), on(signInByPasskey)(signIn)];

/** Nobody is known yet, so what a passkey signs is held to the host that asked for it. */
const signInErrand = (request: FastifyRequest): Errand => ({
  purpose: 'signIn',
  holder: hostOf(request),
});

/** With a ticket one of its account's passkeys is asked for, without one any that the browser has. */
async function options(call: Call<typeof getPasskeyOptions>) {
  const { context, request, body } = call;
  if (!body?.ticket) return requestOptions(context, signInErrand(request));
  const { accountId, tokenHash: holder } = await requireTicket(call, body.ticket, 'factor');
  return requestOptions(context, { purpose: 'factor', holder }, accountId);
}

/** Whatever is wrong with the passkey, its account or the company, the answer is the same (rule 2). */
async function signIn({ context, body, request }: Call<typeof signInByPasskey>) {
  const { database, now, config } = context;
  const { assertion, locale } = body;
  const accountId = accountOf(assertion.userHandle);
  const wanted = { slug: body.holdingSlug.toLowerCase(), ...hostsOf(request, config) };
  const [counted, found] = await withAttempt(
    database,
    { limits: passkeyLimits(request.ip), now: now(), ...(accountId && { accountId }) },
    async (tx) => (accountId ? findEntrant(tx, { accountId, ...wanted }) : undefined),
  );
  if (!accountId || !found) throw refused();
  const { brandId, email, ...person } = found;
  const holder = { secret: await deviceSecret(database), email, now: now() };
  const known = readDevice(body.deviceList ?? [], holder);
  const entered = await tryCounted(database, counted, async () => {
    if (!brandId) return undefined;
    const asked = { accountId, brandId, errand: signInErrand(request) };
    if ((await takeAnswer({ context, request }, assertion, asked)) === 'wrong') return undefined;
    requireOwnEntry(found, now());
    const proved = { provedHow: 'passkey', hasFactor: true, device: known } as const;
    const entrant = { ...person, accountId, brandId, passwordHash: null, ...proved };
    return comeIn({ context, request, keep: body.keep }, entrant, (tx) => [
      takeBackAttempts(tx, counted),
      ...(known ? [] : [queueNewDevice(tx, entrant, { context, request })]),
      ...(locale ? [setLocale(tx, accountId, locale)] : []),
    ]);
  });
  if (!entered) {
    await queueFailedSignIn({ context, request }, email);
    throw refused();
  }
  return { ...entered, device: signDevice(known, holder) };
}

const refused = () => new Failure('wrongCredentials', { text: { key: 'passkeyMessages.refused' } });
