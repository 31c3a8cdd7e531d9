import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countReports, type ReportFigures, tableOf } from '#addon/heatmap/server/figures-rules.ts';
import { countsBeside } from '#addon/heatmap/server/known-rules.ts';
import { sides } from '#addon/heatmap/server/way-rules.ts';
import { isLong } from '#test/how-long.ts';
import { type CompanyHistory, givenAway, history } from '#test/report/company-history.ts';
import { groupMeans, type Said } from './said-rules.ts';
import { tellMeans, tellSummary } from './summary-rules.ts';
import { sumsOf } from './sums.ts';
import { toldSteps, type Whole } from './told-rules.ts';

/**
 * Somebody gathers company results and every summary of every day: of departments, of leaders' people
 * and cycles that lie across them, and of the company, with self marks, groups and behaviours, and what stands of
 * that year beside later ones. What they find by adding and subtracting is never about fewer people than the threshold.
 */

const competenceId = 'c';
const wholes: Whole[] = [
  { of: 'company' },
  { of: 'subdivision', name: 'A' },
  { of: 'subdivision', name: 'B' },
  { of: 'cycle', cycleId: 'one' },
  { of: 'cycle', cycleId: 'two' },
  // Whom somebody leads today, tomorrow, and with others; HR may change it as they like.
  ...[
    ['p0', 'p1', 'p2', 'p3'],
    ['p0', 'p1', 'p2', 'p3', 'p4'],
    ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
    ['p2', 'p4', 'p6', 'p8', 'p10'],
  ].map((ids): Whole => ({ of: 'leader', personIds: new Set(ids) })),
  ...['l1', 'l2'].map((id): Whole => ({ of: 'leader', personIds: new Set([`of ${id}`]) })),
];

/** Of each report: the mark is what its two questions add up to. Somebody's questions may not be told. */
const kinds = ['question 1', 'question 2', 'self'] as const;
type One = { at: number; kind: (typeof kinds)[number] };
type MarkOf = (at: number, kind: One['kind']) => number;

/** Somebody whose self mark or questions are not there. */
const lacks = (at: number, what: 'self' | 'questions') =>
  what === 'self' ? at % 5 === 3 : at % 7 === 4;
/** Somebody who was asked but one of the questions, or has a mark in that alone. */
const isAskedOne = (at: number) => at % 6 === 2;
const hasOne = (at: number) => at % 6 === 5;

function made({ given }: CompanyHistory, value: MarkOf) {
  const questions = (at: number): Said['questions'][number] => {
    if (isAskedOne(at)) return [['q1'], [value(at, 'question 1')]];
    const both = [value(at, 'question 1'), hasOne(at) ? null : value(at, 'question 2')];
    return [['q1', 'q2'], lacks(at, 'questions') ? [null, null] : both];
  };
  const reports = given.map(
    (report, at): ReportFigures => ({
      ...report,
      competenceIds: [competenceId],
      marks: [value(at, 'question 1') + (isAskedOne(at) ? 0 : value(at, 'question 2'))],
      askedCount: 5,
      answeredCount: 4,
    }),
  );
  const said = given.map(
    ({ personId, questionaryId }, at): Said => ({
      personId,
      questionaryId,
      competenceIds: [competenceId],
      selfMarks: [lacks(at, 'self') ? null : value(at, 'self')],
      questions: [questions(at)],
    }),
  );
  return { reports, said };
}

/** Everybody whom a leader leads, by the reports. */
const withPeople = (whole: Whole, { given }: CompanyHistory): Whole => {
  if (whole.of !== 'leader') return whole;
  const [first] = whole.personIds;
  if (!first?.startsWith('of ')) return whole;
  const own = given.filter(({ leaderId }) => `of ${leaderId}` === first);
  return { of: 'leader', personIds: new Set(own.map(({ personId }) => personId)) };
};

/** The sum behind each number of a day, in a fixed order. */
async function numbersOf(
  one: CompanyHistory,
  markOf: MarkOf,
  { today, known }: { today: string; known: readonly string[] },
): Promise<number[]> {
  const { reports, said } = made(one, markOf);
  const whole = await countReports(reports.filter(({ day }) => day <= today));
  const counted = await countsBeside(whole, new Set(known));
  const sums = await sumsOf(counted, () => Promise.resolve(said));
  const sum = ({ mark, peopleCount }: { mark: number | null; peopleCount: number }) =>
    (mark ?? 0) * peopleCount;
  const rows = sides.flatMap((side) => {
    const { rows, total } = tableOf(counted, side, [competenceId]);
    return [...rows, total].flatMap(({ cellList }) => cellList.map(sum));
  });
  const summaries = wholes.flatMap((given) => {
    const whole = withPeople(given, one);
    const told = tellSummary(counted, sums, { whole, threshold: one.fewest });
    const [row] = told.competences;
    const groups = row
      ? (groupMeans(toldSteps(counted.columns.get(competenceId)!.steps, whole)) ?? []).map(sum)
      : [];
    const questions = ['q1', 'q2'].map(
      (id) => told.questions.find(({ questionId }) => questionId === id)?.sum ?? 0,
    );
    // As many numbers whatever the marks.
    const padded = Array.from({ length: 12 }, (_, at) => groups[at] ?? 0);
    const mean = tellMeans(counted, whole).means.get(competenceId);
    const besideLater = mean ? sum(mean) : 0;
    return [row ? sum(row) : 0, row ? sum(row.self) : 0, ...questions, ...padded, besideLater];
  });
  return [...rows, ...summaries].map(Math.round);
}

