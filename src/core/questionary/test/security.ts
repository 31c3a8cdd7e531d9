import { day, form } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, inForm, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getQuestionaryStructure: none,
  getFirstDay: none,
  getQuestionaryList: none,
  getQuestionary: by((world) => ({ params: { id: world.createdId } })),
  createQuestionary: {
    own: (world) => ({ body: form(world) }),
    foreign: (world) => ({ body: form(world) }),
    foreignStatus: 400,
  },
  updateQuestionary: by((world) => ({ body: { id: world.createdId, ...form(world) } })),
  updateQuestionaryStatus: by((world) => ({ body: { id: world.createdId, status: 'archived' } }), {
    isSpent: true,
  }),
  inviteAgain: by((world) => ({ body: { id: world.inworkId, employeeId: world.answeringId } })),
  excuse: by((world) => ({
    body: { id: world.inworkId, employeeId: world.answeringId, isExcused: false },
  })),
  remind: by((world) => ({ params: { id: world.inworkId } })),
  duplicateQuestionary: by((world) => ({ body: { id: world.createdId } })),
  deleteQuestionary: by((world) => ({ params: { id: world.unused.questionaryId } })),
  importParticipants: inForm(
    (world) => ({
      body: { method: '90', subjectId: world.employeeId },
      file: { name: 'participants.csv', bytes: `E-mail;Роль\n${world.raterEmail};Руководитель\n` },
    }),
    { unnoted: 'reads a file for the form, which is saved later' },
  ),
  importMany: inForm(
    (world) => ({
      query: { dryRun: 'true' },
      body: {
        method: '360',
        dateStart: day(0),
        dateEnd: day(10),
        competenceList: world.competenceId,
      },
      file: {
        name: 'participants.csv',
        bytes: `subjectEmail,email,role\n${world.subjectEmail},${world.raterEmail},colleague\n`,
      },
    }),
    { notedIn: 'its fixture only tries: src/core/questionary/server/from-file/many.http.test.ts' },
  ),
  createMany: inForm(
    (world) => ({
      query: { dryRun: 'true' },
      body: {
        method: '360',
        dateStart: day(0),
        dateEnd: day(10),
        employeeList: [{ id: world.subjectId }],
        competenceList: [{ id: world.competenceId }],
      },
    }),
    {
      notedIn:
        'its fixture only tries: src/core/questionary/server/from-file/create-many.http.test.ts',
    },
  ),
  findHeldRaters: by(
    (world) => ({
      body: {
        id: world.createdId,
        dateStart: day(0),
        dateEnd: day(10),
        employeeList: [{ id: world.subjectId }],
      },
    }),
    { unnoted: 'reads who can be asked for the form, which is saved later' },
  ),
  suggestParticipants: inForm((world) => ({ body: { employeeList: [{ id: world.subjectId }] } }), {
    unnoted: 'reads the structure for the form, which is saved later',
  }),
  getQuestionaryFileExample: alone(() => ({ query: { of: 'participants' } }), {
    unnoted: 'a file without anybody’s data',
  }),
  changeMany: by((world) => ({
    body: { action: 'dateEnd', idList: [world.inworkId], dateEnd: day(20) },
  })),
  decline: by(
    (world) => ({
      body: { questionaryId: world.inworkId, employeeId: world.subjectId, reason: null },
    }),
    { unnoted: 'answering: nobody but HR may know it, and nobody when it was (rule 24)' },
  ),
};
