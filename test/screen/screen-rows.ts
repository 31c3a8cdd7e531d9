import type { AnsweringData } from '#core/answering/contract/answering.ts';
import type { Employee } from '#core/employee/contract/employee.ts';
import type { CompanyInfo, EmployeeProfile } from '#core/profile/contract/profile.ts';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import type {
  ListedQuestionary,
  QuestionaryDetail,
} from '#core/questionary/contract/questionary.ts';
import { userPolicy } from '#core/user/contract/policy/user.ts';
import type { User } from '#core/user/contract/user.ts';
import { permissions } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';

/** Rows as the server returns them, for tests of the screens. Each is identified by its number. */

export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const engineer = { id: idOf(901), name: 'Инженер' };
export const office = { id: idOf(902), name: 'Отдел' };
export const reliability = { id: idOf(903), name: 'Надёжность' };

const nameOf = (number: number) => ({
  id: idOf(number),
  lastName: `Фамилия${number}`,
  firstName: 'Имя',
  middleName: null,
});

export const employeeRow = (number: number, given: Partial<Employee> = {}): Employee => ({
  ...nameOf(number),
  version: 1,
  email: `person${number}@example.ru`,
  positionId: engineer.id,
  position: engineer.name,
  subdivisionId: office.id,
  subdivision: office.name,
  slackId: null,
  locale: 'ru',
  inCompany: '2020-01-01',
  inPosition: '2020-01-01',
  workExpirience: null,
  photoUrl: null,
  status: null,
  phone: null,
  can: ['update', 'delete'],
  ...given,
});

/** A user who has accepted the access, as a super administrator sees them. */
export function userRow(number: number, given: Partial<User> = {}): User {
  const { id, lastName, firstName } = nameOf(number);
  const row = {
    id,
    lastName,
    firstName,
    version: 1,
    email: `user${number}@example.ru`,
    slackId: null,
    locale: 'ru' as const,
    roles: [],
    disabled: false,
    waiting: false,
    hasLeft: false,
    employeeList: [],
    employeeId: null,
    createdAt: 0,
    undelivered: null,
    current: false,
    ...given,
  };
  return { can: verbsOf(userPolicy, new Set(permissions), row), ...row };
}

/** Where the employee of that number works; led by nobody. */
export const profileRow = {
  employeeId: idOf(1),
  version: 1,
  photoUrl: null,
  lastName: 'Орлова',
  firstName: 'Ева',
  middleName: null,
  location: null,
  status: null,
  statusEmoji: null,
  statusStartAt: null,
  statusEndAt: null,
  startWorkTimeAt: null,
  endWorkTimeAt: null,
  startWorkDayAt: null,
  endWorkDayAt: null,
  positionId: idOf(1),
  position: 'Инженер',
  wantedPosition: null,
  email: 'orlova@example.ru',
  phone: null,
  timezone: null,
} satisfies EmployeeProfile;

export const companyRow = (number: number, given: Partial<CompanyInfo> = {}): CompanyInfo => ({
  employeeId: idOf(number),
  version: 1,
  subdivisionId: office.id,
  subdivision: office.name,
  leaderList: [],
  subordinateList: [],
  inCompany: 0,
  inPosition: 0,
  birthDate: null,
  isBirthDateHide: false,
  slackId: null,
  telegram: null,
  locale: 'ru',
  firedAt: null,
  ...given,
});

type Participant = QuestionaryDetail['participantList'][number];
export const participantRow = (number: number, type: Participant['type']): Participant => ({
  ...nameOf(number),
  email: `person${number}@example.ru`,
  type,
  position: engineer,
  subdivision: office,
  progressList: [],
  undelivered: null,
  isAwaited: false,
  declineList: [],
});

/** A questionary about one engineer, with a supervisor and a colleague. */
export const questionaryDetail = (given: Partial<QuestionaryDetail> = {}): QuestionaryDetail => ({
  id: idOf(900),
  version: 3,
  number: 7,
  cycle: null,
  subject: engineer.name,
  status: 'created',
  method: '360',
  type: 'position',
  positionId: engineer.id,
  position: engineer,
  subdivisionId: null,
  subdivision: null,
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
  periodType: null,
  askAgainWeeks: null,
  isAnonymous: true,
  smallGroups: 'joined',
  createdAt: '2026-06-01T10:00:00Z',
  progress: 0,
  passedCount: 0,
  totalCount: 0,
  can: verbsOf(questionaryPolicy, new Set(permissions), { status: given.status ?? 'created' }),
  anonymityThreshold: 3,
  askAgainOn: null,
  lostKeyCount: 0,
  remindedAt: null,
  remindableCount: 1,
  isOwn: false,
  progressList: [],
  employeeList: [
    {
      ...nameOf(1),
      email: 'person1@example.ru',
      position: engineer,
      subdivision: office,
      inCompany: null,
      inPosition: null,
      workExpirience: null,
      progressList: [],
    },
  ],
  competenceList: [reliability],
  participantList: [participantRow(2, 'supervisor'), participantRow(3, 'colleague')],
  workErrorList: [],
  held: null,
  workWarningList: [],
  groupPreviewList: [],
  load: null,
  ...given,
});

/** The same as a card of the journal. */
export const listedQuestionary = (given: Partial<ListedQuestionary> = {}): ListedQuestionary => ({
  ...questionaryDetail(given.status && { status: given.status }),
  subjectCount: 1,
  subjectSubdivision: null,
  ...given,
});

const assessed = { id: idOf(1), firstName: 'Имя', lastName: 'Фамилия', middleName: null };

/** What one colleague is asked about another: a rating, an optional rating and a text. */
export const answeringData = (given: Partial<AnsweringData> = {}): AnsweringData => ({
  ...assessed,
  questionaryId: idOf(2),
  employeeId: assessed.id,
  participantId: idOf(3),
  participantName: 'Кузьмин Олег',
  participantType: 'colleague',
  method: '360',
  type: 'surname',
  number: 7,
  status: 'in_work',
  isActive: true,
  isAhead: false,
  isOver: false,
  dateStart: '2026-06-15',
  dateEnd: '2026-06-30',
  employee: { ...assessed, position: null, photoUrl: null },
  isAnonymous: true,
  anonymityThreshold: 3,
  invitedInRole: [],
  competenceQuestionList: [
    {
      competenceId: idOf(4),
      questionList: [{ questionId: idOf(5), questionText: { ru: 'Первый' } }],
    },
  ],
  commonQuestionList: [
    { questionId: idOf(6), text: { ru: 'Второй' }, type: 'rating', isRequired: false },
    { questionId: idOf(7), text: { ru: 'Третий' }, type: 'text', isRequired: true },
  ],
  ...given,
});
