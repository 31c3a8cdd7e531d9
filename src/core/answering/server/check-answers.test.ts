import { describe, expect, test } from 'vitest';
import { type AskedQuestion, assessedIn, checkAnswers } from './check-answers.ts';

const rating = (id: string, competenceId: string): AskedQuestion => ({
  id,
  kind: 'rating',
  competenceId,
  type: 'rating',
  isRequired: true,
});
const common = (id: string, type: 'text' | 'rating', isRequired: boolean): AskedQuestion => ({
  id,
  kind: 'common',
  competenceId: null,
  type,
  isRequired,
});
const asked = [
  rating('a1', 'A'),
  rating('a2', 'A'),
  rating('b1', 'B'),
  common('keep', 'text', false),
  common('must', 'text', true),
  common('score', 'rating', false),
];
type Pair = [string, number | string];
const lists = (competences: Record<string, Pair[]>, commons: Pair[]) => ({
  answerList: Object.entries(competences).map(([competenceId, pairs]) => ({
    competenceId,
    employeeId: 'S',
    questionList: pairs.map(([id, answer]) => ({ id, answer: answer as number })),
  })),
  commonAnswerList: commons.map(([id, answer]) => ({
    employeeId: 'S',
    questionList: [{ id, answer }],
  })),
});
const whole: Record<string, Pair[]> = {
  A: [
    ['a1', 0],
    ['a2', 5],
  ],
  B: [['b1', 3]],
};

describe('answers against the frozen questions', () => {
  test('are kept in the order of the questions, whatever order they come in', () => {
    const given = lists(
      {
        B: [['b1', 3]],
        A: [
          ['a2', 5],
          ['a1', 0],
        ],
      },
      [
        ['must', 'да'],
        ['score', 2],
      ],
    );
    expect(checkAnswers(asked, given)).toEqual({ answers: [0, 5, 3, 2], texts: { must: 'да' } });
  });

  test('leave out blank optional texts and optional ratings', () => {
    const given = lists(whole, [
      ['must', 'да'],
      ['keep', ''],
    ]);
    expect(checkAnswers(asked, given)).toEqual({ answers: [0, 5, 3, null], texts: { must: 'да' } });
  });

  test.each<[string, ReturnType<typeof lists>, [string, string][]]>([
    [
      'a rating question left out',
      lists({ ...whole, A: [['a1', 0]] }, [['must', 'x']]),
      [['answerList.0.questionList', 'required']],
    ],
    [
      'a competence left out',
      lists({ A: whole.A! }, [['must', 'x']]),
      [['answerList', 'required']],
    ],
    ['a required text left out', lists(whole, []), [['commonAnswerList', 'required']]],
    [
      'a required text left blank',
      lists(whole, [['must', '']]),
      [['commonAnswerList.0.questionList.0.answer', 'required']],
    ],
    [
      'an unknown question',
      lists(
        {
          ...whole,
          B: [
            ['b1', 3],
            ['zz', 1],
          ],
        },
        [['must', 'x']],
      ),
      [['answerList.1.questionList.1.id', 'invalidId']],
    ],
    [
      'a question under another competence',
      lists({ A: [...whole.A!, ['b1', 3]] }, [['must', 'x']]),
      [
        ['answerList.0.questionList.2.id', 'invalidId'],
        ['answerList', 'required'],
      ],
    ],
    [
      'the same question twice',
      lists(
        {
          ...whole,
          B: [
            ['b1', 3],
            ['b1', 4],
          ],
        },
        [['must', 'x']],
      ),
      [['answerList.1.questionList.1.id', 'invalidId']],
    ],
    [
      'a common question among the competences',
      lists(
        {
          ...whole,
          B: [
            ['b1', 3],
            ['score', 4],
          ],
        },
        [['must', 'x']],
      ),
      [['answerList.1.questionList.1.id', 'invalidId']],
    ],
    [
      'a number where a text is due',
      lists(whole, [['must', 3]]),
      [['commonAnswerList.0.questionList.0.answer', 'invalid']],
    ],
    [
      'a text where a number is due',
      lists(whole, [
        ['must', 'x'],
        ['score', 'five'],
      ]),
      [['commonAnswerList.1.questionList.0.answer', 'invalid']],
    ],
  ])('refuse %s', (_, given, issues) => {
    expect(checkAnswers(asked, given)).toEqual(
      issues.map(([path, key]) => ({ path, key: `validation.${key}` })),
    );
  });
});

describe('the person assessed', () => {
  test('is named by every part', () => {
    expect(assessedIn(lists(whole, [['must', 'x']]))).toBe('S');
    expect(assessedIn(lists({}, [['must', 'x']]))).toBe('S');
  });

  test('is nobody in an empty payload, and never two', () => {
    expect(assessedIn(lists({}, []))).toEqual([{ path: 'answerList', key: 'validation.required' }]);
    const two = lists(whole, [['must', 'x']]);
    two.commonAnswerList[0]!.employeeId = 'T';
    expect(assessedIn(two)).toEqual([
      { path: 'commonAnswerList.0.employeeId', key: 'validation.invalidId' },
    ]);
  });
});