/**
 * So many unknowns are tried at once, each as a power of five: no number holds one more than twice. The long run tries
 * one after another.
 */
const together = isLong ? 1 : 16;
const base = 5;

/** How often each of so many unknowns is in a number. */
function timesIn(number: number, count: number): number[] {
  const found: number[] = [];
  let left = number;
  for (let at = 0; at < count; at += 1) {
    const digit = (((left + 2) % base) + base) % base;
    found.push(digit - 2);
    left = (left + 2 - digit) / base;
  }
  if (left !== 0) throw new Error(`a number that holds more: ${number}`);
  return found;
}

async function everythingShown(one: CompanyHistory, known: readonly string[] = []) {
  const days = [...new Set(one.given.map(({ day }) => day))];
  const unknowns = one.given.flatMap((_, at) => kinds.map((kind): One => ({ at, kind })));
  const rows: number[][] = [];
  for (let first = 0; first < unknowns.length; first += together) {
    const tried = unknowns.slice(first, first + together);
    const values = new Map(tried.map(({ at, kind }, place) => [`${at} ${kind}`, base ** place]));
    const markOf: MarkOf = (at, kind) => values.get(`${at} ${kind}`) ?? 0;
    const numbers: number[] = [];
    for (const day of days) numbers.push(...(await numbersOf(one, markOf, { today: day, known })));
    for (const [at, number] of numbers.entries()) {
      rows[at] = [...(rows[at] ?? []), ...timesIn(number, tried.length)];
    }
  }
  return { owners: unknowns.map(({ at }) => one.given[at]!.personId), rows };
}

test('no sums and differences of company results and all summaries are about fewer people than the threshold', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { owners, rows } = await everythingShown(one);
      expect(givenAway(owners, rows, one.fewest)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

const readers = [['p0'], ['p0', 'p1', 'p2'], ['p1', 'p3', 'p4', 'p5']];

test('nor those shown to a director who knows some, about fewer of the others', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...readers), async (one, known) => {
      const { owners, rows } = await everythingShown(one, known);
      expect(givenAway(owners, rows, one.fewest, known)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

/** Two leaders of a department, whose people are nearly those of a job title each; some are in no step there. */
const alike: fc.Arbitrary<CompanyHistory> = fc
  .array(fc.constantFrom('x', 'x', 'x', 'y', null), { minLength: 6, maxLength: 10 })
  .map((positions) => ({
    fewest: 3,
    given: positions.map((position, who) => ({
      personId: `p${who}`,
      questionaryId: 'q1',
      cycleId: null,
      leaderId: who % 2 ? 'l1' : 'l2',
      day: '2026-01-01',
      // The other leader's are turned round.
      places: { subdivision: 'A', position: who % 2 ? position : (turned[position ?? ''] ?? null) },
      threshold: 3,
    })),
  }));
const turned: Record<string, string> = { x: 'y', y: 'x' };

test('nor where leaders’ people are nearly those of a job title', async () => {
  await fc.assert(
    fc.asyncProperty(alike, async (one) => {
      const { owners, rows } = await everythingShown(one);
      expect(givenAway(owners, rows, one.fewest)).toBeUndefined();
    }),
    { numRuns: 120 },
  );
});

test('what summaries tell of cycles and leaders’ people is more than nothing', async () => {
  const places = { subdivision: 'A', position: 'x' };
  const given = Array.from({ length: 8 }, (_, who) => ({
    personId: `p${who}`,
    questionaryId: 'q1',
    cycleId: null,
    leaderId: who < 4 ? 'l1' : 'l2',
    day: '2026-01-01',
    places,
    threshold: 3,
  }));
  const { reports, said } = made({ given, fewest: 3 }, (at, kind) =>
    Number(at === 0 && kind === 'question 1'),
  );
  const counted = await countReports(reports);
  const sums = await sumsOf(counted, () => Promise.resolve(said));
  const personIds = new Set(['p0', 'p1', 'p2', 'p3']);
  const told = tellSummary(counted, sums, { whole: { of: 'leader', personIds }, threshold: 3 });
  expect(told.competences).toMatchObject([{ mark: 0.25, peopleCount: 4, waitingCount: 0 }]);
});
