import { describe, expect, test } from 'vitest';
import { reportContent } from '#core/report/contract/content/report-content.ts';
import { limits } from '#platform/contract/rules/scale.ts';
import { type History, openQuestion, play, type Step } from '#test/report/fixtures/history.ts';

const oneCompetence = [{ name: 'Порядок', questions: 1 }];

function history(given: Partial<History> & { steps: Step[] }): History {
  return {
    method: 360,
    isAnonymous: true,
    anonymityThreshold: 3,
    competences: oneCompetence,
    commonQuestions: ['Would you work together again?'],
    hasOpenQuestion: true,
    people: [],
    ...given,
  };
}

/** Everybody gives the same answer, and the same text and common rating where given. */
function everybody(
  people: History['people'],
  each: (person: number) => Partial<Step> = () => ({}),
) {
  const steps = people.map((_, answer): Step => ({ answer, answers: [[2]], ...each(answer) }));
  return { people, steps: [...steps, { output: 'final' as const }] };
}

const colleagues = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'colleague' as const }));
const customers = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'customer' as const }));

function only(given: History) {
  const { content, ledger } = play(given).at(-1)!;
  const [text, rating] = content.commonQuestionAnswerList;
  return { content, ledger, text: text!.answers, rating: rating!.answers };
}

test('is the shape that screen, files and comparison read', () => {
  const { content } = only(history(everybody([{ type: 'supervisor' }, ...colleagues(4)])));
  expect(reportContent.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
  expect(content).toMatchObject({
    subject: 'Ёлкин Пётр',
    createdAt: '2026-03-31T20:00:00.000Z',
    kind: 'final',
    limits,
    anonymityThreshold: 3,
  });
});

describe('who was asked', () => {
  test('counts and names by type in display order', () => {
    const { content } = only(
      history({
        people: [{ type: 'employee' }, { type: 'colleague' }, { type: 'supervisor' }],
        steps: [{ answer: 2, answers: [[1]] }, { add: { type: 'colleague' } }, { output: 'final' }],
      }),
    );
    expect(content.passedParticipantCount).toBe(1);
    expect(content.participantTypeCount).toEqual({
      supervisor: 1,
      colleague: 2,
      customer: 0,
      subordinate: 0,
      employee: 1,
      totalCount: 4,
    });
    expect(content.reportProgressList).toEqual([
      { type: 'supervisor', passedCount: 1 },
      { type: 'colleague', passedCount: 0 },
      { type: 'employee', passedCount: 0 },
    ]);
    expect(content.participantProgressList.map(({ name }) => name)).toEqual([
      'Person 2',
      'Person 1',
      'Person 3',
      'Person 0',
    ]);
  });
});

describe('anonymous is', () => {
  test.each([
    { method: 360, isAnonymous: true, anonymityThreshold: 3, due: true },
    { method: 360, isAnonymous: false, anonymityThreshold: 3, due: false },
    { method: 360, isAnonymous: true, anonymityThreshold: 1, due: false },
    { method: 180, isAnonymous: true, anonymityThreshold: 3, due: false },
  ])('$due for $method, $isAnonymous, $anonymityThreshold', ({ due, ...setting }) => {
    const { content, ledger } = only(history({ ...setting, ...everybody(colleagues(3)) }));
    expect(content).toMatchObject({ isAnonymous: due, smallGroups: due ? 'joined' : null });
    expect(ledger.atoms).toHaveLength(due ? 1 : 0);
  });
});

describe('open answers', () => {
  const texts = ['яблоко', 'Ёж', 'ель', 'Жук', 'ель'];
  const write = (person: number) => ({ text: texts[person] ?? '' });

  test('stand alphabetically in their group, not in the order of sheets', () => {
    const { text } = only(history(everybody(colleagues(5), write)));
    expect(text).toEqual([
      {
        employeeType: 'colleague',
        types: ['colleague'],
        data: ['Ёж', 'ель', 'ель', 'Жук', 'яблоко'].sort(new Intl.Collator('ru').compare),
      },
    ]);
  });

  test('of merged types name no type', () => {
    const people = [...colleagues(2), ...customers(2)];
    const { text } = only(history(everybody(people, write)));
    expect(text).toMatchObject([{ employeeType: null, types: ['colleague', 'customer'] }]);
  });

  test('of too few people are not shown, those of supervisor and self are', () => {
    const people = [...colleagues(2), { type: 'supervisor' }, { type: 'employee' }] as const;
    const { text } = only(history(everybody([...people], write)));
    expect(text.map(({ employeeType, data }) => [employeeType, data])).toEqual([
      ['supervisor', ['ель']],
      ['employee', ['Жук']],
    ]);
  });

  test('of a sheet without any mark stand with the group of its type', () => {
    const given = everybody(colleagues(4), (person) => ({
      text: `Text ${person}`,
      answers: [[person === 0 ? 0 : 2]],
    }));
    const { content, text } = only(history(given));
    expect(content.notShownSheetCount).toBe(1);
    expect(text[0]!.data).toHaveLength(4);
  });

  test('of a sheet without any mark are not shown where no group holds its type', () => {
    const given = everybody([...colleagues(3), ...customers(1)], (person) => ({
      text: `Text ${person}`,
      answers: [[person === 3 ? 0 : 2]],
    }));
    expect(only(history(given)).text).toMatchObject([
      { types: ['colleague'], data: { length: 3 } },
    ]);
  });

  test('keep the question when nobody wrote', () => {
    const { content, text } = only(history(everybody(colleagues(3))));
    expect(text).toEqual([]);
    expect(content.commonQuestionAnswerList[0]!.questionId).toBe(openQuestion);
  });
});

describe('a common rating question', () => {
  test('is a mean per group that leaves out who left it out, and enters no other mark', () => {
    const given = everybody([...colleagues(5), { type: 'supervisor' }], (person) => ({
      common: [([1, 2, 2, 2, null, 5] as const)[person]!],
    }));
    const { content, rating } = only(history(given));
    expect(rating).toEqual([
      { employeeType: 'supervisor', types: ['supervisor'], mark: 1, sheetCount: 1 },
      { employeeType: 'colleague', types: ['colleague'], mark: 4.25, sheetCount: 5 },
    ]);
    expect(content.competenceMarkList[0]!.otherParticipantMark).toBe(4);
    expect(content.competenceMarkList).toHaveLength(1);
  });

  test('keeps exact marks when not anonymous', () => {
    const given = everybody(colleagues(3), (person) => ({
      common: [([1, 2, 2] as const)[person]!],
    }));
    const { rating } = only(history({ ...given, isAnonymous: false }));
    expect(rating[0]!.mark).toBeCloseTo(13 / 3, 12);
  });
});

test('a cell is rounded half up to 0.1 before anything is made of it', () => {
  // 20 people, one of whom answers "always": 4.05, but slightly less in doubles.
  const given = everybody(colleagues(20), (person) => ({ answers: [[person === 0 ? 1 : 2]] }));
  const { content } = only(history(given));
  expect(content.competenceMarkList[0]).toMatchObject({
    otherParticipantMark: 4.1,
    totalMark: 4.1,
    participantList: [{ types: ['colleague'], mark: 4.1, sheetCount: 20 }],
  });
});

test('the order in which sheets arrive changes no byte', () => {
  const { people, steps } = everybody(colleagues(6), (person) => ({
    answers: [[((person % 5) + 1) as 1]],
    text: `Text ${person % 3}`,
  }));
  const turned = [...steps.slice(0, -1).reverse(), ...steps.slice(-1)];
  const content = (order: Step[]) => JSON.stringify(only(history({ people, steps: order })));
  expect(content(turned)).toBe(content(steps));
});
