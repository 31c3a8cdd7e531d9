import { asData, pngOf } from '#test/file/picture.ts';
import type { World } from './world.ts';

/** Bodies for the fixtures, with the field names of the product. */

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};
/** A name that does not exist yet, and an address that nobody has. */
export const name = (word: string) => `${word} ${next()}`;
export const email = (word: string) => `${word}-${next()}@fixture.example`;

export const day = (offset: number) =>
  new Date(Date.UTC(2026, 5, 15 + offset)).toISOString().slice(0, 10);

/** Of the super admin and of the visitor (world.ts). */
export const currentPassword = 'Current-360!';
export const password = { password: 'Another-360!', confirmPassword: 'Another-360!' };

/** In every world, somebody who is an employee and no user yet. */
export const newLeaderEmail = 'new-leader@fixture.example';

export const user = (world: World) => ({
  firstName: 'Вера',
  lastName: 'Новикова',
  email: email('novikova'),
  locale: 'ru',
  roles: ['ROLE_MANAGER'],
  employeeIdList: [world.employeeId],
});

export const competence = {
  nameText: { ru: 'Точность' },
  descriptionText: { ru: 'Делает без ошибок' },
};
export const questions = { questionList: [{ questionText: { ru: 'Проверяет себя' } }] };

/** All but the name: that is how others find the company. */
export const companySettings = (name: string) => ({
  name,
  brand: 'Короткое',
  icon: asData(pngOf(16, 16), 'image/png'),
  logo: asData(pngOf(64, 16), 'image/png'),
  accentColor: '#1a237e',
  timeZone: 'Asia/Vladivostok',
  letterHour: 8,
  anonymityThreshold: 5,
  smallGroups: 'leftOut',
  answerWords: { en: ['Fully', 'Mostly', 'Partly', 'Hardly', 'Not at all'] },
  reminderDayList: [2],
  defaultLocale: 'en',
  auditMonths: 60,
  deliveryMonths: 24,
  notificationMonths: 6,
});

export const cycle = {
  name: 'Оценка 360',
  chooseUntil: day(7),
  dateStart: day(8),
  dateEnd: day(20),
};

export const position = ({ competenceId }: World) => ({
  name: name('Аналитик'),
  competenceList: [{ id: competenceId }],
});

export const employee = ({ positionId, subdivisionId }: World) => ({
  firstName: 'Мария',
  lastName: 'Соколова',
  email: email('sokolova'),
  locale: 'ru',
  positionId,
  subdivisionId,
  inCompany: '2024-03-01',
  inPosition: '2025-01-15',
});

/** A file with one new person, in the job title and department that every world has. */
export const peopleFile = () => ({
  name: 'people.csv',
  bytes:
    'lastName;firstName;email;position;subdivision;inCompany;inPosition\n' +
    `Ким;Ян;${email('kim')};Инженер;Разработка;01.02.2020;05-04-2021\n`,
});

/** A file with one new competence. */
export const competenceFile = () => ({
  name: 'competencies.csv',
  bytes: 'name;description;question\nБережливость;Без потерь;Экономит\n',
});

/** A file with one person's report of each of these years. */
export const importedFile = (email: string, ...years: string[]) => ({
  name: 'reports.csv',
  bytes: [
    'email;competence;role;mark;count;dateStart',
    ...years.map((year) => `${email};Смелость;colleague;4;5;${year}`),
  ].join('\n'),
});

export const profile = ({ positionId }: World) => ({
  firstName: 'Мария',
  lastName: 'Соколова',
  email: email('sokolova'),
  positionId,
  startWorkDayAt: 'monday',
  endWorkDayAt: 'friday',
  phone: '+79161234567',
  startWorkTimeAt: 32_400,
  endWorkTimeAt: 64_800,
  status: 'В отпуске',
  statusEmoji: '🌴',
  statusStartAt: 1_781_481_600,
  statusEndAt: 1_781_913_600,
});

export const someCompany = ({ subdivisionId }: World) => ({
  subdivisionId,
  locale: 'ru',
  telegram: '@sokolova',
  inCompany: 1_709_251_200,
  inPosition: 1_736_899_200,
  birthDate: 631_152_000,
  isBirthDateHide: true,
  firedAt: null,
  leaderList: [],
});

export const commonQuestion = { text: { ru: 'Что ещё?' }, type: 'text', isRequired: false };

export const form = ({ employeeId, competenceId }: World) => ({
  method: '360',
  type: 'surname',
  dateStart: day(0),
  dateEnd: day(10),
  employeeList: [{ id: employeeId }],
  competenceList: [{ id: competenceId }],
  participantList: [],
});

export const planGoal = {
  competenceId: null,
  text: 'Слушать, не перебивая',
  sign: 'Коллеги договаривают до конца',
  state: 'open' as const,
  stepList: [{ text: 'Записывать вопросы', due: '2026-07-01', isDone: false }],
};

export const newPlanOf = (questionaryId: string) => ({
  questionaryId,
  isShared: false,
  goalList: [planGoal],
  carryList: [] as string[],
  replacesId: null as string | null,
});
