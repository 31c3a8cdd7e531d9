import { randomUUID } from 'node:crypto';
import {
  keyEndDays,
  type makeKey,
  mostKeys,
  type updateKey,
  type withdrawKey,
} from '#addon/api-key/contract/key.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { changedFields } from '#core/audit/server/rules.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { networkIssues } from '#core/security/server/networks.ts';
import { tellSecurity } from '#core/security/server/tell-security.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { happened } from '#platform/server/happened.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { conflict, invalid, notFound, orNotFound, stale } from '#platform/server/shared/errors.ts';
import { deleteKey, findActiveSource, insertKey, listApiKeys, saveKeyNetworks } from './queries.ts';
import { showKey } from './show-key.ts';
import { newKeyToken } from './token.ts';

const day = 24 * 60 * 60 * 1000;

/** Super administrators decide about keys (rule 180). Every change is told to all of them by letter. */

export const addKey = (call: Call<typeof makeKey>) =>
  inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { term, ...form } = call.body;
    requireNetworks(form);
    if ((await listApiKeys(scope)).length >= mostKeys) {
      throw conflict({ path: 'name', key: 'apiKeyMessages.tooMany', params: { most: mostKeys } });
    }
    if (form.scopeList.includes('scim')) await requireNoSource(scope);
    const id = randomUUID();
    const { prefix, secret } = newKeyToken();
    const expiresAt = new Date(now.getTime() + term * day);
    const createdBy = call.actor.membershipId;
    const tokenHash = hashToken(secret);
    await insertKey(scope, {
      ...form,
      id,
      prefix,
      tokenHash,
      createdBy,
      createdAt: now,
      expiresAt,
    });
    const { brandId } = scope;
    for (const days of keyEndDays) {
      const runAt = new Date(expiresAt.getTime() - days * day);
      await addJob(scope, 'tell-key-ends', { brandId, keyId: id }, { runAt });
    }
    const { name } = form;
    await noteAudit(scope, call, { verb: 'create', kind: 'key', id, name });
    await tellSecurity(scope, ['keyList'], { by: call.actor.accountId, now });
    await happened(scope, [{ event: 'security.keyMade', facts: { keyId: id, name } }], now);
    const made = showKey(await requireKey(scope, id), now);
    return { data: { ...made, secret }, message: call.t('apiKeyMessages.made') };
  });

export const changeKey = (call: Call<typeof updateKey>) =>
  inBrand(call, async (scope, { now }) => {
    await lockBrand(scope);
    const { version, ipList } = call.body;
    const { id } = call.params;
    const before = showKey(await requireKey(scope, id), now);
    if (version !== undefined && version !== before.version) throw stale(before);
    requireNetworks({ ipList });
    await saveKeyNetworks(scope, id, ipList);
    const data = showKey(await requireKey(scope, id), now);
    const { name } = data;
    const details = { fieldList: changedFields('key', before, data) };
    await noteAudit(scope, call, { verb: 'update', kind: 'key', id, name, details });
    await tellSecurity(scope, ['keyList'], { by: call.actor.accountId, now });
    return { data, message: call.t('apiKeyMessages.saved') };
  });

export const dropKey = (call: Call<typeof withdrawKey>) =>
  inBrand(call, async (scope, { now }) => {
    const { id } = call.params;
    const name = await deleteKey(scope, id);
    if (name === undefined) throw notFound();
    await noteAudit(scope, call, { verb: 'delete', kind: 'key', id, name });
    await tellSecurity(scope, ['keyList'], { by: call.actor.accountId, now });
    return { message: call.t('apiKeyMessages.withdrawn') };
  });

async function requireKey(scope: Scope, id: string) {
  const key = (await listApiKeys(scope)).find((row) => row.id === id);
  return orNotFound(key);
}

/** People come by one machine only (rule 212). */
async function requireNoSource(scope: Scope): Promise<void> {
  const name = await findActiveSource(scope);
  if (name === undefined) return;
  throw conflict({ path: 'scopeList', key: 'apiKeyMessages.besideSource', params: { name } });
}

function requireNetworks({ ipList }: { ipList: readonly string[] }): void {
  const issues = networkIssues(ipList);
  if (issues.length > 0) throw invalid(...issues);
}
