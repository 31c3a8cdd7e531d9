import { directoryCallsOf } from '#core/directory/contract/directory-calls.ts';
import { type DirectoryKind, directoryKinds } from '#platform/contract/call/directories.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import {
  commonQuestion,
  competence,
  employee,
  name,
  position,
  questions,
} from '#test/security/bodies.ts';
import { alone, by, type Fixture, type Fixtures, inForm, none } from '#test/security/fixture.ts';
import type { World } from '#test/security/world.ts';

interface Entry {
  id: (world: World) => string;
  form: (world: World) => object;
  /** The form names other things of the brand. */
  names?: true;
}
const entries: Record<DirectoryKind, Entry> = {
  competence: {
    id: ({ unused }) => unused.competenceId,
    form: () => ({ ...competence, ...questions, nameText: { ru: name('Точность') } }),
  },
  position: { id: ({ unused }) => unused.positionId, form: position, names: true },
  subdivision: {
    id: ({ unused }) => unused.subdivisionId,
    form: () => ({ name: name('Архив') }),
  },
  employee: { id: ({ employeeId }) => employeeId, form: employee, names: true },
  commonQuestion: { id: ({ openQuestionId }) => openQuestionId, form: () => commonQuestion },
};

const ofDirectories = Object.fromEntries(
  directoryKinds.flatMap((kind) => {
    const { id, form, names } = entries[kind];
    const create = (world: World) => ({ body: form(world) });
    const aimed = by((world) => ({ params: { id: id(world) } }));
    const ofVerb: Record<string, Fixture> = {
      list: none,
      names: none,
      create: names ? inForm(create) : alone(create),
      update: by((world) => ({ body: { id: id(world), ...form(world) } })),
      delete: aimed,
      archive: aimed,
      restore: aimed,
    };
    const calls = Object.entries<Endpoint>(directoryCallsOf[kind]);
    return calls.flatMap(([verb, call]) => {
      const fixture = ofVerb[verb];
      return fixture ? [[call.name, fixture]] : [];
    });
  }),
);

export const fixtures: Fixtures = {
  ...ofDirectories,
  giveCompetences: inForm(
    ({ unused, competenceId }) => ({
      body: { positionIdList: [unused.positionId], competenceIdList: [competenceId] },
    }),
    {
      notedIn:
        'its position has them by then: src/core/directory/server/position/give-competences.http.test.ts',
    },
  ),
};
