import type { TwinKind } from '#addon/duplicate/contract/rules/twin.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  type Company,
  makeCompetence,
  makePerson,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';

export type MadeTwins = Record<TwinKind, { staysId: string; goesId: string }>;

/** Of each directory two entries that look alike and that nothing uses. */
export async function makeTwins(
  scope: Scope,
  { positionId, subdivisionId }: Company,
): Promise<MadeTwins> {
  const [name, same] = ['Двойник', '«Двойник»'];
  const person = (email: string) =>
    makePerson(scope, { positionId, subdivisionId, lastName: name, firstName: name, email });
  const [staying, going] = [`twin-a-${scope.brandId}@a.ru`, `twin-b-${scope.brandId}@a.ru`];
  return {
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
}
