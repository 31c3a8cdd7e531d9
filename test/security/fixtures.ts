import type { FileGiven } from '../start-app.ts';

/**
 * One valid request for every endpoint of the contract, and the same aimed at another brand's
 * entity. The security suite walks the contract: an endpoint without an entry here fails it.
 */
export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Of an endpoint that takes a file. */
  file?: FileGiven;
}

/** What the requests are about: entities of one brand. */
export interface World {
  accountId: string;
  /** Somebody who takes part in nothing else. */
  userId: string;
  employeeId: string;
  positionId: string;
  competenceId: string;
  subdivisionId: string;
  commonQuestionId: string;
  /** In status created. */
  createdId: string;
  /** In work; the employee assesses `subjectId` there. */
  inworkId: string;
  subjectId: string;
  /** The employee of the world's sessions, who answers. */
  answeringId: string;
  /** Done, with a report about `subjectId`. */
  doneId: string;
}

interface Fixture {
  /** A request that is well formed and aims at the caller's own brand. */
  own: (world: World) => Request;
  /**
   * The same aimed at entities of another brand: must answer 404 (400 at the field where the ids
   * stand inside a form). Or why there is none.
   */
  foreign: ((world: World) => Request) | 'takes no id';
  foreignStatus?: 400 | 404;
}

const day = (offset: number) => new Date(Date.UTC(2026, 5, 15 + offset)).toISOString().slice(0, 10);
const none: Fixture = { own: () => ({}), foreign: 'takes no id' };
const inForm = (own: (world: World) => Request): Fixture => ({
  ...{ own, foreign: own, foreignStatus: 400 },
});
const by = (own: (world: World) => Request): Fixture => ({ own, foreign: own });

const user = (world: World) => ({
  firstName: 'Вера',
  lastName: 'Новикова',
  email: 'novikova@example.ru',
  locale: 'ru',
  roles: ['ROLE_MANAGER'],
  employeeIdList: [world.employeeId],
});
const competence = { nameText: { ru: 'Точность' }, descriptionText: { ru: 'Делает без ошибок' } };
const questions = { questionList: [{ questionText: { ru: 'Проверяет себя' } }] };
const position = ({ competenceId }: World) => ({
  name: 'Аналитик',
  competenceList: [{ id: competenceId }],
});
const employee = ({ positionId, subdivisionId }: World) => ({
  ...{ firstName: 'Мария', lastName: 'Соколова', email: 'sokolova@example.ru', locale: 'ru' },
  ...{ positionId, subdivisionId, inCompany: '2024-03-01', inPosition: '2025-01-15' },
});
const profile = ({ positionId }: World) => ({
  ...{ firstName: 'Мария', lastName: 'Соколова', email: 'sokolova.p@example.ru', positionId },
  ...{ startWorkDayAt: 'monday', endWorkDayAt: 'friday', phone: '+79161234567' },
  ...{ startWorkTimeAt: 32_400, endWorkTimeAt: 64_800, status: 'В отпуске', statusEmoji: '🌴' },
  ...{ statusStartAt: 1_781_481_600, statusEndAt: 1_781_913_600 },
});
const company = (world: World) => ({
  ...{ subdivisionId: world.subdivisionId, locale: 'ru', telegram: '@sokolova' },
  ...{ inCompany: 1_709_251_200, inPosition: 1_736_899_200 },
  ...{ birthDate: 631_152_000, isBirthDateHide: true, firedAt: null, leaderList: [] },
});
const commonQuestion = { text: { ru: 'Что ещё?' }, type: 'text', isRequired: false };
const password = { password: 'Another-360!', confirmPassword: 'Another-360!' };

const form = (world: World) => ({
  method: '360',
  type: 'surname',
  dateStart: day(0),
  dateEnd: day(10),
  employeeList: [{ id: world.employeeId }],
  competenceList: [{ id: world.competenceId }],
  participantList: [],
});

