import { randomUUID } from 'node:crypto';
import { insertDomain } from '#core/sso/server/domain/queries.ts';
import { noteAsked } from '#core/sso/server/identity-queries.ts';
import { insertConnection, insertTest } from '#core/sso/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { encryptSecret } from '#platform/server/keyring/encrypted-secret.ts';
import { makeMember } from '#test/factories.ts';
import { name } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';
import { connectionForm } from '#test/sso/connection-form.ts';

export const fixtures: Fixtures = {
  getSso: none,
  createSso: alone(() => ({ body: { ...connectionForm, secret: 'secret' } })),
  updateSso: by(({ sso }) => ({
    params: { id: sso.connectionId },
    body: { ...connectionForm, name: name('sso') },
  })),
  deleteSso: by(({ sso }) => ({ params: { id: sso.unusedId } })),
  refreshSso: by(({ sso }) => ({ params: { id: sso.connectionId } }), {
    proof: 'never',
    unnoted: 'reads again what the provider says of itself',
  }),
  trySso: by(({ sso }) => ({ params: { id: sso.connectionId } }), {
    unnoted: 'a try signs nobody in, and changes nothing',
  }),
  getSsoTest: by(({ sso }) => ({ params: { id: sso.testId } })),
  getSsoRequirement: none,
  setSsoState: alone(() => ({ body: { state: 'off' } }), {
    notedIn: 'its fixture changes nothing: src/core/sso/server/state.http.test.ts',
  }),
  setSpare: by(({ sso }) => ({ params: { membershipId: sso.spareId }, body: { isSpare: true } })),
  getDomains: none,
  addDomain: alone(() => ({
    body: { domain: `${name('added')}.example.ru`.replaceAll(' ', '-') },
  })),
  checkDomain: by(({ sso }) => ({ params: { domain: sso.domain } }), {
    notedIn: 'its fixture has no record: src/core/sso/server/domain/domain.http.test.ts',
  }),
  deleteDomain: by(({ sso }) => ({ params: { domain: sso.unusedDomain } })),
  findSso: alone(({ slug }) => ({ query: { holdingSlug: slug } })),
  startSso: by(({ slug, employeeId }) => ({ params: { slug, id: employeeId } })),
  comeBackFromSso: by(({ slug }) => ({ params: { slug } })),
  leaveBySso: by(({ slug, employeeId }) => ({ params: { slug, id: employeeId } })),
  endBySso: {
    ...by(({ slug, employeeId }) => ({
      params: { slug, id: employeeId },
      body: { logout_token: 'none' },
    })),
    refusedBy: 404,
    unnoted: 'noted where it ends sessions: back-channel.http.test.ts',
  },
  // A password has opened the session.
  proveBySso: {
    ...none,
    refusedBy: 409,
    unnoted: 'nothing is proved yet: the proof is noted when the provider has given it',
  },
  getAccessRequests: none,
  bindAccessRequest: by(
    ({ sso, answeringId }) => ({ body: { id: sso.accessRequestId, employeeId: answeringId } }),
    { proof: 'due' },
  ),
  forgetAccessRequest: by(({ sso }) => ({ params: { id: sso.forgottenAccessRequestId } }), {
    unnoted: 'they come back on the list when they try again',
  }),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** A company's own sign-in: a provider that is being tried, one that can be deleted, a domain, and who asked for access. */
export async function make(
  scope: Scope,
  { house, slug, membershipId }: Pick<Ground, 'house' | 'slug' | 'membershipId'>,
) {
  const { keyring, now } = house.context;
  const [connectionId, unusedId] = [randomUUID(), randomUUID()];
  const { claimNames, ...form } = connectionForm;
  for (const id of [connectionId, unusedId]) {
    const sealedSecret = await encryptSecret(keyring, id, 'secret');
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
  const [accessRequestId, forgottenAccessRequestId] = [randomUUID(), randomUUID()];
  for (const id of [accessRequestId, forgottenAccessRequestId]) {
    const who = { connectionId, subject: id, email: null, name: null };
    await noteAsked(scope, { ...who, id, reason: 'unknown', now: now() });
  }
  const spareId = (await makeMember(scope, ['ROLE_SUPER_ADMIN'])).membershipId;
  const made = { connectionId, unusedId, testId, domain, unusedDomain, spareId };
  return { sso: { ...made, accessRequestId, forgottenAccessRequestId } };
}
