import type { FileGiven } from '#test/start-app.ts';
import {
  brandSettings,
  commonQuestion,
  company,
  competence,
  competenceFile,
  currentPassword,
  day,
  employee,
  form,
  historyFile,
  name,
  newLeaderEmail,
  password,
  peopleFile,
  position,
  profile,
  questions,
  user,
} from './bodies.ts';
import type { World } from './world.ts';

/**
 * For every endpoint of the contract, one request that succeeds (`asksOf` says for whom), and the
 * same one aimed at another brand's entity. The security suite walks the contract, and an endpoint
 * without an entry here fails it.
 */
export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** For an endpoint that takes a file. */
  file?: FileGiven;
}

interface Fixture {
  /** Aims at the caller's own brand. It is a function, because names can be used only once. */
  own: (world: World) => Request;
  /**
   * The same request aimed at another brand's entities. It must return 404, or 400 at the field if
   * the ids are inside a form. If there is no such request, the reason.
   */
  foreign: ((world: World) => Request) | 'takes no id';
  foreignStatus?: 400 | 404;
}

const none: Fixture = { own: () => ({}), foreign: 'takes no id' };
const inForm = (own: (world: World) => Request): Fixture => ({
  own,
  foreign: own,
  foreignStatus: 400,
});
/** The ids of templates are the same in every company, so only one that nobody has is missing. */
const ofTemplate = (body?: object): Fixture => ({
  own: () => ({ params: { id: 'reminder-ru' }, ...(body && { body }) }),
  foreign: () => ({ params: { id: 'nothing-here' }, ...(body && { body }) }),
});
const by = (own: (world: World) => Request): Fixture => ({ own, foreign: own });