export const fixtures: Record<string, Fixture> = {
  loginUser: {
    own: () => ({ body: { email: 'a@b.example', password: 'wrong', holdingSlug: 'x' } }),
    foreign: 'takes no id',
  },
  exchangeToken: { own: () => ({ body: { token: 'nothing-here' } }), foreign: 'takes no id' },
  logoutUser: none,
  getCurrentUserInfo: none,
  getAvailableRoutes: none,
  getRoles: none,
  switchBrand: {
    own: () => ({ body: { name: 'no such brand' } }),
    foreign: () => ({ body: { name: 'no such brand' } }),
  },
  switchLocale: by((world) => ({ params: { id: world.accountId }, body: { locale: 'ru' } })),
  requestReset: { own: () => ({ body: { email: 'a@b.example' } }), foreign: 'takes no id' },
  checkReset: by(() => ({ params: { token: 'nothing-here' } })),
  restorePassword: {
    own: () => ({ body: { token: 'nothing-here', ...password } }),
    foreign: 'takes no id',
  },
  resetCurrentUserPassword: { own: () => ({ body: password }), foreign: 'takes no id' },
  getUserList: none,
  createUser: {
    own: (world) => ({ body: user(world) }),
    foreign: (world) => ({ body: { ...user(world), email: 'another@example.ru' } }),
    foreignStatus: 400,
  },
  updateUser: by((world) => ({
    params: { id: world.userId },
    body: { ...user(world), email: 'sidorov@example.ru' },
  })),
  deleteUser: by((world) => ({ params: { id: world.userId } })),
  getBrandList: none,
  getGeoInfo: none,
  getCompetenceList: none,
  getPositionList: none,
  getSubdivisionList: none,
  getEmployeeList: none,
  getStructureEmployees: none,
  getStructureSubdivisions: none,
  getCommonQuestionList: none,
  createCompetence: {
    own: () => ({ body: { ...competence, ...questions } }),
    foreign: 'takes no id',
  },
  updateCompetence: by((world) => ({
    body: { id: world.competenceId, ...competence, ...questions },
  })),
  deleteCompetence: by((world) => ({ params: { id: world.competenceId } })),
  createPosition: inForm((world) => ({ body: position(world) })),
  updatePosition: by((world) => ({ body: { id: world.positionId, ...position(world) } })),
  deletePosition: by((world) => ({ params: { id: world.positionId } })),
  createSubdivision: { own: () => ({ body: { name: 'Архив' } }), foreign: 'takes no id' },
  updateSubdivision: by((world) => ({ body: { id: world.subdivisionId, name: 'Разработка' } })),
  deleteSubdivision: by((world) => ({ params: { id: world.subdivisionId } })),
  createEmployee: inForm((world) => ({ body: employee(world) })),
  updateEmployee: by((world) => ({
    body: { id: world.employeeId, ...employee(world), email: 'sokolova.m@example.ru' },
  })),
  deleteEmployee: by((world) => ({ params: { id: world.employeeId } })),
  getEmployeeProfile: by((world) => ({ params: { id: world.subjectId } })),
  getEmployeeCompany: by((world) => ({ params: { id: world.subjectId } })),
  updateProfile: {
    own: (world) => ({ body: { ...profile(world), email: 'sokolova.own@example.ru' } }),
    foreign: 'takes no id',
  },
  updateCompany: { own: (world) => ({ body: company(world) }), foreign: 'takes no id' },
  updateAnyProfile: by((world) => ({ params: { id: world.subjectId }, body: profile(world) })),
  updateAnyCompany: by((world) => ({ params: { id: world.subjectId }, body: company(world) })),
  importEmployees: {
    own: () => ({
      query: { dryRun: 'true' },
      file: {
        name: 'people.csv',
        bytes:
          'lastName;firstName;email;position;subdivision;inCompany;inPosition\n' +
          'Ким;Ян;kim.y@example.ru;Инженер;Разработка;01.02.2020;05-04-2021\n',
      },
    }),
    foreign: 'takes no id',
  },
  getImportExample: none,
  exportEmployees: none,
  createCommonQuestion: { own: () => ({ body: commonQuestion }), foreign: 'takes no id' },
  updateCommonQuestion: by((world) => ({
    body: { id: world.commonQuestionId, ...commonQuestion },
  })),
  deleteCommonQuestion: by((world) => ({ params: { id: world.commonQuestionId } })),
  getSubdivisionDictionary: none,
  getPositionDictionary: none,
  getQuestionaryStructure: none,
  getQuestionaryList: none,
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
  duplicateQuestionary: by((world) => ({ body: { id: world.createdId } })),
  deleteQuestionary: by((world) => ({ params: { id: world.createdId } })),
  importParticipants: inForm((world) => ({
    body: { method: '90', subjectId: world.employeeId },
    file: { name: 'raters.csv', bytes: 'E-mail;Роль\nnobody@example.ru;Руководитель\n' },
  })),
  importMany: inForm((world) => ({
    query: { dryRun: 'true' },
    body: {
      ...{ method: '360', dateStart: day(0), dateEnd: day(10) },
      competenceList: world.competenceId,
    },
    file: {
      name: 'raters.csv',
      bytes: 'subjectEmail,email,role\nnobody@example.ru,none@example.ru,colleague\n',
    },
  })),
  getQuestionaryFileExample: {
    own: () => ({ query: { of: 'participants' } }),
    foreign: 'takes no id',
  },
  getTestingList: none,
  testingStart: { own: () => ({ query: { token: 'nothing-here' } }), foreign: 'takes no id' },
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
      answerList: [
        { competenceId: world.competenceId, employeeId: world.subjectId, questionList: [] },
      ],
      commonAnswerList: [],
    },
  })),
  getAuditList: none,
  getReportList: none,
  getEmployeeReports: by((world) => ({ params: { id: world.subjectId } })),
  getReport: by((world) => ({
    params: { questionaryId: world.doneId, employeeId: world.subjectId },
  })),
  exportReport: by((world) => ({
    query: { questionaryId: world.doneId, employeeId: world.subjectId },
  })),
};
