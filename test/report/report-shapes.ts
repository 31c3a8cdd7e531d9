import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { makeReport, type ReportInput } from '#core/report/server/content/content.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { openQuestion, play } from '#test/report/fixtures/history.ts';
import { type Invented, inventHistory } from '#test/report/shapes/invented-history.ts';
import { sampleCompetences, samplePeople } from './report-sample-texts.ts';

/**
 * A report of every shape there is, made by the product's own arithmetic, to look at and to test
 * screen, paper and files with.
 */

const everybody = { supervisor: 1, colleague: 5, customer: 3, subordinate: 4, employee: 1 };

const made = {
  /** Method 90: the supervisor alone. */
  by90: report({ method: 90, isAnonymous: false, asked: { supervisor: 1 } }),
  /** Method 180: the supervisor and self. */
  by180: report({ method: 180, isAnonymous: false, asked: { supervisor: 1, employee: 1 } }),
  by180WithoutSelf: report({
    method: 180,
    isAnonymous: false,
    asked: { supervisor: 2, employee: 1 },
    answered: { employee: 0 },
  }),
  /** Not anonymous: each role by itself, agreement with its numbers. */
  named: report({ isAnonymous: false, asked: everybody }),
  /** Anonymous, and no group is too small. */
  anonymous: report({ asked: everybody }),
  /** Customers and subordinates are combined, once with colleagues; some cells are withheld. */
  merged: report({
    asked: { supervisor: 1, colleague: 5, customer: 2, subordinate: 2, employee: 1 },
    knowsNothing: (type, competence, ofRole) =>
      (competence === 3 && (type === 'subordinate' || ofRole > 0)) ||
      (competence === 5 && type !== 'employee' && type !== 'colleague') ||
      (competence === 7 && type === 'customer'),
  }),
  /**
   * A colleague and a customer know nothing of one competence: roughly told, and too few. Another one was
   * asked before, by the rules of earlier reports.
   */
  gaps: askedBefore(
    report({
      asked: { ...everybody, colleague: 8, customer: 4 },
      knowsNothing: (type, competence, ofRole) =>
        competence === 2 && ofRole === 0 && (type === 'colleague' || type === 'customer'),
    }),
    4,
  ),
  /** Two colleagues are too few to be shown at all. */
  withheld: report({ asked: { supervisor: 1, colleague: 2, employee: 1 } }),
  /** Colleagues are kept back because of another questionary's report. */
  keptBack: report({ asked: everybody }, [{ number: 7, types: ['colleague'] }]),
  /** Self was asked and did not answer. */
  withoutSelf: report({ asked: everybody, answered: { employee: 0 } }),
  /** Self answered "no information" to everything. */
  selfKnowsNothing: report({ asked: everybody, knowsNothing: (type) => type === 'employee' }),
  /** Self alone answered. */
  selfAlone: report({ asked: everybody, answered: { ...nobody(), employee: 1 } }),
  /** Everybody answered, with nothing but "no information". */
  noInformation: report({ asked: everybody, knowsNothing: () => true }),
  /** Nobody answered. */
  noAnswers: report({ asked: everybody, answered: nobody() }),
  noCompetences: report({ asked: everybody, competences: [] }),
  oneCompetence: report({ asked: everybody, competences: ['Делегирование'] }),
  twoCompetences: report({ asked: everybody, competences: ['Делегирование', 'Переговоры'] }),
  thirtyCompetences: report({ asked: everybody, competences: thirty() }),
  longNames: withLongNames(report({ asked: everybody, competences: longCompetences() })),
  /** Nothing below 4.0 with the others, and self is as high. */
  allHigh: report({ asked: everybody, level: () => 4.7, selfAbove: () => 0 }),
  /** Nothing as high as 4.0 with the others, and self is far above. */
  allLow: report({ asked: everybody, level: () => 2.2, selfAbove: () => 2 }),
  /** Everybody gives 3 to everything, self too. */
  allEqual: report({ asked: everybody, level: () => 3, selfAbove: () => 0, isAgreed: true }),
  /** Nothing as high as 4.0, and two competences stand above the rest. */
  noneHigh: report({
    asked: everybody,
    level: (at) => (at === 2 || at === 5 ? 3.6 : 2.4),
    selfAbove: () => 0.2,
  }),
  /** Others see everything far higher than self does. */
  selfFarBelow: report({ asked: everybody, level: () => 4.4, selfAbove: () => -2 }),
  /** Only the leader was asked besides self. */
  leaderAlone: report({ asked: { supervisor: 1, employee: 1 } }),
  /** Two leaders differ, and two colleagues are too few to be shown. */
  twoLeaders: report({ asked: { supervisor: 2, colleague: 2, employee: 1 } }),
  /** Two colleagues answered besides self: too few to be shown. */
  selfShown: report({ asked: { colleague: 2, employee: 1 } }),
  /** In every competence a different colleague skipped a question, so no behaviour is told. */
  noBehaviours: report({
    asked: { supervisor: 1, colleague: 5, employee: 1 },
    knowsNothing: (type, competence, ofRole) => type === 'colleague' && competence % 5 === ofRole,
  }),
  /** Thirty raters and two competences that others rate low. */
  manyRaters: report({
    asked: { supervisor: 2, colleague: 12, customer: 8, subordinate: 9, employee: 1 },
  }),
  /** Three competences, as a first assessment often has. */
  threeCompetences: report({
    asked: everybody,
    competences: ['Делегирование', 'Работа с данными', 'Ведение переговоров'],
  }),
  /** Made while answers come: four of eight colleagues are shown, one customer waits for more. */
  interim: report({
    asked: { ...everybody, colleague: 8 },
    answered: { colleague: 4, customer: 1, subordinate: 0, employee: 0 },
    output: 'interim',
  }),
  /** Made under earlier rules: no strengths, a blind zone of a high mark, half of all "lowest". */
  madeBefore: madeBefore(report({ isAnonymous: false, asked: everybody })),
};

