import { hashToken } from '#core/account/server/tokens.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { KeyActor } from '#platform/server/http/call.ts';
import { addressRefused, admits } from '#platform/server/shared/address/address-list.ts';
import { tooMany } from '#platform/server/shared/errors.ts';
import { findApiKey, touchKey, useKey } from './queries.ts';

/** How many calls a key makes in a minute (rule 181). A first load by SCIM asks and creates ten thousand times. */
export const mostCalls = (scopes: readonly ApiScope[]): number =>
  scopes.includes('scim') ? 3000 : 600;
const minute = 60 * 1000;

type Asker = { ip: string; headers: { 'user-agent'?: string | undefined } };

/**
 * The program behind this key. Null where the key opens nothing. The first use of a day is in the activity log, under
 * the key's name, whatever the call is answered; so is the first one from an address that may not use it.
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
    if (!key) return undefined;
    const today = dateIn(key.timeZone, now);
    const isAdmitted = admits(key.ipList, request.ip) && admits(key.keyIpList, request.ip);
    const lastOn = isAdmitted ? key.lastUsedOn : key.lastRefusedOn;
    if (lastOn !== today) {
      await touchKey(scope, id, isAdmitted ? { lastUsedOn: today } : { lastRefusedOn: today });
      const doer = { context: { now: clock }, actor: { keyId: id, keyName: key.name }, request };
      const verb = isAdmitted ? 'use' : 'useRefused';
      await noteAudit(scope, doer, { verb, kind: 'key', id, name: key.name });
    }
    return { ...key, isAdmitted };
  });
  if (!used) return null;
  if (used.minuteCount > mostCalls(used.scopeList)) throw tooMany(60);
  if (!used.isAdmitted) throw addressRefused(request);
  const { name, scopeList, brandSlug, timeZone, locale } = used;
  return {
    kind: 'key',
    keyId: id,
    keyName: name,
    scopeList,
    brandId,
    brandSlug,
    timeZone,
    locale,
    employeeId: null,
    permissions: new Set(),
  };
}
