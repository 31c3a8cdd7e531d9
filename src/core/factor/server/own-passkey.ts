import type {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeyConfirmationOptions,
} from '#core/account/contract/passkey.ts';
import { requestOptions } from '#core/account/server/passkey/options.ts';
import { withPossession } from '#platform/server/db/scope.ts';
import type { Actor, Call } from '#platform/server/http/call.ts';
import { addPasskey as add, beginPasskey } from './add-passkey.ts';
import { requireMailWhereDue } from './own.ts';
import { markFactor } from './queries.ts';

/** One's own passkeys, in the settings, and proving by one of them. What they sign is held to the session. */

const errandOf = ({ sessionId }: Actor) => ({ purpose: 'register', holder: sessionId }) as const;

export async function beginOwnPasskey(call: Call<typeof getNewPasskeyOptions>) {
  const { context, actor, t } = call;
  await requireMailWhereDue(call);
  return beginPasskey(context, actor, { errand: errandOf(actor), t });
}

export async function addOwnPasskey(call: Call<typeof addPasskey>) {
  const { context, actor, body } = call;
  await requireMailWhereDue(call);
  const added = await add(call, actor, { ...body, errand: errandOf(actor) });
  const { accountId, tokenHash } = actor;
  if (added.codeList.length === 0) {
    await withPossession(context.database, { accountId, tokenHash }, (tx) =>
      markFactor(tx, tokenHash),
    );
  }
  return added;
}

export const optionsOfConfirmation = ({
  context,
  actor,
}: Call<typeof getPasskeyConfirmationOptions>) =>
  requestOptions(context, { purpose: 'prove', holder: actor.sessionId }, actor.accountId);
