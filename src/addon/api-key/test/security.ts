import { makeApiKey } from '#addon/api-key/test/make-key.ts';
import { type ApiScope, apiScopes } from '#platform/contract/call/scope.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { name } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

export const fixtures: Fixtures = {
  getKeys: none,
  makeKey: alone(() => ({ body: { name: name('key'), scopeList: ['people.read'], term: 30 } })),
  updateKey: by(({ keyId }) => ({
    params: { id: keyId },
    body: { ipList: ['203.0.113.0/24'], version: 1 },
  })),
  withdrawKey: by(({ keyId }) => ({ params: { id: keyId } })),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** A key to be changed, and one that is good for each scope alone. */
export async function make(scope: Scope, { house, membershipId }: Ground) {
  const by = { membershipId, now: house.context.now() };
  const keyOf = {} as Record<ApiScope, string>;
  for (const one of apiScopes) keyOf[one] = (await makeApiKey(scope, [one], by)).secret;
  return { keyId: (await makeApiKey(scope, ['people.read'], by)).id, keyOf };
}
