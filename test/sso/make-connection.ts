import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { brandDomain, ssoConnection } from '#core/sso/server/tables/sso.ts';
import type { Context } from '#platform/server/context.ts';
import { encryptSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { inBrand } from '#test/factories.ts';
import { ssoClient } from '#test/fake/sso-provider.ts';
import { connectionForm } from './connection-form.ts';

/** Makes a connection of the company with the fake provider, and offers it. Returns its id. */
export async function makeConnection(
  { database, keyring }: Context,
  brandId: string,
  { issuer, ...given }: { issuer: string } & Partial<typeof ssoConnection.$inferInsert>,
): Promise<string> {
  const id = randomUUID();
  const sealedSecret = await encryptSecret(keyring, id, ssoClient.secret);
  await inBrand(database, brandId, ({ tx }) =>
    tx.insert(ssoConnection).values({
      brandId,
      id,
      preset: 'keycloak',
      name: 'Ромашка ID',
      issuer,
      clientId: ssoClient.id,
      sealedSecret,
      tokenAuth: 'client_secret_basic',
      claimNames: connectionForm.claimNames,
      isActive: true,
      ...given,
    }),
  );
  await database.pool.query(`update brand set sso = 'offered' where id = $1`, [brandId]);
  return id;
}

/** The company has proven that a domain is its own. */
export const proveDomain = ({ database, now }: Context, brandId: string, domain: string) =>
  drizzle(database.pool)
    .insert(brandDomain)
    .values({ forBrandId: brandId, domain, token: 't', provenAt: now() });
