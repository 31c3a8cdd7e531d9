import { randomUUID } from 'node:crypto';
import { insertKey, touchKey } from '#addon/api-key/server/queries.ts';
import { newKeyToken } from '#addon/api-key/server/token.ts';
import { hashToken } from '#core/account/server/tokens.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';

interface Made {
  membershipId: string;
  now: Date;
}

/** An API key of a company, which has been used today: its next use is not in the log. */
export async function makeApiKey(
  scope: Scope,
  scopeList: ApiScope[],
  { membershipId, now }: Made,
): Promise<{ id: string; secret: string }> {
  const id = randomUUID();
  const { prefix, secret } = newKeyToken();
  await insertKey(scope, {
    id,
    name: 'Bitrix24',
    prefix,
    tokenHash: hashToken(secret),
    scopeList,
    createdBy: membershipId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 30 * 24 * 3_600_000),
  });
  await touchKey(scope, id, { lastUsedOn: dateIn('Europe/Moscow', now) });
  return { id, secret };
}
