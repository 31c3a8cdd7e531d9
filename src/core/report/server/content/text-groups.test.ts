/** Texts of somebody who had nothing to mark come with the others', never with their author's answer. */
import { expect, test } from 'vitest';
import type { Answer } from '#platform/contract/rules/scale.ts';
import { type Person, play, type Step } from '#test/report/fixtures/history.ts';

const silent = 9;
const textOf = (person: number) => `Текст ${person}`;
const answer = (person: number): Step => {
  const mark: Answer = person === silent ? 0 : 2;
  return { answer: person, answers: [[mark], [mark]], text: textOf(person) };
};
const answers = (...people: number[]) => people.map(answer);
const interim: Step = { output: 'interim' };
const final: Step = { output: 'final' };

/** The texts that each output shows, of ten colleagues. */
function texts(...steps: Step[]): string[][] {
  const outputs = play({
    method: 360,
    isAnonymous: true,
    anonymityThreshold: 3,
    competences: [0, 1].map((at) => ({ name: `${at}`, questions: 1 })),
    hasOpenQuestion: true,
    people: Array.from({ length: 10 }, (): Person => ({ type: 'colleague' })),
    steps,
  });
  return outputs.map(({ content }) =>
    content.commonQuestionAnswerList.flatMap((question) =>
      question.type === 'text' ? question.answers.flatMap(({ data = [] }) => data) : [],
    ),
  );
}
const of = (...people: number[]) => people.map(textOf);

test('an interim after their answer shows nothing that the one before it did not', () => {
  const [before, after] = texts(...answers(0, 1, 2, 3, 4), interim, ...answers(silent), interim);
  expect(before).toEqual(of(0, 1, 2, 3, 4));
  expect(after).toEqual(before);
});

test('nor does the final report, where they alone have answered since', () => {
  const [, last] = texts(...answers(0, 1, 2, 3, 4), interim, ...answers(silent), final);
  expect(last).toEqual(of(0, 1, 2, 3, 4));
});

test('it does with a new group of their role', () => {
  expect(texts(...answers(0, 1, silent, 2), final)).toEqual([of(0, 1, 2, silent)]);
  const [, last] = texts(...answers(0, 1, 2, 3, 4), interim, ...answers(silent, 5, 6, 7), final);
  expect(last).toEqual(of(0, 1, 2, 3, 4, 5, 6, 7, silent));
});
