import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { World } from '#test/security/world.ts';

/** Whose answers are handed over, and what stands for their code. */
const answersOf = (world: World) => ({
  questionaryId: world.inworkId,
  employeeId: world.subjectId,
});

const unnoted = 'answering: who did it when must not be found (rule 24)';
const proof = 'A'.repeat(43);

export const fixtures: Fixtures = {
  getAnsweringList: none,
  testingStart: alone(({ invitation }) => ({ query: { token: invitation } })),
  testingBegin: by(
    (world) => ({ body: { questionaryId: world.inworkId, employeeId: world.subjectId } }),
    { unnoted },
  ),
  testingStartEmployee: by((world) => ({
    query: {
      'filterList[questionaryId]': world.inworkId,
      'filterList[employeeId]': world.subjectId,
    },
  })),
  sendResult: by(
    (world) => ({
      body: {
        questionaryId: world.inworkId,
        sheetId: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11',
        answerList: world.answerList,
        commonAnswerList: [],
      },
    }),
    { isSpent: true, unnoted },
  ),
  getBegun: by((world) => ({
    query: {
      'filterList[questionaryId]': world.inworkId,
      'filterList[employeeId]': world.subjectId,
    },
  })),
  handOver: by(
    (world) => ({
      body: { ...answersOf(world), proof, sealed: Buffer.alloc(60).toString('base64url') },
    }),
    { unnoted },
  ),
  // Nobody guesses a code: 404 as for one that is none of theirs.
  takeOver: {
    own: (world) => ({ body: { ...answersOf(world), proof: proof.toLowerCase() } }),
    foreign: (world) => ({ body: { ...answersOf(world), proof } }),
    refusedBy: 404,
    unnoted,
  },
  cancelHandover: by((world) => ({ params: answersOf(world) }), {
    unnoted,
  }),
};
