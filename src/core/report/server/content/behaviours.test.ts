import { describe, expect, test } from 'vitest';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';
import { type History, type Person, play } from '#test/report/fixtures/history.ts';

/** Each person's answers to the questions of the only competence, as digits: 1 best, 0 no information. */
type Given = readonly [type: ReviewerRole, answers: string, isReader?: boolean];

interface Setting {
  threshold?: number;
  isAnonymous?: boolean;
  kind?: 'interim' | 'final';
}

function report(given: readonly Given[], { threshold = 3, isAnonymous = true, kind }: Setting) {
  const questions = given[0]![1].length;
  const history: History = {
    method: 360,
    isAnonymous,
    anonymityThreshold: threshold,
    competences: [
      { name: 'Порядок', questions },
      // So that everybody says enough to be in a group.
      { name: 'Смелость', questions: 1 },
    ],
    people: given.map(([type, , accessHolder = false]): Person => ({ type, accessHolder })),
    steps: [
      ...given.map(([, answers], answer) => ({
        answer,
        answers: [[...answers].map((one) => Number(one) as Answer), [3 as Answer]],
      })),
      { output: kind ?? 'final' },
    ],
  };
  return play(history).at(-1)!.content;
}

const marksOf = (given: readonly Given[], setting: Setting = {}) => {
  const [row] = report(given, setting).competenceMarkList;
  const others = row!.participantList.filter(({ types }) => types.includes('colleague'));
  return {
    row: others[0]?.mark ?? null,
    questions: row!.questionMarkList.map(({ otherMark }) => otherMark),
  };
};

const colleagues = (...answers: string[]): Given[] =>
  answers.map((each) => ['colleague', each] as const);
const many = (count: number, answers: string) => Array<string>(count).fill(answers);

describe('supervisors and self', () => {
  test('are exact, and have no mark where they gave none', () => {
    const given: Given[] = [
      ['supervisor', '120'],
      ['supervisor', '200'],
      ['employee', '105'],
      ...colleagues('222', '222', '222'),
    ];
    const [row] = report(given, {}).competenceMarkList;
    expect(row!.questionMarkList.map(({ supervisorMark }) => supervisorMark)).toEqual([
      4.5,
      4,
      null,
    ]);
    expect(row!.questionMarkList.map(({ selfMark }) => selfMark)).toEqual([5, null, 1]);
  });
});

describe('where nothing is anonymous', () => {
  test('a question is the exact mean of those who marked it', () => {
    const given = colleagues('12', '10', '30');
    expect(marksOf(given, { isAnonymous: false }).questions).toEqual([13 / 3, 4]);
    expect(marksOf(colleagues('10', '20'), { isAnonymous: false }).questions).toEqual([4.5, null]);
  });
});

describe('all questions of an anonymous competence or none', () => {
  test.each([
    { what: 'everybody marked all', given: ['13', '23', '33'], due: [4, 3] },
    { what: 'one skipped one, and two marked all', given: ['13', '23', '30'], due: [null, null] },
    {
      what: 'one skipped one, and three marked all',
      given: ['13', '23', '33', '20'],
      // Level 3.625; differences of all four on the first, of three on the second.
      due: [4.25, 3.25],
    },
    { what: 'nobody marked the second', given: ['10', '20', '30'], due: [null, null] },
  ])('$what', ({ given, due }) => {
    expect(marksOf(colleagues(...given)).questions).toEqual(due);
  });

  test.each([
    { threshold: 3, complete: 3, told: true },
    { threshold: 5, complete: 4, told: false },
    { threshold: 5, complete: 5, told: true },
    { threshold: 10, complete: 9, told: false },
    { threshold: 10, complete: 10, told: true },
  ])('$complete who marked all are enough for T = $threshold: $told', (each) => {
    const { threshold, complete, told } = each;
    const given = colleagues(...many(complete, '12'), ...many(Math.max(1, threshold - 4), '10'));
    const { questions } = marksOf(given, { threshold });
    expect(questions.every((mark) => (mark !== null) === told)).toBe(true);
  });

  test('T = 1 is not anonymous: one sheet is told', () => {
    expect(marksOf(colleagues('14'), { threshold: 1 }).questions).toEqual([5, 2]);
  });

  test.each([
    { isReader: false, due: [4.75, 4.25] },
    { isReader: true, due: [null, null] },
  ])('those who open the report are not among the T ($isReader)', ({ isReader, due }) => {
    const given: Given[] = [
      ...colleagues('12', '12', '10'),
      ['colleague', '10', isReader],
      ['colleague', '12', isReader],
    ];
    expect(marksOf(given).questions).toEqual(due);
  });
});

describe('how exactly a question is told', () => {
  test('to a tenth where everybody marked all', () => {
    expect(marksOf(colleagues('12', '22', '22')).questions).toEqual([4.3, 4]);
  });

  test.each([
    { complete: 9, due: [4.75, 3.75] },
    { complete: 10, due: [4.875, 3.875] },
    { complete: 20, due: [5, 4] },
  ])('coarsely by those who marked all, where one skipped a question ($complete)', (each) => {
    const given = colleagues(...many(each.complete, '12'), '20');
    expect(marksOf(given).questions).toEqual(each.due);
  });

  test('never more exactly than its row: one question in a row with a gap', () => {
    const { row, questions } = marksOf(colleagues('1', '2', '2', '2', '0'));
    expect(row).toBe(4.25);
    expect(questions).toEqual([4.25]);
  });

  test('not outside of the scale', () => {
    // The level is the middle of a half, 4.75; the first question is half a point above it.
    const given = colleagues(...many(5, '12'), '00');
    expect(marksOf(given).questions).toEqual([4.75, 4.25]);
    expect(marksOf(colleagues(...many(5, '11'), '00')).questions).toEqual([4.75, 4.75]);
  });

  test('a row that is not told has no questions either', () => {
    const { row, questions } = marksOf(colleagues('12', '12', '00'));
    expect([row, ...questions]).toEqual([null, null, null]);
  });
});

describe('the most and the least seen', () => {
  const lists = (given: readonly Given[], setting: Setting = {}) => {
    const { behaviourTopList, behaviourLowList } = report(given, setting);
    const texts = (list: typeof behaviourTopList) => list.map(({ questionText }) => questionText);
    return { top: texts(behaviourTopList), low: texts(behaviourLowList) };
  };

  test('are three at most, 4.0 is high, and equal ones stand in the order of the form', () => {
    expect(lists(colleagues(...many(3, '2111134554')))).toEqual({
      top: ['Порядок q1', 'Порядок q2', 'Порядок q3'],
      low: ['Порядок q7', 'Порядок q8', 'Порядок q6'],
    });
    expect(lists(colleagues(...many(3, '23')))).toEqual({
      top: ['Порядок q0'],
      low: ['Порядок q1', 'Смелость q0'],
    });
  });

  test('are of nobody where no group is shown', () => {
    expect(lists(colleagues('12', '12'))).toEqual({ top: [], low: [] });
    expect(lists(colleagues('00', '00', '00'))).toEqual({ top: [], low: ['Смелость q0'] });
  });

  test('are not told in an interim report, nor any question', () => {
    const given = colleagues(...many(6, '12'));
    expect(lists(given, { kind: 'interim' })).toEqual({ top: [], low: [] });
    const [row] = report(given, { kind: 'interim' }).competenceMarkList;
    expect([row!.participantList.length, row!.questionMarkList]).toEqual([1, []]);
  });
});
