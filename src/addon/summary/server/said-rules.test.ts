import { expect, test } from 'vitest';
import type { Addition } from '#addon/heatmap/server/figures-rules.ts';
import type { ReportOrigin } from '#addon/heatmap/server/way-rules.ts';
import { type Said, sumSteps } from './said-rules.ts';

const reportOf = (personId: string, questionaryId: string): ReportOrigin => ({
  personId,
  questionaryId,
  leaderId: null,
  cycleId: null,
  places: { subdivision: 'A', position: null },
});

/** A step of a department in which these people have a mark of the assessment. */
function stepOf(people: readonly string[], questionaryId: string, nth: number): Addition {
  return {
    side: 'subdivision',
    row: 'A',
    threshold: 2,
    personIds: people,
    reports: people.map((personId) => reportOf(personId, questionaryId)),
    nth,
    sum: 0,
    peopleCount: nth === 0 ? people.length : 0,
  };
}

const marks: Record<string, number> = { spring: 2, autumn: 5 };
const saidIn = ({ personId, questionaryId }: ReportOrigin): Said => ({
  personId,
  questionaryId,
  competenceIds: ['c'],
  selfMarks: [marks[questionaryId] ?? null],
  questions: [[['q'], [marks[questionaryId] ?? null]]],
});

test('a behaviour counts everybody once, by their first mark; a self mark is replaced by the later one', () => {
  const [spring, autumn] = [stepOf(['a', 'b'], 'spring', 0), stepOf(['a', 'b'], 'autumn', 1)];
  const sums = sumSteps([spring, autumn], 'c', { saidIn, known: new Set() });
  expect([...(sums.get(spring)?.questions ?? [])]).toEqual([['q', { sum: 4, peopleCount: 2 }]]);
  expect([...(sums.get(autumn)?.questions ?? [])]).toEqual([]);
  expect([sums.get(spring)?.self, sums.get(autumn)?.self]).toEqual([
    { sum: 4, peopleCount: 2 },
    { sum: 6, peopleCount: 0 },
  ]);
});
