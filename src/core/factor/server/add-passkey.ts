import { randomUUID } from 'node:crypto';
import type {
  CreationOptions,
  NewCredential,
} from '#core/account/contract/rules/passkey-fields.ts';
import { findAccountName } from '#core/account/server/account-queries.ts';
import type { EntryCall } from '#core/account/server/enter.ts';
import { logRefused, takeChallenge } from '#core/account/server/passkey/answer.ts';
import { challengeLasts, type Errand } from '#core/account/server/passkey/challenge.ts';
import { handleOf } from '#core/account/server/passkey/handle.ts';
import { newChallenge, requirePasskeyHost } from '#core/account/server/passkey/options.ts';
import { listCredentials } from '#core/account/server/passkey/queries.ts';
import { algorithms, readNewPasskey } from '#core/account/server/passkey/verify.ts';
import { deviceOf } from '#core/audit/server/user-agent.ts';
import { spokenDevice } from '#platform/contract/rules/device.ts';
import type { Context } from '#platform/server/context.ts';
import { together, withPossession } from '#platform/server/db/scope.ts';
import { conflict, invalid } from '#platform/server/shared/errors.ts';
import type { T } from '#platform/texts/t.ts';
import { type Added, addFactor } from './add-factor.ts';

/** Adding a passkey: in the settings, and as a step of signing in (rule 107). */

interface Owner {
  accountId: string;
  brandId: string;
  email: string;
}

/** What a browser makes a passkey from. 404 where the installation has none. */
export async function beginPasskey(
  context: Context,
  { accountId, email }: Owner,
  { errand, t }: { errand: Errand; t: T },
): Promise<CreationOptions> {
  const rpId = requirePasskeyHost(context);
  const [known, name] = await withPossession(context.database, { accountId }, (tx) =>
    together(listCredentials(tx, { accountId, rpId }), findAccountName(tx, accountId)),
  );
  return {
    rp: { id: rpId, name: t('common.product') },
    user: { id: handleOf(accountId), name: email, displayName: name },
    challenge: await newChallenge(context, errand),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLasts,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Adds a passkey that was made for just this. 400 where it wasn't; 409 where it is somebody's already. */
export async function addPasskey(
  call: EntryCall & { t: T },
  { email: _, ...owner }: Owner,
  {
    credential,
    name,
    errand,
  }: { credential: NewCredential; name?: string | undefined; errand: Errand },
): Promise<Added> {
  const { context, request, t } = call;
  const asked = await takeChallenge(context, credential.clientDataJSON, errand);
  const read = asked && (await readNewPasskey(credential, asked).catch(logRefused(context)));
  if (!asked || !read) throw invalid({ path: 'credential', key: 'passkeyMessages.notAdded' });
  const device = deviceOf(request.headers['user-agent']);
  const row = { id: randomUUID(), kind: 'passkey', rpId: asked.rpId, ...read, ...device } as const;
  return addFactor(call, owner, { ...row, name: name ?? spokenDevice(device, t) }).catch(
    refuseTaken,
  );
}

/** No other account is told of, but one passkey can't open two. */
function refuseTaken(error: { constraint?: string }): never {
  const isTaken = error.constraint === 'account_factor_credential_id_unique';
  throw isTaken ? conflict({ path: 'credential', key: 'passkeyMessages.taken' }) : error;
}
