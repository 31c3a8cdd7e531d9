import { keepHeld } from '#addon/scim/server/limit-queries.ts';
import { saveScimNames } from '#addon/scim/server/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { makePerson } from '#test/factories.ts';
import { email, name } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

/** As a directory of users sends somebody new, in the job title and department that every world has. */
const scimUser = () => ({
  userName: email('scim'),
  externalId: name('scim'),
  name: { givenName: 'Ян', familyName: 'Ким' },
  title: 'Инженер',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Разработка' },
});
const scimNames = () => ({ displayName: name('Ян'), active: true });

export const fixtures: Fixtures = {
  getScimConfig: none,
  getScimTypes: none,
  getScimGroups: none,
  getScimSchemas: none,
  getScimType: {
    own: () => ({ params: { id: 'User' } }),
    foreign: () => ({ params: { id: 'Group' } }),
  },
  getScimSchema: {
    own: () => ({ params: { id: 'urn:ietf:params:scim:schemas:core:2.0:User' } }),
    foreign: () => ({ params: { id: 'urn:ietf:params:scim:schemas:core:2.0:Group' } }),
  },
  getScimUsers: alone(() => ({ query: { filter: 'active eq true', startIndex: '1', count: '2' } })),
  getScimUser: by(({ scimUserId: id }) => ({ params: { id } })),
  createScimUser: alone(() => ({ body: scimUser() })),
  replaceScimUser: by(({ scimUserId: id }) => ({ params: { id }, body: scimNames() })),
  patchScimUser: by(({ scimUserId: id }) => ({
    params: { id },
    body: { Operations: [{ op: 'Replace', path: 'displayName', value: name('Ян') }] },
  })),
  deleteScimUser: by(({ scimUserId: id }) => ({ params: { id } })),
  getScimHeld: none,
  allowScimHeld: alone(() => ({ body: { limit: 'left', count: 1 } }), { proof: 'due' }),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** Somebody whom SCIM knows, and something that waits for a yes. */
export async function make(scope: Scope, { company, house }: Ground) {
  const scimUserId = await makePerson(scope, company);
  await saveScimNames(scope, {
    employeeId: scimUserId,
    userName: `scim-${scimUserId}`,
    externalId: null,
    displayName: null,
    manager: null,
  });
  const held = { kind: 'left' as const, subject: scimUserId, name: 'Ким Ян' };
  await keepHeld(scope, held, { since: new Date(0), now: house.context.now() });
  return { scimUserId };
}
