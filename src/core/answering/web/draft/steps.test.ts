import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerPayload, longestAnswer } from '#core/answering/contract/answering.ts';
import { minutesFor } from '#core/questionary/contract/rules/answering-time.ts';
import {
  countsOf,
  firstProblem,
  orderOf,
  problemOf,
  questionsOf,
  resultBody,
  sendable,
  shuffled,
} from './steps.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const data = {
  questionaryId: uuid(90),
  employeeId: uuid(91),
  participantId: uuid(92),
  competenceQuestionList: [
    {
      competenceId: uuid(80),
      questionList: [
        { questionId: uuid(1), questionText: { ru: 'Слушает', en: 'Listens' } },
        { questionId: uuid(2), questionText: { ru: 'Объясняет' } },
      ],
    },
    {
      competenceId: uuid(81),
      questionList: [{ questionId: uuid(3), questionText: { ru: 'Решает' } }],
    },
  ],
  commonQuestionList: [
    { questionId: uuid(4), text: { ru: 'Рекомендуете?' }, type: 'rating', isRequired: false },
    { questionId: uuid(5), text: { ru: 'Что продолжать?' }, type: 'text', isRequired: true },
    { questionId: uuid(6), text: { ru: 'Что начать?' }, type: 'text', isRequired: false },
  ],
} as const;
const asked = structuredClone(data) as unknown as Parameters<typeof resultBody>[0];
const questions = questionsOf(asked);

it('asks ratings shuffled, then the common questions as listed', () => {
  expect(orderOf(questions, () => 0)).toEqual([2, 3, 1, 4, 5, 6].map(uuid));
  expect(orderOf(questions, () => 0.999)).toEqual([1, 2, 3, 4, 5, 6].map(uuid));
});

it('shuffles without losing anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (values, chances) => {
        const mixed = shuffled(values, () => chances.next().value);
        expect(mixed.toSorted()).toEqual(values.toSorted());
      },
    ),
  );
});

const [rating, , , optionalRating, requiredText, optionalText] = questions;
it.each([
  ['a rating without an answer', rating, undefined, 'required'],
  ['a rating with 0', rating, 0, undefined],
  ['an optional rating without an answer', optionalRating, undefined, undefined],
  ['a required text without an answer', requiredText, undefined, 'required'],
  ['a required text of spaces', requiredText, ' \n', 'required'],
  ['a required text of what is not sent', requiredText, '\0 \0', 'required'],
  ['a required text', requiredText, ' да ', undefined],
  ['an optional text without an answer', optionalText, '', undefined],
  [
    'a text at the limit with spaces around',
    optionalText,
    ` ${'я'.repeat(longestAnswer)} `,
    undefined,
  ],
  ['a text over the limit', optionalText, 'я'.repeat(longestAnswer + 1), 'tooLong'],
  ['a letter with nine marks', optionalText, `я${'\u0301'.repeat(9)}`, 'stackedMarks'],
  ['a letter with eight marks', optionalText, `я${'\u0301'.repeat(8)}`, undefined],
] as const)('knows whether to go on: %s', (_, question, given, problem) => {
  expect(problemOf(question!, given)).toBe(problem);
});

it('finds the first question in order that is still to answer', () => {
  const order = [3, 1, 2, 4, 5, 6].map(uuid);
  expect(firstProblem(questions, order, {})?.id).toBe(uuid(3));
  const answers = { [uuid(1)]: 1, [uuid(2)]: 2, [uuid(3)]: 0 };
  expect(firstProblem(questions, order, answers)?.id).toBe(uuid(5));
  expect(firstProblem(questions, order, { ...answers, [uuid(5)]: 'да' })).toBeUndefined();
});

it('builds what the contract takes: by competence, texts trimmed, what was left out left out', () => {
  const answers = { [uuid(1)]: 0, [uuid(2)]: 5, [uuid(3)]: 3, [uuid(5)]: ' да ', [uuid(6)]: '  ' };
  const payload = resultBody(asked, { sheetId: uuid(7), answers });
  expect(payload).toEqual({
    questionaryId: uuid(90),
    employeeId: uuid(92),
    sheetId: uuid(7),
    answerList: [
      {
        competenceId: uuid(80),
        employeeId: uuid(91),
        questionList: [
          { id: uuid(1), answer: 0 },
          { id: uuid(2), answer: 5 },
        ],
      },
      { competenceId: uuid(81), employeeId: uuid(91), questionList: [{ id: uuid(3), answer: 3 }] },
    ],
    commonAnswerList: [{ employeeId: uuid(91), questionList: [{ id: uuid(5), answer: 'да' }] }],
  });
  expect(answerPayload.parse(payload)).toEqual(payload);
});

it('says about how long it takes', () => {
  expect(minutesFor(countsOf([]))).toBe(1);
  expect(minutesFor(countsOf(questions))).toBe(3);
});

it('sends texts that the server can keep, whatever was typed or pasted', () => {
  expect(sendable(' а\0б\ud83d \n')).toBe('аб\ufffd');
  expect(sendable('👍 ё\n— да')).toBe('👍 ё\n— да');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 0, max: 0xffff }),
      (text, unit) => {
        const sent = sendable(`${text}${String.fromCharCode(unit)}${text}`);
        expect(sent.isWellFormed() && !sent.includes('\0') && sent === sent.trim()).toBe(true);
      },
    ),
  );
  const answers = { [uuid(5)]: '\0 \ud83d', [uuid(6)]: ' \0 ' };
  expect(resultBody(asked, { sheetId: uuid(7), answers }).commonAnswerList).toEqual([
    { employeeId: uuid(91), questionList: [{ id: uuid(5), answer: '\ufffd' }] },
  ]);
});
