import { countInvalid } from '#core/account/server/attempts.ts';
import { insertOneTimeToken } from '#core/account/server/queries.ts';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { findLink, type LinkPurpose } from './queries.ts';

interface Wanted {
  accountId: string;
  purpose: LinkPurpose;
  expiresAt: Date;
}

/** The token of a link that works once. Only its hash is stored. */
export async function makeToken(scope: Scope, wanted: Wanted): Promise<string> {
  const token = newToken();
  await insertOneTimeToken(scope.tx, {
    ...wanted,
    tokenHash: hashToken(token),
    forBrandId: scope.brandId,
  });
  return token;
}

interface Held {
  token: string;
  purposes: readonly LinkPurpose[];
  ip: string;
}

/**
 * The account of a working link, without spending it. Otherwise 404 "expired or used", counted per
 * address: 429 when there were too many.
 */
export async function findOrRefuse(
  { database, now }: Context,
  { token, purposes, ip }: Held,
): Promise<NonNullable<Awaited<ReturnType<typeof findLink>>>> {
  const found = await findLink(database, { tokenHash: hashToken(token), purposes }, now());
  if (found) return found;
  await countInvalid(database, { purpose: 'reset', address: ip, now: now() });
  throw new Failure('linkExpired');
}
