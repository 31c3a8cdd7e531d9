import { directoryCallsOf } from '#contract/people/directory-calls.ts';
import { type DirectoryKind, directoryKinds } from '#contract/platform/call/directories.ts';
import type { Endpoint } from '#contract/platform/call/endpoint.ts';
import { ownPage } from '#test/fake/own-page.ts';
import { connectionForm } from '#test/sso/connection-form.ts';
import type { FileGiven } from '#test/start/start-app.ts';
import {
  brandSettings,
  commonQuestion,
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
  someCompany,
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
  headers?: Record<string, string>;
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
  /** What `own` is answered where it can't succeed here: it takes what only real steps before it give. */
  refusedBy?: number;
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
/** Whose answers are handed over, and what stands for their code. */
const answersOf = (world: World) => ({
  questionaryId: world.inworkId,
  employeeId: world.subjectId,
});
const proof = 'A'.repeat(43);
const by = (own: (world: World) => Request): Fixture => ({ own, foreign: own });

interface Entry {
  id: (world: World) => string;
  form: (world: World) => object;
  /** The form names other things of the brand. */
  names?: true;
}
const entries: Record<DirectoryKind, Entry> = {
  competence: {
    id: ({ unused }) => unused.competenceId,
    form: () => ({ ...competence, ...questions }),
  },
  position: { id: ({ unused }) => unused.positionId, form: position, names: true },
  subdivision: {
    id: ({ unused }) => unused.subdivisionId,
    form: () => ({ name: name('Архив') }),
  },
  employee: { id: ({ employeeId }) => employeeId, form: employee, names: true },
  commonQuestion: { id: ({ commonQuestionId }) => commonQuestionId, form: () => commonQuestion },
};

const ofDirectories = Object.fromEntries(
  directoryKinds.flatMap((kind) => {
    const { id, form, names } = entries[kind];
    const create = (world: World) => ({ body: form(world) });
    const aimed = by((world) => ({ params: { id: id(world) } }));
    const ofVerb: Record<string, Fixture> = {
      list: none,
      names: none,
      create: names ? inForm(create) : { own: create, foreign: 'takes no id' },
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

/** Steps of signing in, by a ticket that nobody has: with a real one they are tried in company/factor. */
const ofTicket = (body: object = {}): Fixture => ({
  own: () => ({ body: { ticket: 'of-nobody', ...body } }),
  foreign: 'takes no id',
  refusedBy: 404,
});
const ofTickets = {
  proveFactor: ofTicket({ code: '000000' }),
  checkEnrolment: ofTicket({ mailCode: '000000' }),
  beginEnrolment: ofTicket(),
  addEnrolment: ofTicket({ secret: 'A'.repeat(32), code: '000000', name: 'Планшет' }),
  finishEnrolment: ofTicket({ recovery: 'AAAAA-AAAAA' }),
};

/** What no passkey has made or signed: with real ones they are tried in company/factor/passkey.http.test.ts. */
const madeUp = { id: 'aWQ', clientDataJSON: 'e30' };
const credential = { ...madeUp, attestationObject: 'oA' };
const assertion = { ...madeUp, authenticatorData: 'AA', signature: 'AA' };
const ofPasskeys: Record<string, Fixture> = {
  getPasskeyOptions: none,
  signInByPasskey: {
    own: ({ slug }) => ({ body: { assertion, holdingSlug: slug } }),
    foreign: 'takes no id',
    refusedBy: 401,
  },
  getEnrolmentPasskeyOptions: ofTicket(),
  addEnrolmentPasskey: ofTicket({ credential }),
  getNewPasskeyOptions: none,
  addPasskey: { own: () => ({ body: { credential } }), foreign: 'takes no id', refusedBy: 400 },
  getPasskeyProofOptions: none,
};

export const fixtures: Record<string, Fixture> = {
  ...ofPasskeys,
  ...ofDirectories,
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
  getChoice: {
    own: ({ choiceToken }) => ({ body: { choice: choiceToken } }),
    foreign: 'takes no id',
  },
  chooseAccount: {
    own: ({ choiceToken }) => ({
      body: { choice: choiceToken, take: false },
      headers: ownPage,
    }),
    foreign: 'takes no id',
  },
  keepInCookie: { own: () => ({ headers: ownPage }), foreign: 'takes no id' },
  logoutUser: none,
  findSso: { own: ({ slug }) => ({ query: { holdingSlug: slug } }), foreign: 'takes no id' },
  startSso: by(({ slug, employeeId }) => ({ params: { slug, id: employeeId } })),
  comeBackFromSso: by(({ slug }) => ({ params: { slug } })),
  leaveBySso: by(({ slug, employeeId }) => ({ params: { slug, id: employeeId } })),
  endBySso: {
    ...by(({ slug, employeeId }) => ({
      params: { slug, id: employeeId },
      body: { logout_token: 'none' },
    })),
    refusedBy: 404,
  },
  // A password has opened the session.
  proveBySso: { ...none, refusedBy: 409 },
  getSessionList: none,
  endOtherSessions: none,
  prove: {
    own: ({ factorCode }) => ({ body: { code: factorCode() } }),
    foreign: 'takes no id',
  },
  // Who has a factor proves by it.
  mailProofCode: { ...none, refusedBy: 409 },
  ...ofTickets,
  askToLetIn: { own: ({ email }) => ({ body: { email } }), foreign: 'takes no id' },
  letIn: {
    own: ({ email }) => ({ body: { email, code: 'AAAAA-AAAAA' } }),
    foreign: 'takes no id',
    refusedBy: 404,
  },
  resetFactor: by(({ unreachedId: id }) => ({ params: { id } })),
  getFactorMissing: none,
  // Nobody has to have one there.
  remindFactor: { ...by(({ userId: id }) => ({ params: { id } })), refusedBy: 404 },
  getFactorList: none,
  beginTotp: none,
  addTotp: { own: ({ newApp }) => ({ body: newApp() }), foreign: 'takes no id' },
  renewRecovery: none,
  finishRecovery: {
    own: () => ({ body: { recovery: 'AAAAA-AAAAA' } }),
    foreign: 'takes no id',
    refusedBy: 400,
  },
  renameFactor: by(({ spareFactorId: id }) => ({ params: { id }, body: { name: 'Планшет' } })),
  removeFactor: by(({ spareFactorId: id }) => ({ params: { id } })),
  forgetTrusted: by(({ trustedId: id }) => ({ params: { id } })),
  getProofOptions: none,
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
  getWaitingRights: none,
  stopRight: by((world) => ({ params: { id: world.waitingRightId } })),
  agreeRight: by((world) => ({ params: { id: world.ownRightId } })),
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
  getSso: none,
  createSso: {
    own: () => ({ body: { ...connectionForm, secret: 'secret' } }),
    foreign: 'takes no id',
  },
  updateSso: by(({ sso }) => ({ params: { id: sso.connectionId }, body: connectionForm })),
  deleteSso: by(({ sso }) => ({ params: { id: sso.unusedId } })),
  refreshSso: by(({ sso }) => ({ params: { id: sso.connectionId } })),
  trySso: by(({ sso }) => ({ params: { id: sso.connectionId } })),
  getSsoTest: by(({ sso }) => ({ params: { id: sso.testId } })),
  getSsoRequirement: none,
  setSsoState: { own: () => ({ body: { state: 'off' } }), foreign: 'takes no id' },
  setSpare: by(({ sso }) => ({ params: { membershipId: sso.spareId }, body: { isSpare: true } })),
  getDomains: none,
  addDomain: {
    own: () => ({ body: { domain: `${name('added')}.example.ru`.replaceAll(' ', '-') } }),
    foreign: 'takes no id',
  },
  checkDomain: by(({ sso }) => ({ params: { domain: sso.domain } })),
  deleteDomain: by(({ sso }) => ({ params: { domain: sso.unusedDomain } })),
  getKnocks: none,
  bindKnock: by(({ sso, answeringId }) => ({
    body: { id: sso.knockId, employeeId: answeringId },
  })),
  forgetKnock: by(({ sso }) => ({ params: { id: sso.forgottenKnockId } })),
  getSecuritySettings: none,
  updateSecuritySettings: {
    own: () => ({ body: { share: 'anywhere', shareDomainList: [], addressKept: 'full' } }),
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
  getFiredEmployees: none,
  getStructureEmployees: none,
  getStructureSubdivisions: none,
  getStructureTree: none,
  findInStructureTree: none,
  getLibrary: none,
  takeFromLibrary: {
    own: () => ({ body: { idList: ['results'] } }),
    foreign: 'takes no id',
  },
  importCompetences: {
    own: () => ({ query: {}, body: {}, file: competenceFile() }),
    foreign: 'takes no id',
  },
  getCompetenceExample: none,
  exportCompetences: none,
  getErasures: none,
  askErasure: by((world) => ({ body: { employeeId: world.formerId, withReports: false } })),
  stopErasure: by((world) => ({ params: { id: world.erasureId } })),
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
  updateCompany: { own: (world) => ({ body: someCompany(world) }), foreign: 'takes no id' },
  updateAnyProfile: by((world) => ({ params: { id: world.subjectId }, body: profile(world) })),
  updateAnyCompany: by((world) => ({ params: { id: world.subjectId }, body: someCompany(world) })),
  importEmployees: inForm(({ positionId }) => ({
    query: { dryRun: 'true' },
    body: { places: JSON.stringify({ positions: { Сварщик: positionId } }) },
    file: peopleFile(),
  })),
  getEmployeeExample: none,
  exportEmployees: none,
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
  getConsent: none,
  giveConsent: { own: () => ({ body: { version: 1, agreed: true } }), foreign: 'takes no id' },
  getConsentSettings: none,
  updateConsentSettings: {
    own: () => ({ body: { kind: 'notice', version: 1, text: { ru: 'Текст', en: 'Text' } } }),
    foreign: 'takes no id',
  },
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
  getBegun: by((world) => ({
    query: {
      'filterList[questionaryId]': world.inworkId,
      'filterList[employeeId]': world.subjectId,
    },
  })),
  handOver: by((world) => ({
    body: { ...answersOf(world), proof, sealed: Buffer.alloc(60).toString('base64url') },
  })),
  // Nobody guesses a code: 404 as for one that is none of theirs.
  takeOver: {
    own: (world) => ({ body: { ...answersOf(world), proof: proof.toLowerCase() } }),
    foreign: (world) => ({ body: { ...answersOf(world), proof } }),
    refusedBy: 404,
  },
  cancelHandover: by((world) => ({ params: answersOf(world) })),
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
  getProcessing: none,
  getOwnData: none,
  // Its file stands, and there is one a day.
  makeOwnData: { ...none, refusedBy: 429 },
  downloadOwnData: none,
  getJobList: none,
  getJob: by((world) => ({ params: { id: world.archiveId } })),
  downloadReportArchive: by((world) => ({ params: { id: world.archiveId } })),
  resumeReportArchive: by((world) => ({ params: { id: world.archiveId } })),
  deleteReportArchive: by((world) => ({ params: { id: world.archiveId } })),
};
