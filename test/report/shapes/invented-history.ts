import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import type { AnswerStep, History, Person } from '#test/report/fixtures/history.ts';
import { sampleAnswers, sampleCompetences } from '#test/report/report-sample-texts.ts';

/** How many of each role are asked. */
type Asked = Partial<Record<ReviewerRole, number>>;

export interface Invented {
  method?: 90 | 180 | 360;
  isAnonymous?: boolean;
  asked: Asked;
  /** How many of each role answer; all who are asked where it says nothing. */
  answered?: Asked;
  competences?: readonly string[];
  /** The mark that others tend to, by competence; `levels` where it says nothing. */
  level?: (competence: number) => number;
  /** How far self is above the others, by competence. */
  selfAbove?: (competence: number) => number;
  /** Whether everybody else answers every question of a competence alike. */
  isAgreed?: boolean;
  /** Whether a person answers "no information" to all questions of a competence. */
  knowsNothing?: (type: ReviewerRole, competence: number, ofRole: number) => boolean;
  output?: 'interim' | 'final';
}

const questionsEach = 3;
const disputed = 7;
const levels = [4.6, 2.9, 4.3, 3.3, 4.4, 2.7, 4.5, 3.7, 3.8, 3.9, 4.1, 3.4];
const selfGaps = [-0.7, 1.2, -0.2, 0.1, -1.1, 0, 0.1, 0.9, 0.2, -0.2, 0.2, 0.4];
const shifts: Record<ReviewerRole, number> = {
  supervisor: -0.2,
  colleague: 0.1,
  customer: -0.1,
  subordinate: 0.2,
  employee: 0,
};

const texts = sampleAnswers.flatMap(({ answers }) => answers.flatMap(({ data }) => data ?? []));

/** Answers as people might give them, the same at every call: 3 questions a competence. */
export function inventHistory(given: Invented): History {
  const { method = 360, isAnonymous = true, asked, answered = {}, output = 'final' } = given;
  const names = given.competences ?? sampleCompetences.map(({ name }) => name);
  const people = Object.entries(asked).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, ofRole) => ({ type: type as ReviewerRole, ofRole })),
  );
  const steps = people.flatMap(({ type, ofRole }, person) =>
    ofRole < (answered[type] ?? asked[type] ?? 0)
      ? [answerOf(given, names.length, { type, ofRole, person })]
      : [],
  );
  return {
    method,
    isAnonymous,
    anonymityThreshold: 3,
    competences: names.map((name) => ({ name, questions: questionsEach })),
    commonQuestions: ['Would you work together again?'],
    hasOpenQuestion: true,
    people: people.map(({ type }): Person => ({ type })),
    steps: [...steps, { output }],
  };
}

type Who = { type: ReviewerRole; ofRole: number; person: number };

function answerOf(given: Invented, competences: number, who: Who): AnswerStep {
  const { type, ofRole, person } = who;
  const answers = Array.from({ length: competences }, (_, competence) =>
    Array.from({ length: questionsEach }, (_, question) =>
      given.knowsNothing?.(type, competence, ofRole)
        ? 0
        : toAnswer(
            tendency(given, type, competence) +
              (given.isAgreed ? 0 : wobble(who, competence, question)),
          ),
    ),
  );
  return { answer: person, answers, common: [2], text: texts[person % texts.length]! };
}

function tendency(
  { level, selfAbove, isAgreed }: Invented,
  type: ReviewerRole,
  competence: number,
) {
  const others = level?.(competence) ?? levels[competence % levels.length]!;
  if (type !== 'employee') return isAgreed ? others : others + shifts[type];
  return others + (selfAbove?.(competence) ?? selfGaps[competence % selfGaps.length]!);
}

/** Evenly spread between −0.5 and 0.5; in one competence the others are far apart. */
function wobble({ type, person }: Who, competence: number, question: number): number {
  if (competence === disputed && type !== 'employee') return person % 2 === 0 ? 1.3 : -1.3;
  return ((person * 7 + competence * 5 + question * 3) % 11) / 10 - 0.5;
}

const toAnswer = (mark: number): Answer =>
  (6 - Math.min(5, Math.max(1, Math.round(mark)))) as Answer;
