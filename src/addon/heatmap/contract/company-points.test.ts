import { describe, expect, test } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { chanceOf, companyPoints, companyTrend, yearChange } from './company-points.ts';
import { companySentences } from './company-words.ts';
import type { CompanyYears, Heatmap } from './heatmap.ts';

const answers = { peopleCount: 100, askedCount: 400, answeredCount: 340 };
const cells = (marks: readonly (number | null)[], peopleCount: number) =>
  marks.map((mark) => ({ mark, peopleCount: mark === null ? 0 : peopleCount }));
const competences = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ competenceId: `${at}`, name: 'АБВГД'[at] ?? '' }));
/** Marks of so many people each, and their average. */
const results = (marks: readonly (number | null)[], average: number, people = 100) => ({
  competenceList: competences(marks.length),
  total: { ...answers, mark: average, cellList: cells(marks, people) },
});
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');

describe('a competence is named only where it differs by more than chance', () => {
  test.each<[(number | null)[], number, number, string, string]>([
    [[4.2, 3.8, 3.4], 3.8, 100, 'А', 'В'],
    [[4.2, 3.8, 3.4], 3.8, 9, '', ''],
    [[4.1, 4.4, 2.9, null], 3.8, 100, 'БА', 'В'],
    [[4.0, 3.6], 3.8, 100, '', ''],
  ])('%j, average %d, of %d people: above %s, below %s', (marks, average, people, above, below) => {
    const points = companyPoints(results(marks, average, people));
    expect([namesOf(points?.above ?? []), namesOf(points?.below ?? [])]).toEqual([above, below]);
  });

  test('one competence is nothing to compare, and so is no mark', () => {
    expect(companyPoints(results([4.2, null], 4.2))).toBeNull();
    expect(
      companyPoints({ ...results([null], 0), total: { ...answers, mark: null, cellList: [] } }),
    ).toBeNull();
  });
});

test.each([
  [4.2, 3.8, 100, 0.4, true],
  [4.0, 3.8, 100, 0.2, false],
  [4.2, 3.8, 20, 0.4, false],
])('from %d to %d with %d people: %d, clear: %s', (now, before, peopleCount, change, isClear) => {
  const [later, earlier] = [
    { mark: now, peopleCount },
    { mark: before, peopleCount },
  ];
  const chance = chanceOf(peopleCount, peopleCount);
  expect(yearChange(later, earlier)).toEqual({ change, chance, isClear });
});

test('a year without a mark leaves nothing to compare', () => {
  const none = { change: null, chance: 0, isClear: false };
  expect(yearChange({ mark: 4, peopleCount: 9 }, undefined)).toEqual(none);
  expect(yearChange({ mark: 4, peopleCount: 9 }, { mark: null, peopleCount: 0 })).toEqual(none);
});

const year = (at: number, marks: readonly (number | null)[]) => ({
  year: at,
  ...answers,
  mark: 3.5,
  cellList: cells(marks, 100),
});
const yearsOf = (...totalList: CompanyYears['totalList']): CompanyYears => ({
  competenceList: competences(totalList[0]?.cellList.length ?? 0),
  totalList,
});

describe('the trend', () => {
  test('is of competences that every year has', () => {
    const years = yearsOf(year(2024, [3, 4, null]), year(2025, [3.2, 4, 1]), year(2026, [4, 4, 5]));
    expect(companyTrend(years)).toEqual({
      markList: [3.5, 3.6, 4],
      change: 0.4,
      chance: chanceOf(100, 100),
      isClear: true,
      commonCount: 2,
      isPart: true,
    });
  });

  test('is none where they have nothing in common, or where there is one year', () => {
    expect(companyTrend(yearsOf(year(2025, [3, null]), year(2026, [null, 3])))).toBeNull();
    expect(companyTrend(yearsOf(year(2026, [3, 3])))).toBeNull();
  });
});

describe('the sentences', () => {
  const words = { t: speak.ru, locale: 'ru' } as const;
  const say = (marks: number[], average: number, years?: CompanyYears) =>
    companySentences({ heatmap: results(marks, average) as Heatmap, years }, words).map(
      (sentence) => sentence.replaceAll('\u00a0', ' '),
    );

  test('name what is clearly above and below, with the response rate and the year before', () => {
    const years = yearsOf(
      { ...year(2025, [3, 3, 3]), answeredCount: 324 },
      year(2026, [4.2, 3.8, 3.4]),
    );
    expect(say([4.2, 3.8, 3.4], 3.8, years)).toEqual([
      'Заметно выше среднего (3,8): А (4,2).',
      'Заметно ниже среднего: В (3,4).',
      'Ответили 340 из 400 участников (85 %), за 2025 год — 81 %.',
    ]);
  });

  test('name nothing where nothing is', () => {
    expect(say([3.9, 3.8], 3.8)).toEqual([
      'Компетенции оценены близко друг к другу: ни одна заметно не отличается от среднего (3,8).',
      'Ответили 340 из 400 участников (85 %).',
    ]);
  });
});
