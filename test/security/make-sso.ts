import { randomUUID } from 'node:crypto';
import { insertDomain } from '#core/sso/server/domain/queries.ts';
import { noteAsked } from '#core/sso/server/identity-queries.ts';
import { insertConnection, insertTest } from '#core/sso/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { sealSecret } from '#platform/server/keyring/sealed-secret.ts';
import { makeMember } from '#test/factories.ts';
import { connectionForm } from '#test/sso/connection-form.ts';

/** A company's own sign-in: a provider that is being tried, one that can be deleted, a domain, and who knocked. */
export async function makeSso(
  scope: Scope,
  { keyring, now }: Pick<Context, 'keyring' | 'now'>,
  { slug, membershipId }: { slug: string; membershipId: string },
) {
  const [connectionId, unusedId] = [randomUUID(), randomUUID()];
  const { claimNames, ...form } = connectionForm;
  for (const id of [connectionId, unusedId]) {
    const sealedSecret = await sealSecret(keyring, id, 'secret');
    const { ruleList: _, ...fields } = form;
    await insertConnection(scope, {
      ...fields,
      id,
      sealedSecret,
      tokenAuth: 'client_secret_basic',
      claimNames,
      createdAt: now(),
    });
  }
  const testId = randomUUID();
  const expiresAt = new Date(now().getTime() + 600_000);
  const test = { connectionId, connectionVersion: 1, membershipId, expiresAt };
  await insertTest(scope, { ...test, id: testId, tokenHash: randomUUID() });
  const domain = `${slug}.example.ru`;
  const unusedDomain = `unused-${slug}.example.ru`;
  for (const name of [domain, unusedDomain]) {
    await insertDomain(scope, { domain: name, token: 'token', createdAt: now() });
  }
  const [knockId, forgottenKnockId] = [randomUUID(), randomUUID()];
  for (const id of [knockId, forgottenKnockId]) {
    const who = { connectionId, subject: id, email: null, name: null };
    await noteAsked(scope, { ...who, id, reason: 'unknown', now: now() });
  }
  const spare = await makeMember(scope, ['ROLE_SUPER_ADMIN']);
  return {
    connectionId,
    unusedId,
    testId,
    domain,
    unusedDomain,
    knockId,
    forgottenKnockId,
    spareId: spare.membershipId,
  };
}
