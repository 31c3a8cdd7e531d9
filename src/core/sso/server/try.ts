import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '#core/account/server/tokens.ts';
import { brandAddress } from '#core/company/server/address.ts';
import { ssoStartPath } from '#core/sso/contract/rules/sso-addresses.ts';
import type { getSsoTest, trySso } from '#core/sso/contract/sso.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { findTest, insertTest } from './queries.ts';
import { getRow } from './save.ts';
import { getHome } from './spare-queries.ts';

const lives = 10 * 60 * 1000;

/** Begins a try. What comes of it is kept by the sign-in itself (src/core/sso/server/entry). */
export function beginTest(call: Call<typeof trySso>) {
  return inBrand(call, async (scope, { now }) => {
    const connection = await getRow(scope, call.params.id);
    const { slug, domain } = await getHome(scope);
    const [id, token] = [randomUUID(), newToken()];
    await insertTest(scope, {
      id,
      connectionId: connection.id,
      connectionVersion: connection.version,
      membershipId: call.actor.membershipId,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + lives),
    });
    const home = brandAddress(call.context.config.publicUrl, domain);
    const address = `${home}${ssoStartPath(slug, connection.id)}?test=${token}`;
    return { data: { id, address } };
  });
}

/** Only who tries it sees what it shows. */
export function getTest(call: Call<typeof getSsoTest>) {
  return inBrand(call, async (scope, { now }) => {
    const test = await findTest(scope, call.params.id);
    if (test?.membershipId !== call.actor.membershipId) throw notFound();
    const { id, seen, expiresAt } = test;
    return { data: { id, seen, isOver: seen !== null || expiresAt <= now } };
  });
}