export const fixtures: Record<string, Fixture> = {
  loginUser: {
    own: ({ email, slug }) => ({
      body: { email, password: currentPassword, holdingSlug: slug },
    }),
    foreign: 'takes no id',
  },
  exchangeToken: {
    own: ({ handoffToken }) => ({ body: { token: handoffToken } }),
    foreign: 'takes no id',
  },
  logoutUser: none,
  getSessionList: none,
  endOtherSessions: none,
  endSession: by(({ otherSessionId }) => ({ params: { id: otherSessionId } })),
  getCurrentUserInfo: none,
  getAvailableRoutes: none,
  getRoles: none,
  switchBrand: by(({ brandName }) => ({ body: { name: brandName } })),
  switchLocale: by((world) => ({ params: { id: world.accountId }, body: { locale: 'ru' } })),
  requestReset: { own: ({ email }) => ({ body: { email } }), foreign: 'takes no id' },
  checkReset: {
    own: ({ resetToken }) => ({ params: { token: resetToken } }),
    foreign: () => ({ params: { token: 'nothing-here' } }),
  },
  restorePassword: {
    own: ({ resetToken }) => ({ body: { token: resetToken, ...password } }),
    foreign: 'takes no id',
  },
  resetCurrentUserPassword: {
    own: () => ({ body: { currentPassword, ...password } }),
    foreign: 'takes no id',
  },
  checkNewEmail: {
    own: ({ newEmailToken }) => ({ params: { token: newEmailToken } }),
    foreign: () => ({ params: { token: 'nothing-here' } }),
  },
  confirmNewEmail: {
    own: ({ newEmailToken }) => ({ body: { token: newEmailToken } }),
    foreign: 'takes no id',
  },
  checkJoining: {
    own: ({ joinToken }) => ({ params: { token: joinToken } }),
    foreign: () => ({ params: { token: 'nothing-here' } }),
  },
  acceptJoining: {
    own: ({ joinToken }) => ({ body: { token: joinToken } }),
    foreign: 'takes no id',
  },
  declineJoining: {
    own: ({ joinToken }) => ({ body: { token: joinToken } }),
    foreign: 'takes no id',
  },
  sendNewEmailAgain: none,
  cancelNewEmail: none,
  getUserList: none,
  createUser: inForm((world) => ({ body: { ...user(world), email: newLeaderEmail } })),
  updateUser: by((world) => ({
    params: { id: world.userId },
    body: user(world),
  })),
  sendAccountLetter: by((world) => ({ params: { id: world.unreachedId } })),
  deleteUser: by((world) => ({ params: { id: world.userId } })),
  getBrandList: none,
  reportError: {
    own: () => ({ body: { name: 'TypeError', route: '/login', frames: [] } }),
    foreign: 'takes no id',
  },
  getGeoInfo: none,
  getBrandSettings: none,
  updateBrandSettings: {
    own: ({ brandName }) => ({ body: brandSettings(brandName) }),
    foreign: 'takes no id',
  },
  getBrandIcon: {
    own: ({ slug, iconHash }) => ({ params: { slug, hash: iconHash } }),
    // Everybody may see every icon, so only one that nobody has is missing.
    foreign: ({ slug }) => ({ params: { slug, hash: '0'.repeat(64) } }),
  },
  getCompany: none,
  getDocumentList: none,
  getEmailTemplateList: none,
  updateEmailTemplate: ofTemplate({ subject: 'x', text: '<p>x</p>' }),
  resetEmailTemplate: ofTemplate(),
  previewEmailTemplate: ofTemplate({ subject: 'x', text: '<p>x</p>' }),
  getNotificationTemplateList: none,
  updateNotificationTemplate: ofTemplate({ text: '<p>x</p>' }),
  resetNotificationTemplate: ofTemplate(),
  previewNotificationTemplate: ofTemplate({ text: '<p>x</p>' }),
  getCompetenceList: none,
  getPositionList: none,
  getSubdivisionList: none,
  getEmployeeList: none,
  getFiredEmployees: none,
  getStructureEmployees: none,
  getStructureSubdivisions: none,
  getStructureTree: none,
  findInStructureTree: none,
  getCommonQuestionList: none,
  createCompetence: {
    own: () => ({ body: { ...competence, ...questions } }),
    foreign: 'takes no id',
  },
  updateCompetence: by((world) => ({
    body: { id: world.competenceId, ...competence, ...questions },
  })),
  getLibrary: none,
  takeFromLibrary: {
    own: () => ({ body: { idList: ['results'] } }),
    foreign: 'takes no id',
  },
  archiveCompetence: by((world) => ({ params: { id: world.unused.competenceId } })),
  restoreCompetence: by((world) => ({ params: { id: world.unused.competenceId } })),
  importCompetences: {
    own: () => ({ query: {}, body: {}, file: competenceFile() }),
    foreign: 'takes no id',
  },
  getCompetenceExample: none,
  exportCompetences: none,
  deleteCompetence: by((world) => ({ params: { id: world.unused.competenceId } })),
  createPosition: inForm((world) => ({ body: position(world) })),
  updatePosition: by((world) => ({ body: { id: world.unused.positionId, ...position(world) } })),
  archivePosition: by((world) => ({ params: { id: world.unused.positionId } })),
  restorePosition: by((world) => ({ params: { id: world.unused.positionId } })),
  deletePosition: by((world) => ({ params: { id: world.unused.positionId } })),
  createSubdivision: { own: () => ({ body: { name: name('Архив') } }), foreign: 'takes no id' },
  updateSubdivision: by((world) => ({
    body: { id: world.unused.subdivisionId, name: name('Разработка') },
  })),
  archiveSubdivision: by((world) => ({ params: { id: world.unused.subdivisionId } })),
  restoreSubdivision: by((world) => ({ params: { id: world.unused.subdivisionId } })),
  deleteSubdivision: by((world) => ({ params: { id: world.unused.subdivisionId } })),
  createEmployee: inForm((world) => ({ body: employee(world) })),
  updateEmployee: by((world) => ({
    body: { id: world.employeeId, ...employee(world) },
  })),
  deleteEmployee: by((world) => ({ params: { id: world.employeeId } })),
  takeBackEmployee: by((world) => ({ params: { id: world.firedId } })),
  getEmployeeProfile: by((world) => ({ params: { id: world.subjectId } })),
  getEmployeeCompany: by((world) => ({ params: { id: world.subjectId } })),
  getPhoto: by((world) => ({
    params: { employeeId: world.subjectId, hash: world.photoHash },
  })),
  updateProfile: {
    own: (world) => ({ body: profile(world) }),
    foreign: 'takes no id',
  },
  updateCompany: { own: (world) => ({ body: company(world) }), foreign: 'takes no id' },
  updateAnyProfile: by((world) => ({ params: { id: world.subjectId }, body: profile(world) })),
  updateAnyCompany: by((world) => ({ params: { id: world.subjectId }, body: company(world) })),
  importEmployees: inForm(({ positionId }) => ({
    query: { dryRun: 'true' },
    body: { places: JSON.stringify({ positions: { Сварщик: positionId } }) },
    file: peopleFile(),
  })),
  getEmployeeExample: none,
  exportEmployees: none,
  createCommonQuestion: { own: () => ({ body: commonQuestion }), foreign: 'takes no id' },
  updateCommonQuestion: by((world) => ({
    body: { id: world.commonQuestionId, ...commonQuestion },
  })),
  deleteCommonQuestion: by((world) => ({ params: { id: world.commonQuestionId } })),
  getSubdivisionDictionary: none,
  getPositionDictionary: none,
  getQuestionaryStructure: none,
  getFirstDay: none,
  getQuestionaryList: none,
  getAwaitedList: none,
  remindAwaited: by(({ employeeId }) => ({ body: { employeeIdList: [employeeId] } })),
  getQuestionary: by((world) => ({ params: { id: world.createdId } })),
  createQuestionary: {
    own: (world) => ({ body: form(world) }),
    foreign: (world) => ({ body: form(world) }),
    foreignStatus: 400,
  },
  updateQuestionary: by((world) => ({ body: { id: world.createdId, ...form(world) } })),
  updateQuestionaryStatus: by((world) => ({ body: { id: world.createdId, status: 'archived' } })),
  inviteAgain: by((world) => ({
    body: { id: world.inworkId, employeeId: world.answeringId },
  })),
  remind: by((world) => ({ params: { id: world.inworkId } })),
  duplicateQuestionary: by((world) => ({ body: { id: world.createdId } })),
  deleteQuestionary: by((world) => ({ params: { id: world.unused.questionaryId } })),
  importParticipants: inForm((world) => ({
    body: { method: '90', subjectId: world.employeeId },
    file: { name: 'participants.csv', bytes: `E-mail;Роль\n${world.raterEmail};Руководитель\n` },
  })),
  importMany: inForm((world) => ({
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
  })),
  createMany: inForm((world) => ({
    query: { dryRun: 'true' },
    body: {
      method: '360',
      dateStart: day(0),
      dateEnd: day(10),
      employeeList: [{ id: world.subjectId }],
      competenceList: [{ id: world.competenceId }],
    },
  })),
  suggestParticipants: inForm((world) => ({ body: { employeeList: [{ id: world.subjectId }] } })),
  getQuestionaryFileExample: {
    own: () => ({ query: { of: 'participants' } }),
    foreign: 'takes no id',
  },
  changeMany: by((world) => ({
    body: { action: 'dateEnd', idList: [world.inworkId], dateEnd: day(20) },
  })),
  getTestingList: none,
  testingStart: {
    own: ({ invitation }) => ({ query: { token: invitation } }),
    foreign: 'takes no id',
  },
  testingBegin: by((world) => ({
    body: { questionaryId: world.inworkId, employeeId: world.subjectId },
  })),
  testingStartEmployee: by((world) => ({
    query: {
      'filterList[questionaryId]': world.inworkId,
      'filterList[employeeId]': world.subjectId,
    },
  })),
  sendResult: by((world) => ({
    body: {
      questionaryId: world.inworkId,
      sheetId: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11',
      answerList: world.answerList,
      commonAnswerList: [],
    },
  })),
  getNotificationList: none,
  updateNotification: by((world) => ({ body: { idList: [world.notificationId] } })),
  getEvents: none,
  getDeliveryList: none,
  sendAgain: by((world) => ({ params: { id: world.deliveryId } })),
  getAuditList: none,
  getReportList: none,
  getReportGroup: { own: () => ({ query: { groupBy: 'year' } }), foreign: 'takes no id' },
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
  getHeatmap: none,
  exportHeatmap: none,
  exportReport: by((world) => ({
    query: { questionaryId: world.doneId, employeeId: world.subjectId },
  })),
  makeReportArchive: by((world) => ({ body: { questionaryIdList: [world.doneId] } })),
  exportReportList: none,
  importHistory: inForm(({ competenceId, subjectEmail }) => ({
    query: { dryRun: 'true' },
    body: { competences: JSON.stringify({ Смелость: competenceId }) },
    file: historyFile(subjectEmail, '2022'),
  })),
  getHistoryExample: none,
  getHistoryList: none,
  deleteHistory: by(({ historyIds: [id] }) => ({ params: { questionaryId: id } })),
  deleteHistoryReport: by(({ historyIds: [, id], subjectId }) => ({
    params: { questionaryId: id, employeeId: subjectId },
  })),
  getJobList: none,
  getJob: by((world) => ({ params: { id: world.archiveId } })),
  downloadReportArchive: by((world) => ({ params: { id: world.archiveId } })),
  resumeReportArchive: by((world) => ({ params: { id: world.archiveId } })),
  deleteReportArchive: by((world) => ({ params: { id: world.archiveId } })),
};
