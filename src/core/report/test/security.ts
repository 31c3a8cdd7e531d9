import { importedFile } from '#test/security/bodies.ts';
import { alone, by, type Fixtures, inForm, none } from '#test/security/fixture.ts';

export const fixtures: Fixtures = {
  getReportList: none,
  getReportGroup: alone(() => ({ query: { groupBy: 'year' } })),
  getEmployeeReports: by((world) => ({ params: { id: world.subjectId } })),
  getReport: by((world) => ({
    params: { questionaryId: world.doneId, employeeId: world.subjectId },
  })),
  compareReports: by(({ comparedIds: [first, second], subjectId }) => ({
    query: { firstQuestionaryId: first, secondQuestionaryId: second, employeeId: subjectId },
  })),
  exportCompare: by(({ comparedIds: [first, second], subjectId }) => ({
    query: { firstQuestionaryId: first, secondQuestionaryId: second, employeeId: subjectId },
  })),
  getReportTrend: by((world) => ({ params: { id: world.subjectId } })),
  getReportLog: by((world) => ({ params: { id: world.inworkId } })),
  getInterimPreview: by((world) => ({ params: { id: world.answeredId } })),
  createPartialReport: by((world) => ({ body: { questionaryId: world.answeredId } })),
  getParticipants: by((world) => ({ params: { id: world.doneId } })),
  sendReport: by((world) => ({
    body: {
      questionaryId: world.doneId,
      employeeId: world.subjectId,
      text: '<p>x</p>',
      emailList: ['reader@fixture.example'],
    },
  })),
  shareReport: by(({ closedIds: [questionaryId], subjectId: employeeId }) => ({
    body: { questionaryId, employeeId },
  })),
  holdReport: by(({ closedIds: [, questionaryId], subjectId: employeeId }) => ({
    body: { questionaryId, employeeId, note: 'После отпуска' },
  })),
  getWaitingReports: none,
  exportReport: by((world) => ({
    query: { questionaryId: world.doneId, employeeId: world.subjectId },
  })),
  makeReportArchive: by((world) => ({ body: { questionaryIdList: [world.doneId] } }), {
    unnoted: 'nothing has left the product yet: the download is noted',
  }),
  exportReportList: none,
  importReports: inForm(({ competenceId, subjectEmail }) => ({
    query: { dryRun: 'true' },
    body: { competences: JSON.stringify({ Смелость: competenceId }) },
    file: importedFile(subjectEmail, '2022'),
  })),
  getImportedExample: { ...none, unnoted: 'a file without anybody’s data' },
  getImportedList: none,
  deleteImported: by(({ importedIds: [id] }) => ({ params: { questionaryId: id } })),
  deleteImportedReport: by(({ importedIds: [, id], subjectId }) => ({
    params: { questionaryId: id, employeeId: subjectId },
  })),
  getJobList: none,
  getJob: by((world) => ({ params: { id: world.archiveId } }), { isOfMaker: true }),
  downloadReportArchive: by((world) => ({ params: { id: world.archiveId } }), { isOfMaker: true }),
  resumeReportArchive: by((world) => ({ params: { id: world.archiveId } }), {
    unnoted: 'goes on with what one has asked for oneself',
  }),
  deleteReportArchive: by((world) => ({ params: { id: world.archiveId } }), {
    unnoted: 'forgets what one has asked for oneself',
  }),
};
