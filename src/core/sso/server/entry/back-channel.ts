import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { noteAudit } from '#core/audit/server/note.ts';
import type { endBySso } from '#core/sso/contract/entry/sso.ts';
import { findIdentity, spend } from '#core/sso/server/identity-queries.ts';
import { findConnection } from '#core/sso/server/queries.ts';
import { withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { Failure, notFound } from '#platform/server/shared/errors.ts';
import { findProvider, type World } from './oidc/providers.ts';
import { endProvidersSessions, findBrandBySlug, getEntrant } from './queries.ts';
import type { Claims } from './rules/claims.ts';
import { readLogout } from './rules/logout-token.ts';

/** What may sign: never a key that both sides know, nor nothing. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];
const keptFor = 15 * 60 * 1000;

/**
 * Ends the sessions of whoever has signed out at the provider. 400 for a token that isn't wholly right, or has come
 * before; the reason stays with us.
 */
export async function endThere({ context, params, body }: Call<typeof endBySso>): Promise<object> {
  const { database, now } = context;
  const brand = await withPossession(database, {}, (tx) => findBrandBySlug(tx, params.slug));
  if (!brand) throw notFound();
  const own = { database, brandId: brand.id };
  const connection = await withBrand(own, (scope) => findConnection(scope, params.id));
  if (!connection) throw notFound();
  const claims = await verify(context, connection, body.logout_token);
  const told = claims && readLogout(claims, now());
  if (!told) throw new Failure('malformed');
  const { jti, sid, subject } = told;
  const hash = createHash('sha256').update(`${connection.id} ${jti}`).digest('hex');
  await withBrand(own, async (scope) => {
    const until = new Date(now().getTime() + keptFor);
    if (!(await spend(scope, { hash, until }))) throw new Failure('malformed');
    const connectionId = connection.id;
    const membershipId = subject && (await findIdentity(scope, { connectionId, subject }));
    const accountId = membershipId ? (await getEntrant(scope, membershipId)).accountId : undefined;
    const ended = await endProvidersSessions(scope, { connectionId, sid, accountId });
    for (const id of new Set(ended.map((one) => one.accountId))) {
      const note = { verb: 'endSessions', kind: 'account', id, name: connection.name } as const;
      await noteAudit(scope, { context, actor: { accountId: id } }, note);
    }
  });
  return {};
}

/** The claims of a token that this provider has signed for us. Its times are ours to check. */
async function verify(
  world: World,
  { issuer, clientId }: { issuer: string; clientId: string },
  token: string,
): Promise<Claims | undefined> {
  const provider = await findProvider(world, issuer).catch(() => undefined);
  if (!provider) throw new Failure('unavailable');
  const keys = await provider.readKeys().catch(() => undefined);
  if (!keys) throw new Failure('unavailable');
  const due = { issuer: provider.metadata.issuer, audience: clientId, algorithms };
  return jwtVerify(token, createLocalJWKSet(keys), {
    ...due,
    currentDate: world.now(),
    clockTolerance: 120,
  }).then(
    ({ payload }) => payload,
    () => undefined,
  );
}
