import { expect, test } from 'vitest';
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
])(
  'with $count people self and years that differ by $beside are told: $isTold',
  ({ count, beside, isTold }) => {
    const said = say(row('One', 3, count, beside), row('Other', 3, count, beside));
    expect(said.includes('0.5')).toBe(isTold);
  },
);
