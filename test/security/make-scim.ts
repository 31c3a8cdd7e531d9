import { keepHeld } from '#addon/scim/server/limit-queries.ts';
import { saveScimNames } from '#addon/scim/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Company, makePerson } from '#test/factories.ts';
import { makeApiKey } from './make-key.ts';

/** Keys with and without the scope for SCIM, somebody whom it knows, and something that waits for a yes. */
export async function makeScim(
  scope: Scope,
  place: Pick<Company, 'positionId' | 'subdivisionId'>,
  by: { membershipId: string; now: Date },
) {
  const scimUserId = await makePerson(scope, place);
  await saveScimNames(scope, {
    employeeId: scimUserId,
    userName: `scim-${scimUserId}`,
    externalId: null,
    displayName: null,
    manager: null,
  });
  const held = { kind: 'left' as const, subject: scimUserId, name: 'Ким Ян' };
  await keepHeld(scope, held, { since: new Date(0), now: by.now });
  return {
    scimUserId,
    scimKey: (await makeApiKey(scope, ['scim'], by)).secret,
    readingKey: (await makeApiKey(scope, ['people.read', 'directories.read'], by)).secret,
  };
}
