import { randomUUID } from 'node:crypto';
import { type ApiKey, getKeys, makeKey, mostKeys, withdrawKey } from '#contract/company/key.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { hashToken } from '#server/company/auth/tokens.ts';
import { lockBrand } from '#server/company/brand/queries.ts';
import { tellHooks } from '#server/company/hook/tell.ts';
import { tellSecurity } from '#server/company/security/tell-security.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { conflict, notFound } from '#server/platform/shared/errors.ts';
import { deleteKey, findActiveSource, insertKey, type ListedKey, listApiKeys } from './queries.ts';
import { newKeyToken } from './token.ts';

const day = 24 * 60 * 60 * 1000;

export const routes: Route[] = [
  on(getKeys)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: (await listApiKeys(scope)).map((row) => shownKey(row, now)),
    })),
  ),
  on(makeKey)((call) =>
    inBrand(call, async (scope, { now }) => {
      await lockBrand(scope);
      const { name, scopeList, term } = call.body;
      if ((await listApiKeys(scope)).length >= mostKeys) {
        throw conflict({
          path: 'name',
          key: 'apiKeyMessages.tooMany',
          params: { most: mostKeys },
        });
      }
      if (scopeList.includes('scim')) await requireNoSource(scope);
      const id = randomUUID();
      const { prefix, secret } = newKeyToken();
      await insertKey(scope, {
        id,
        name,
        prefix,
        tokenHash: hashToken(secret),
        scopeList,
        createdBy: call.actor.membershipId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + term * day),
      });
      await noteAudit(scope, call, { verb: 'create', kind: 'key', id, name });
      await tellSecurity(scope, ['keyList'], { by: call.actor.accountId, now });
      const facts = { keyId: id, name };
      await tellHooks(scope, [{ event: 'security.keyMade', facts }], now);
      const made = (await listApiKeys(scope)).find((row) => row.id === id) as ListedKey;
      return {
        data: { ...shownKey(made, now), secret },
        message: call.t('apiKeyMessages.made'),
      };
    }),
  ),
  on(withdrawKey)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { id } = call.params;
      const name = await deleteKey(scope, id);
      if (name === undefined) throw notFound();
      await noteAudit(scope, call, { verb: 'delete', kind: 'key', id, name });
      await tellSecurity(scope, ['keyList'], { by: call.actor.accountId, now });
      return { message: call.t('apiKeyMessages.withdrawn') };
    }),
  ),
];

/** People come by one machine only (rule 212). */
async function requireNoSource(scope: Scope): Promise<void> {
  const name = await findActiveSource(scope);
  if (name === undefined) return;
  throw conflict({ path: 'scopeList', key: 'apiKeyMessages.besideSource', params: { name } });
}

function shownKey({ isOfSuper, ...row }: ListedKey, now: Date): ApiKey {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: row.expiresAt <= now ? 'over' : isOfSuper ? 'works' : 'resting',
  };
}
