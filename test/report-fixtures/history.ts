/** Plays a questionary's history (answers, added participants, outputs) for one subject. */

import type { Method, ParticipantType, SmallGroups } from '#contract/platform/rules/methods.ts';
import type { Answer } from '#contract/platform/rules/scale.ts';
import { emptyLedger, type Ledger } from '#server/assessment/report/content/atoms.ts';
import {
  type MadeReport,
  makeReport,
  type ReportInput,
} from '#server/assessment/report/content/content.ts';
import {
  type FrozenQuestion,
  isAnonymousType,
  type Sheet,
} from '#server/assessment/report/content/sheets.ts';

export type Person = {
  type: ParticipantType;
  accessHolder?: boolean;
  /** Added once somebody of the three types had answered: never counts (rule 25). */
  isLate?: boolean;
};

export type AnswerStep = {
  /** Which person answers, counted from 0. An added person gets the next number. */
  answer: number;
  /** By competence and question. */
  answers: Answer[][];
  /** To the common rating questions. */
  common?: (Answer | null)[];
  text?: string;
};

export type OutputStep = {
  output: 'interim' | 'final';
  /** The settings at that time, if they differ from the questionary's. */
  threshold?: number;
  renamed?: boolean;
};

/** From here on that person may, or may no longer, open the report. */
export type AccessStep = { access: number; opens: boolean };

export type Step = AnswerStep | { add: Person } | AccessStep | OutputStep;

export type History = {
  method: number;
  isAnonymous: boolean;
  anonymityThreshold: number;
  smallGroups?: SmallGroups;
  competences: { name: string; questions: number }[];
  /** Common rating questions, optional ones. */
  commonQuestions?: string[];
  /** Adds an open question. */
  hasOpenQuestion?: boolean;
  people: Person[];
  steps: Step[];
};

export type MakeReport = (input: ReportInput) => MadeReport;

export type Output = MadeReport & { input: ReportInput };

export const sheetId = (person: number) => `sheet-${String(person).padStart(3, '0')}`;
export const competenceId = (index: number) => `competence-${index}`;
export const commonRating = (index: number) => `common-rating-${index}`;
export const openQuestion = 'open-question';

/**
 * All outputs of the history, each made on the ledger that the previous one left. People who could
 * open the report at an earlier output still count as such (decision 020), unless `forgets` is set.
 */
export function play(
  history: History,
  make: MakeReport = makeReport,
  { forgets = false } = {},
): Output[] {
  const people = [...history.people];
  const readers = new Set<number>();
  const answered = new Map<number, Sheet>();
  const outputs: Output[] = [];
  for (const step of history.steps) {
    if ('add' in step) people.push({ ...step.add, isLate: hasAnonymousAnswer(answered) });
    else if ('answer' in step) answered.set(step.answer, sheetOf(people[step.answer]!.type, step));
    else if ('access' in step) {
      people[step.access] = { ...people[step.access]!, accessHolder: step.opens };
    } else {
      if (forgets) readers.clear();
      for (const [index, { accessHolder }] of people.entries()) {
        if (accessHolder) readers.add(index);
      }
      const ledger = outputs.at(-1)?.ledger ?? emptyLedger;
      const known = people.map((person, index) => ({
        ...person,
        accessHolder: readers.has(index),
      }));
      const input = inputOf(history, known, answered, step, ledger);
      outputs.push({ input, ...make(input) });
    }
  }
  return outputs;
}

const hasAnonymousAnswer = (answered: ReadonlyMap<number, Sheet>) =>
  [...answered.values()].some(({ type }) => isAnonymousType(type));

function sheetOf(type: ParticipantType, step: AnswerStep): Sheet {
  return {
    id: sheetId(step.answer),
    type,
    answers: [...step.answers.flat(), ...(step.common ?? [])],
    texts: step.text === undefined ? {} : { [openQuestion]: step.text },
  };
}

function inputOf(
  history: History,
  people: readonly Person[],
  answered: ReadonlyMap<number, Sheet>,
  step: OutputStep,
  ledger: Ledger,
): ReportInput {
  const renamed = step.renamed ? ' (new name)' : '';
  return {
    questionary: {
      id: 'questionary',
      number: 1,
      method: String(history.method) as Method,
      type: 'surname',
      dateStart: '2026-03-01',
      dateEnd: '2026-03-31',
      isAnonymous: history.isAnonymous,
      anonymityThreshold: step.threshold ?? history.anonymityThreshold,
      smallGroups: history.smallGroups ?? 'joined',
    },
    subject: { employeeId: 'subject', name: 'Ёлкин Пётр', position: null, subdivision: null },
    kind: step.output,
    createdAt: '2026-03-31T20:00:00.000Z',
    competences: history.competences.map(({ name }, index) => ({
      id: competenceId(index),
      name: name + renamed,
      description: null,
      targetMark: null,
    })),
    questions: questionsOf(history),
    assignments: people.map(({ type, accessHolder, isLate }, index) => ({
      type,
      name: `Person ${index}${renamed}`,
      isDone: answered.has(index),
      opensReport: accessHolder || isLate || false,
    })),
    sheets: [...answered.values()],
    comparable: [],
    askedBefore: new Map(),
    ledger,
  };
}

function questionsOf({
  competences,
  commonQuestions = [],
  hasOpenQuestion = false,
}: History): FrozenQuestion[] {
  const rating = competences.flatMap(({ name, questions }, index) =>
    Array.from({ length: questions }, (_, question) => ({
      id: `question-${index}-${question}`,
      kind: 'rating' as const,
      competenceId: competenceId(index),
      text: `${name} q${question}`,
      type: 'rating' as const,
    })),
  );
  const common = { kind: 'common', competenceId: null } as const;
  const open = { ...common, id: openQuestion, text: 'What to keep doing?', type: 'text' } as const;
  return [
    ...rating,
    ...(hasOpenQuestion ? [open] : []),
    ...commonQuestions.map((text, index) => ({
      ...common,
      id: commonRating(index),
      text,
      type: 'rating' as const,
    })),
  ];
}
