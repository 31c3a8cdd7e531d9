import { randomUUID } from 'node:crypto';
import { hashToken } from '#server/company/auth/tokens.ts';
import { insertKey } from '#server/company/key/queries.ts';
import { newKeyToken } from '#server/company/key/token.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/** A company's API key, of which nobody has the secret. */
export async function makeUnusedKey(
  scope: Scope,
  { membershipId, now }: { membershipId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  const { prefix, secret } = newKeyToken();
  await insertKey(scope, {
    id,
    name: 'Bitrix24',
    prefix,
    tokenHash: hashToken(secret),
    scopeList: ['people.read'],
    createdBy: membershipId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 30 * 24 * 3_600_000),
  });
  return id;
}
