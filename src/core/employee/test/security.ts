import { peopleFile } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, inForm, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getFormerEmployees: none,
  takeBackEmployee: by((world) => ({ params: { id: world.firedId } })),
  getPhoto: by((world) => ({ params: { employeeId: world.subjectId, hash: world.photoHash } }), {
    unnoted: 'what colleagues see on every page',
  }),
  getTitlesToConfirm: none,
  answerTitleToConfirm: by(({ wisherId: id, positionId }) => ({
    params: { id },
    body: { positionId, agrees: false },
  })),
  withdrawTitleToConfirm: { ...none, unnoted: 'nothing has happened, and nothing will' },
  importEmployees: inForm(({ positionId }) => ({
    query: { dryRun: 'true' },
    body: { places: JSON.stringify({ positions: { Сварщик: positionId } }) },
    file: peopleFile(),
  })),
  repairEmployeeFile: alone(() => ({ body: { leftOut: '[2]' }, file: peopleFile() }), {
    unnoted: 'gives back what was sent, and nothing of the product',
  }),
  getPeopleRuns: none,
  getPeopleRun: by(({ runId: id }) => ({ params: { id } })),
  getPeopleRunPeople: by(({ runId: id }) => ({ params: { id } })),
  previewPeopleRunUndo: by(({ runId: id }) => ({ params: { id } })),
  undoPeopleRun: by(({ runId: id }) => ({ params: { id } })),
  getEmployeeExample: { ...none, unnoted: 'a file without anybody’s data' },
  exportEmployees: { ...none, proof: 'due' },
};