type ReportShape = keyof typeof made;

/** By name, in no particular order. Never changed by a test: `structuredClone` one to do so. */
export const reportShapes: Readonly<Record<ReportShape, ReportContent>> = made;

/** To run a test over all of them: `test.each(everyShape)('%s', (name, content) => …)`. */
export const everyShape = Object.entries(made) as [ReportShape, ReportContent][];

function report(given: Invented, comparable: ReportInput['comparable'] = []): ReportContent {
  const [output] = play(inventHistory(given), (input) => makeReport({ ...input, comparable }));
  const content = output!.content;
  return {
    ...content,
    questionaryId: '0b7f3f62-52c5-4f5c-9a4d-6a3f4d7c1e01',
    employeeId: '4f0d5a0e-2c1b-4b63-8f1e-0f8f7f9a2b02',
    subject: 'Щербакова-Лебедева Алёна Сергеевна',
    position: 'Руководитель отдела продаж',
    subdivision: 'Коммерческая дирекция',
    participantProgressList: namesOf(content),
    competenceMarkList: content.competenceMarkList.map((each) => ({
      ...each,
      description: sampleCompetences.find(({ name }) => name === each.name)?.description ?? null,
    })),
    commonQuestionAnswerList: content.commonQuestionAnswerList.map((question) => ({
      ...question,
      questionText:
        question.questionId === openQuestion
          ? 'Что стоит продолжать делать?'
          : 'Насколько вы готовы работать с этим человеком и дальше?',
    })),
  };
}

function namesOf({ participantProgressList }: ReportContent) {
  const more = ['Осипова Анна', 'Лаптев Глеб Ильич', 'Юсупова Диляра', 'Чехов Роман Львович'];
  const names = new Map<string, number>();
  return participantProgressList.map(({ type }) => {
    const at = names.get(type) ?? 0;
    names.set(type, at + 1);
    const known = samplePeople.filter((person) => person.type === type);
    return { type, name: known[at]?.name ?? more[at % more.length]! };
  });
}

function nobody() {
  return { supervisor: 0, colleague: 0, customer: 0, subordinate: 0, employee: 0 };
}

function thirty(): string[] {
  const areas = ['', ' в команде', ' с клиентами'];
  return areas.flatMap((area) => sampleCompetences.slice(0, 10).map(({ name }) => name + area));
}

function longCompetences(): string[] {
  return [
    'Управление изменениями и сопровождение сотрудников при переходе на новые способы работы во всех подразделениях',
    'Межфункциональноевзаимодействиебезпробеловвназвании',
    'Стратегическое мышление (горизонт планирования от трёх до пяти лет, включая региональные рынки)',
    'Клиентоориентированность',
    'Ответственность за результат и соблюдение договорённостей перед внутренними и внешними заказчиками',
  ];
}

function withLongNames(content: ReportContent): ReportContent {
  return {
    ...content,
    subject: 'Константинопольская-Преображенская Александрина Всеволодовна-Ростиславовна',
    position:
      'Заместитель генерального директора по развитию региональной сети и цифровым продуктам',
    subdivision:
      'Департамент стратегического развития и сопровождения ключевых направлений бизнеса',
  };
}

function askedBefore(content: ReportContent, place: number): ReportContent {
  const isAnonymous = (type: string) => anonymousTypes.some((each) => each === type);
  const kept = content.competenceMarkList[place]!.competenceId;
  const isTold = ({ competenceId }: { competenceId: string }) => competenceId !== kept;
  return {
    ...content,
    competenceMarkList: content.competenceMarkList.map((row) =>
      isTold(row)
        ? row
        : {
            ...row,
            isKeptBack: true,
            participantList: row.participantList.filter(({ types }) => !types.some(isAnonymous)),
            questionMarkList: row.questionMarkList.map((each) => ({ ...each, otherMark: null })),
          },
    ),
    behaviourTopList: content.behaviourTopList.filter(isTold),
    behaviourLowList: content.behaviourLowList.filter(isTold),
  };
}

function madeBefore(content: ReportContent): ReportContent {
  const zones = content.competenceMarkList.map(
    ({ competenceId, name, selfMark, otherParticipantMark }) => ({
      competenceId,
      name,
      selfMark: selfMark === null ? null : Math.min(5, selfMark + 0.6),
      otherParticipantMark,
    }),
  );
  return {
    ...content,
    strengthList: [],
    competenceMinMarkList: zones.slice(3, 6),
    blindZoneList: zones.slice(2, 4),
  };
}
