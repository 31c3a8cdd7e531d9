import { competenceFile } from '#test/security/bodies.ts';
import { alone, type Fixtures, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  importCompetences: alone(() => ({ query: {}, body: {}, file: competenceFile() })),
  getCompetenceExample: { ...none, unnoted: 'a file without anybody’s data' },
  exportCompetences: none,
  // Of another company's competence there is nothing, as of a deleted one (read-first-steps.http.test.ts).
  getFirstSteps: alone(({ competenceId }) => ({ query: { ids: competenceId } })),
};
