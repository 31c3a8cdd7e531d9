import { randomUUID } from 'node:crypto';
import type {
  createHook,
  deleteHook,
  renewHookSecret,
  updateHook,
} from '#addon/webhook/contract/hook.ts';
import { mostHooks } from '#addon/webhook/contract/hook-events.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { tellSecurity } from '#core/security/server/tell-security.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { sealSecret } from '#platform/server/keyring/sealed-secret.ts';
import { conflict, stale } from '#platform/server/shared/errors.ts';
import { presentHook } from './present.ts';
import { giveUpWaiting, insertHook, listHooks, removeHook, saveHook } from './queries.ts';
import { requireHook } from './require-hook.ts';
import { formerEnd } from './retry.ts';
import { newHookSecret } from './sign.ts';

/** Super administrators change where the company's news go (rule 200). Every change is told to all of them by letter. */

export async function addHook(call: Call<typeof createHook>) {
  const id = randomUUID();
  const secret = newHookSecret();
  const sealedSecret = await sealSecret(call.context.keyring, id, secret);
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    if ((await listHooks(scope)).length >= mostHooks) {
      throw conflict({ path: 'name', key: 'hookMessages.tooMany', params: { most: mostHooks } });
    }
    await insertHook(scope, { ...call.body, id, sealedSecret, createdAt: now });
    const { name } = call.body;
    await noteAudit(scope, call, { verb: 'create', kind: 'hook', id, name });
    await tellOthers(scope, call, now);
    const data = { ...presentHook(await requireHook(scope, id), now), secret };
    return { data, message: call.t('hookMessages.made') };
  });
}

/** One that is turned on again begins anew: what was given up while it was off stays so. */
export function changeHook(call: Call<typeof updateHook>) {
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { version, ...form } = call.body;
    const row = await requireHook(scope, call.params.id);
    const before = presentHook(row, now);
    if (version !== undefined && version !== row.version) throw stale(before);
    const isNew = form.url !== row.url || (form.isActive && !row.isActive);
    await saveHook(scope, row.id, {
      ...form,
      ...(isNew && { failingSince: null, restsUntil: null }),
      offFor: form.isActive ? null : row.offFor,
    });
    if (!form.isActive) await giveUpWaiting(scope, row.id);
    const data = presentHook(await requireHook(scope, row.id), now);
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

export async function renewSecret(call: Call<typeof renewHookSecret>) {
  const secret = newHookSecret();
  const sealedSecret = await sealSecret(call.context.keyring, call.params.id, secret);
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { id, name, sealedSecret: formerSealed } = await requireHook(scope, call.params.id);
    await saveHook(scope, id, { sealedSecret, formerSealed, formerUntil: formerEnd(now) });
    const details = { fieldList: ['secret'] };
    await noteAudit(scope, call, { verb: 'update', kind: 'hook', id, name, details });
    await tellOthers(scope, call, now);
    const data = { ...presentHook(await requireHook(scope, id), now), secret };
    return { data, message: call.t('hookMessages.renewed') };
  });
}

export function dropHook(call: Call<typeof deleteHook>) {
  return inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { id, name } = await requireHook(scope, call.params.id);
    await removeHook(scope, id);
    await noteAudit(scope, call, { verb: 'delete', kind: 'hook', id, name });
    await tellOthers(scope, call, now);
    return { message: call.t('hookMessages.deleted') };
  });
}

const tellOthers = (scope: Scope, { actor }: { actor: { accountId: string } }, now: Date) =>
  tellSecurity(scope, ['hookList'], { by: actor.accountId, now });
