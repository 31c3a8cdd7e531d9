import { randomUUID } from 'node:crypto';
import type {
  createWebhook,
  deleteWebhook,
  renewWebhookSecret,
  updateWebhook,
} from '#addon/webhook/contract/webhook.ts';
import { mostWebhooks } from '#addon/webhook/contract/webhook-events.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { tellSecurity } from '#core/security/server/tell-security.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { encryptSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { conflict, stale } from '#platform/server/shared/errors.ts';
import { presentWebhook } from './present.ts';
import {
  giveUpWaiting,
  insertWebhook,
  listWebhooks,
  removeWebhook,
  saveWebhook,
} from './queries.ts';
import { requireWebhook } from './require-webhook.ts';
import { formerEnd } from './retry.ts';
import { newWebhookSecret } from './sign.ts';

/** Super administrators change where the company's news go (rule 200). Every change is told to all of them by letter. */

export async function addHook(call: Call<typeof createWebhook>) {
  const id = randomUUID();
  const secret = newWebhookSecret();
  const sealedSecret = await encryptSecret(call.context.keyring, id, secret);
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    if ((await listWebhooks(scope)).length >= mostWebhooks) {
      throw conflict({ path: 'name', key: 'hookMessages.tooMany', params: { most: mostWebhooks } });
    }
    await insertWebhook(scope, { ...call.body, id, sealedSecret, createdAt: now });
    const { name } = call.body;
    await noteAudit(scope, call, { verb: 'create', kind: 'hook', id, name });
    await tellOthers(scope, call, now);
    const data = { ...presentWebhook(await requireWebhook(scope, id), now), secret };
    return { data, message: call.t('hookMessages.made') };
  });
}

/** One that is turned on again begins anew: what was given up while it was off stays so. */
export function changeWebhook(call: Call<typeof updateWebhook>) {
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { version, ...form } = call.body;
    const row = await requireWebhook(scope, call.params.id);
    const before = presentWebhook(row, now);
    if (version !== undefined && version !== row.version) throw stale(before);
    const isNew = form.url !== row.url || (form.isActive && !row.isActive);
    await saveWebhook(scope, row.id, {
      ...form,
      ...(isNew && { failingSince: null, restsUntil: null }),
      offFor: form.isActive ? null : row.offFor,
    });
    if (!form.isActive) await giveUpWaiting(scope, row.id);
    const data = presentWebhook(await requireWebhook(scope, row.id), now);
    const details = { fieldList: changedFields('hook', before, data) };
    await noteAudit(scope, call, {
      verb: 'update',
      kind: 'hook',
      id: row.id,
      name: data.name,
      details,
    });
    await tellOthers(scope, call, now);
    return { data, message: call.t('hookMessages.saved') };
  });
}

export async function renewSecret(call: Call<typeof renewWebhookSecret>) {
  const secret = newWebhookSecret();
  const sealedSecret = await encryptSecret(call.context.keyring, call.params.id, secret);
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { id, name, sealedSecret: formerSealed } = await requireWebhook(scope, call.params.id);
    await saveWebhook(scope, id, { sealedSecret, formerSealed, formerUntil: formerEnd(now) });
    const details = { fieldList: ['secret'] };
    await noteAudit(scope, call, { verb: 'update', kind: 'hook', id, name, details });
    await tellOthers(scope, call, now);
    const data = { ...presentWebhook(await requireWebhook(scope, id), now), secret };
    return { data, message: call.t('hookMessages.renewed') };
  });
}

export function dropWebhook(call: Call<typeof deleteWebhook>) {
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { id, name } = await requireWebhook(scope, call.params.id);
    await removeWebhook(scope, id);
    await noteAudit(scope, call, { verb: 'delete', kind: 'hook', id, name });
    await tellOthers(scope, call, now);
    return { message: call.t('hookMessages.deleted') };
  });
}

const tellOthers = (scope: Scope, { actor }: { actor: { accountId: string } }, now: Date) =>
  tellSecurity(scope, ['hookList'], { by: actor.accountId, now });
