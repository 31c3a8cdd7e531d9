/** Random histories of anonymous questionaries, as described in data-and-maths ("The test that holds it"). */
import fc from 'fast-check';
import { anonymousTypes, type ParticipantType } from '#contract/platform/rules/methods.ts';
import type { Answer } from '#contract/platform/rules/scale.ts';
import type { AnswerStep, History, OutputStep, Person, Step } from './history.ts';

type Event = { at: number; step: Step };
type Draw = {
  type: ParticipantType;
  accessHolder: boolean;
  /** The moment 0–99 at which the person answers; null if they never do. */
  answersAt: number | null;
  answers: number[];
  common: number;
  text: number | null;
};

const competences = [
  { name: 'One question', questions: 1 },
  { name: 'Two questions', questions: 2 },
];
const questionCount = 3;
const lastMoment = 99;
const moment = fc.integer({ min: 0, max: lastMoment });

const person = (type: ParticipantType): fc.Arbitrary<Draw> =>
  fc.record({
    type: fc.constant(type),
    accessHolder: fc.integer({ min: 1, max: 100 }).map((percent) => percent <= 15),
    answersAt: fc.option(moment, { nil: null, freq: 20 }),
    answers: fc.array(fc.nat(499), { minLength: questionCount, maxLength: questionCount }),
    common: fc.nat(499),
    text: fc.option(fc.nat(9), { nil: null }),
  });

const people = (type: ParticipantType, most: number) =>
  fc.integer({ min: 0, max: most }).chain((count) => fc.tuple(...Array(count).fill(person(type))));

const output = fc.record({
  at: moment,
  renamed: fc.boolean(),
  /** The brand's setting at that time, where it affects this report. */
  threshold: fc.option(fc.integer({ min: 3, max: 5 }), { nil: null, freq: 1 }),
});

const drawn = fc.record({
  threshold: fc.integer({ min: 3, max: 5 }),
  noInformation: fc.integer({ min: 0, max: 40 }),
  invited: fc.tuple(
    people('supervisor', 2),
    ...anonymousTypes.map((type) => people(type, 6)),
    people('employee', 1),
  ),
  added: fc.array(
    fc.record({ at: moment, who: fc.constantFrom(...anonymousTypes).chain(person) }),
    { maxLength: 4, size: 'max' },
  ),
  interims: fc.array(output, { maxLength: 8, size: 'max' }),
  final: output,
});
type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never;

/** With `settingReaches`, outputs may use another T than the questionary's frozen one. */
export function randomHistory(settingReaches: boolean): fc.Arbitrary<History> {
  return drawn.map((draw) => ({
    method: 360,
    isAnonymous: true,
    anonymityThreshold: draw.threshold,
    competences,
    commonQuestions: ['Would you work together again?'],
    hasOpenQuestion: true,
    people: (draw.invited.flat() as Draw[]).map(personOf),
    steps: stepsOf(draw, settingReaches),
  }));
}

/** The same, but raters gain and lose access to the report along the way. */
export function withAccessChanges(): fc.Arbitrary<History> {
  const change = fc.record({ at: fc.nat(999), who: fc.nat(999), opens: fc.boolean() });
  const changes = fc.array(change, { minLength: 1, maxLength: 8, size: 'max' });
  return fc.tuple(randomHistory(false), changes).map(([history, drawnChanges]) => {
    const mayHold = history.people.flatMap(({ type }, index) =>
      (anonymousTypes as readonly string[]).includes(type) ? [index] : [],
    );
    const steps = [...history.steps];
    for (const { at, who, opens } of mayHold.length > 0 ? drawnChanges : []) {
      // Insert before the last step, which is the final report.
      steps.splice(at % steps.length, 0, { access: mayHold[who % mayHold.length]!, opens });
    }
    return { ...history, steps };
  });
}

function stepsOf(draw: Drawn, settingReaches: boolean): Step[] {
  const invited = draw.invited.flat() as Draw[];
  const added = draw.added.toSorted((a, b) => a.at - b.at);
  const joined = (index: number) => added[index - invited.length]?.at ?? 0;
  const outputStep = (each: Drawn['final'], kind: OutputStep['output']): OutputStep => ({
    output: kind,
    renamed: each.renamed,
    threshold: (settingReaches ? each.threshold : null) ?? draw.threshold,
  });
  const events: Event[] = [
    ...added.map(({ at, who }) => ({ at, step: { add: personOf(who) } })),
    ...[...invited, ...added.map(({ who }) => who)].flatMap((who, index) => {
      if (who.answersAt === null) return [];
      const at = Math.max(who.answersAt, joined(index));
      return [{ at, step: answer(who, index, draw.noInformation) }];
    }),
    ...draw.interims.map((each) => ({ at: each.at, step: outputStep(each, 'interim') })),
  ];
  const inOrder = events.toSorted((a, b) => a.at - b.at).map(({ step }) => step);
  return [...inOrder, outputStep(draw.final, 'final')];
}

/** The lowest T that any output used: the history as a whole must keep this promise. */
export function thresholdOf({ anonymityThreshold, steps }: History): number {
  const used = steps.flatMap((step) =>
    'output' in step ? [step.threshold ?? anonymityThreshold] : [],
  );
  return Math.min(...used);
}

function personOf({ type, accessHolder }: Draw): Person {
  const mayHold = (anonymousTypes as readonly string[]).includes(type);
  return { type, accessHolder: mayHold && accessHolder };
}

function answer(draw: Draw, index: number, noInformation: number): AnswerStep {
  const answers = draw.answers.map((drawn) => answerOf(drawn, noInformation));
  return {
    answer: index,
    answers: [answers.slice(0, 1), answers.slice(1)],
    common: [draw.common % 7 === 0 ? null : answerOf(draw.common, noInformation)],
    ...(draw.text === null ? {} : { text: `Text ${draw.text}` }),
  };
}

/** A number 0–499 encodes a percentage and, independently of it, one of five answers. */
function answerOf(drawn: number, noInformation: number): Answer {
  return drawn % 100 < noInformation ? 0 : ((1 + Math.floor(drawn / 100)) as Answer);
}
