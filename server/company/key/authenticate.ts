import type { ApiScope } from '#contract/platform/call/scope.ts';
import { dateIn } from '#contract/platform/rules/dates.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { hashToken } from '#server/company/auth/tokens.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/pool.ts';
import { withBrand } from '#server/platform/db/scope.ts';
import type { KeyActor } from '#server/platform/http/call.ts';
import { tooMany } from '#server/platform/shared/errors.ts';
import { findApiKey, touchKey, useKey } from './queries.ts';

/** How many calls a key makes in a minute (rule 181). A first load by SCIM asks and creates ten thousand times. */
export const mostCalls = (scopes: readonly ApiScope[]): number =>
  scopes.includes('scim') ? 3000 : 600;
const minute = 60 * 1000;

type Asker = { ip: string; headers: { 'user-agent'?: string | undefined } };

/**
 * The program behind this key. Null where the key opens nothing. The first use of a day is in the activity log, under
 * the key's name, whatever the call is answered.
 */
export async function authenticateKey(
  database: Database,
  token: string,
  { request, now: clock }: { request: Asker } & Pick<Context, 'now'>,
): Promise<KeyActor | null> {
  const found = await findApiKey(database, hashToken(token));
  if (!found) return null;
  const { brandId, id } = found;
  const now = clock();
  const begin = new Date(Math.floor(now.getTime() / minute) * minute);
  const used = await withBrand({ database, brandId }, async (scope) => {
    const key = await useKey(scope, { id, now, minute: begin });
    const today = key && dateIn(key.timeZone, now);
    if (key && today && key.lastUsedOn !== today) {
      await touchKey(scope, id, today);
      const doer = { context: { now: clock }, actor: { keyName: key.name }, request };
      await noteAudit(scope, doer, { verb: 'use', kind: 'key', id, name: key.name });
    }
    return key;
  });
  if (!used) return null;
  if (used.minuteCount > mostCalls(used.scopeList)) throw tooMany(60);
  const { name, scopeList, brandSlug, timeZone, locale, ipList } = used;
  return {
    kind: 'key',
    keyId: id,
    keyName: name,
    scopeList,
    brandId,
    brandSlug,
    timeZone,
    locale,
    ipList,
    employeeId: null,
    permissions: new Set(),
  };
}
