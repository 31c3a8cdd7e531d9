import { describe, expect, test } from 'vitest';
import { seeded } from '#app/demo/server/random.ts';
import {
  type AskedQuestion,
  findWeak,
  foldWords,
  type Mark,
  type ReadReport,
  sureShare,
} from './weak-rules.ts';

const asked: AskedQuestion[] = ['a', 'b', 'c'].map((id) => ({
  id,
  competenceId: 'one',
  text: `Вопрос ${id}`,
}));

type Marks = Partial<Record<'self' | 'manager' | 'others', Mark>>;
interface Given {
  marks?: (person: number, question: string) => Marks;
  competence?: (person: number) => { others?: Mark; othersCount?: number };
  words?: (question: string) => string;
  personOf?: (report: number) => number;
}

/** Reports in which nothing is wrong, but for what is given. */
const reports = (count: number, given: Given = {}): ReadReport[] =>
  Array.from({ length: count }, (_, at) => ({
    personId: `person ${given.personOf?.(at) ?? at}`,
    answeredCount: 10,
    hasSelf: true,
    hasManager: true,
    competenceList: [
      {
        id: 'one',
        others: 3.5,
        othersCount: 6,
        ...given.competence?.(at),
        questionList: asked.map(({ id, text }, place) => ({
          id,
          text: given.words?.(id) ?? text,
          self: 4,
          manager: 4,
          // Each question has an order of its own, so that none follows another.
          others: 2 + ((at * (place + 1) * 7) % 20) / 10,
          ...given.marks?.(at, id),
        })),
      },
      {
        id: 'another',
        others: 4,
        othersCount: 6,
        questionList: [],
      },
    ],
  }));
const found = (given: readonly ReadReport[]) =>
  findWeak(asked, given).findings.map(({ questionId, finding, whose }) =>
    [questionId, finding, whose ?? ''].join(' ').trim(),
  );

test('nothing is said of questions that work', () => {
  expect(findWeak(asked, reports(40))).toEqual({ questionCount: 3, findings: [] });
});

test.each([
  [0, 0, 0],
  [0, 20, 0],
  [20, 20, 0.881],
  [10, 40, 0.155],
  [16, 40, 0.281],
])('of %i in %i one can be sure of %f', (count, of, share) => {
  expect(sureShare(count, of)).toBeCloseTo(share, 2);
});

test('words are the same but for case, spaces and ё', () => {
  expect(foldWords('  Даёт   ОТЧЁТ ')).toBe('дает отчет');
});

describe('few could answer', () => {
  const noAnswer = (share: number) => (person: number, question: string) =>
    question === 'b' && person % 10 < share * 10 ? { manager: null } : {};

  test.each([
    [0.7, ['b fewCould named']],
    [0.3, []],
  ])('where managers say “no information” in %f of reports', (share, findings) => {
    expect(found(reports(40, { marks: noAnswer(share) }))).toEqual(findings);
  });

  test('whoever was not asked is not counted', () => {
    const without = reports(40, { marks: noAnswer(1) }).map((one) => ({
      ...one,
      hasManager: false,
    }));
    expect(found(without)).toEqual([]);
  });

  test('where the others’ mark of the competency is missing', () => {
    const competence = (person: number) => ({ others: person % 2 ? null : 4 });
    expect(found(reports(60, { competence }))).toEqual(
      ['a', 'b', 'c'].map((id) => `${id} fewCould others`),
    );
    const seldom = (person: number) => ({ others: person % 4 ? 4 : null });
    expect(found(reports(60, { competence: seldom }))).toEqual([]);
  });

  test('a report that shows no others says nothing of them', () => {
    const none = reports(40, { competence: () => ({ others: null }) }).map((one) => ({
      ...one,
      competenceList: one.competenceList.map((each) => ({ ...each, others: null })),
    }));
    expect(found(none)).toEqual([]);
  });
});

describe('everybody answers alike', () => {
  const alike = (mark: number, spread = 0) => ({
    marks: (person: number, question: string) =>
      question === 'b' ? { others: mark + (person % 2 ? spread : -spread) } : {},
  });
  test.each([
    [4.8, 0, ['b allAlike']],
    [1.3, 0, ['b allAlike']],
    [4.6, 0.2, ['b allAlike']],
    [4.6, 0.35, []],
    [3.5, 0, []],
  ])('at %f with a spread of %f', (mark, spread, findings) => {
    expect(found(reports(40, alike(mark, spread)))).toEqual(findings);
  });

  test('is not said of fewer than twenty people', () => {
    expect(found(reports(19, alike(4.8)))).toEqual([]);
    expect(found(reports(40, { ...alike(4.8), personOf: (at) => at % 19 }))).toEqual([]);
    expect(found(reports(20, alike(4.8)))).toEqual(['b allAlike']);
  });
});

describe('a question doubles another', () => {
  const doubles = (gap: number, share = 1): Given => ({
    marks: (person, question) =>
      question === 'c' && person % 10 < share * 10
        ? { others: 2 + ((person * 7) % 20) / 10 + gap }
        : {},
  });
  test.each([
    ['by up to 0.1', doubles(0.1), ['c doubles']],
    ['in nine of ten reports', doubles(0, 0.9), ['c doubles']],
    ['not by more', doubles(0.2), []],
    [
      'not where five are behind a mark',
      { ...doubles(0), competence: () => ({ othersCount: 5 }) },
      [],
    ],
  ] as const)('%s', (_, given, findings) => {
    expect(found(reports(40, given))).toEqual(findings);
  });

  test('it is said with the one that stands before it', () => {
    const [finding] = findWeak(asked, reports(40, doubles(0))).findings;
    expect(finding).toMatchObject({ otherId: 'a', ofCount: 40, foundCount: 40, minutes: 80 });
  });
});

test('other words than today’s are another question', () => {
  const words = (question: string) => (question === 'b' ? 'Прежние слова' : ` вопрос  ${question}`);
  const given = reports(40, { words, marks: () => ({ manager: null, self: null }) });
  expect(findWeak(asked, given).questionCount).toBe(2);
  expect(found(given)).toEqual(['a fewCould named', 'c fewCould named']);
});

test('in a hundred cycles of honest raters hardly anything is said', () => {
  const random = seeded(7);
  const cycles = Array.from({ length: 100 }, () =>
    findWeak(
      asked,
      reports(60, {
        marks: () => ({
          manager: random.next() < 0.06 ? null : 4,
          self: random.next() < 0.03 ? null : 4,
          others: 3 + 2 * (random.next() + random.next() - 1) * 0.9,
        }),
        competence: () => ({ others: random.next() < 0.15 ? null : 4 }),
      }),
    ),
  );
  expect(cycles.filter(({ findings }) => findings.length > 0).length).toBeLessThanOrEqual(5);
});
