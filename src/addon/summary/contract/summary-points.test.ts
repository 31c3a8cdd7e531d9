import { describe, expect, test } from 'vitest';
import type { Summary, SummaryCompetence } from '#addon/summary/contract/summary.ts';
import { speak } from '#platform/texts/speak.ts';
import { summaryPoints } from './summary-points.ts';

const row = (name: string, mark: number, count: number, beside = 0): SummaryCompetence => ({
  competenceId: name,
  name,
  mark,
  peopleCount: count,
  waitingCount: 0,
  self: { mark: mark + beside, peopleCount: count },
  spread: null,
  earlierList: [{ mark: mark - beside, peopleCount: count }],
});

const say = (...competenceList: SummaryCompetence[]) =>
  summaryPoints(
    {
      competenceList,
      earlierYearList: [2025],
      askedCount: 10,
      answeredCount: 9,
    } as unknown as Summary,
    { t: speak.en, locale: 'en' },
  ).join(' ');

test.each([
  { count: 3, apart: 1.6, ends: false },
  { count: 3, apart: 1.8, ends: true },
  { count: 300, apart: 0.2, ends: false },
  { count: 300, apart: 0.4, ends: true },
])('with $count people ends that lie $apart apart are told: $ends', ({ count, apart, ends }) => {
  const said = say(row('One', 3, count), row('Other', 3 + apart, count));
  expect(said.includes('Other')).toBe(ends);
});

test.each([
  { count: 3, beside: 0.5, isTold: false },
  { count: 30, beside: 0.5, isTold: false },
  { count: 50, beside: 0.5, isTold: true },
  { count: 5000, beside: 0.1, isTold: false },
])('with $count people years that differ by $beside are told: $isTold', (given) => {
  const { count, beside, isTold } = given;
  const said = say(row('One', 3, count, beside), row('Other', 3, count, beside));
  expect(said.includes('higher than in 2025 by 0.5')).toBe(isTold);
  expect(said.includes(`differ from 2025 by +${beside}: too little`)).toBe(!isTold);
});

describe('self and others are told as the table has them', () => {
  const chance = 'That may be chance.';
  const rows = (count: number, ...gaps: (number | null)[]) =>
    gaps.map((gap, at) => ({
      ...row(`${at}`, 3, count),
      self: { mark: gap === null ? null : 3 + gap, peopleCount: gap === null ? 0 : count },
    }));
  test.each([
    [
      'higher in all, by less than chance makes',
      rows(12, 0.2, 0.4, 0.3, 0.2, 0.4),
      `People rate themselves higher than others rate them in 5 of 5 competencies: the difference is +0.3 on average. ${chance}`,
    ],
    [
      'higher, and the same in some',
      rows(500, 0.5, 0, 0.4),
      'People rate themselves higher than others rate them in 2 of 3 competencies: the difference is +0.3 on average.',
    ],
    [
      'lower in all',
      rows(500, -0.3, -0.3),
      'People rate themselves lower than others rate them in 2 of 2 competencies: the difference is −0.3 on average.',
    ],
    [
      'mixed',
      rows(500, 0.4, -0.2, -0.1),
      `Of 3 competencies, self-ratings are higher than others’ ratings in 1 and lower in 2: the difference is 0.0 on average. ${chance}`,
    ],
    [
      'the same',
      rows(500, 0, 0),
      'Self-ratings and others’ ratings are the same in 2 competencies.',
    ],
    [
      'withheld in one',
      rows(500, 0.3, null),
      'People rate themselves higher than others rate them in 1 of 1 competency: the difference is +0.3 on average.',
    ],
    [
      'withheld in all',
      rows(500, null),
      'Self-ratings can’t be compared: too few people have given one.',
    ],
  ])('%s', (_, list, sentence) => {
    expect(say(...list)).toContain(sentence);
    expect(say(...list).includes(chance)).toBe(sentence.includes(chance));
  });
});
