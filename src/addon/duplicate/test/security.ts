import { duplicateCalls } from '#addon/duplicate/contract/duplicate.ts';
import { type DuplicateKind, duplicateKinds } from '#addon/duplicate/contract/rules/duplicate.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { makeCompetence, makePerson, makePosition, makeSubdivision } from '#test/factories.ts';
import { by, type Fixture, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

export const fixtures: Fixtures = Object.fromEntries(
  duplicateKinds.flatMap((kind): [string, Fixture][] => {
    const { list, merge, apart } = duplicateCalls[kind];
    return [
      [list.name, none],
      [
        merge.name,
        by(
          ({ duplicates }) => ({ body: duplicates[kind] }),
          kind === 'employee' ? { proof: 'due' } : {},
        ),
      ],
      [
        apart.name,
        by(
          (world) => ({
            body: { oneId: world.duplicates[kind].staysId, otherId: world[`${kind}Id`] },
          }),
          { unnoted: 'two entries stay as they are' },
        ),
      ],
    ];
  }),
);

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

/** Of each directory two entries that look alike and that nothing uses. */
export async function make(scope: Scope, { company: { positionId, subdivisionId } }: Ground) {
  const [name, same] = ['Двойник', '«Двойник»'];
  const person = (email: string) =>
    makePerson(scope, { positionId, subdivisionId, lastName: name, firstName: name, email });
  const [staying, going] = [
    `duplicate-a-${scope.brandId}@a.ru`,
    `duplicate-b-${scope.brandId}@a.ru`,
  ];
  const duplicates: Record<DuplicateKind, { staysId: string; goesId: string }> = {
    position: {
      staysId: await makePosition(scope, name),
      goesId: await makePosition(scope, same),
    },
    subdivision: {
      staysId: await makeSubdivision(scope, name),
      goesId: await makeSubdivision(scope, same),
    },
    competence: {
      staysId: (await makeCompetence(scope, { ru: name })).id,
      goesId: (await makeCompetence(scope, { ru: same })).id,
    },
    employee: { staysId: await person(staying), goesId: await person(going) },
  };
  return { duplicates };
}
