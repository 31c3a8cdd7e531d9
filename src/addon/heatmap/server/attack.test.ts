import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from '#platform/server/shared/group-by.ts';
import {
  type CompanyHistory,
  type GivenReport,
  givenAway,
  history,
} from '#test/report/company-history.ts';
import { companyMean } from './company-rules.ts';
import {
  type CompanyCounts,
  countReports,
  type Mean,
  type ReportFigures,
  type StepsMade,
  tableOf,
} from './figures-rules.ts';
import { countsBeside } from './known-rules.ts';
import { sides } from './way-rules.ts';

/**
 * Somebody gathers all that the company view has ever shown: every day, by department and by job
 * title, with all totals, and beside reports. They know who was assessed when and where, and add and
 * subtract as they like. What is left is never about fewer people than the threshold.
 */

const competenceId = 'c';
const withMarks = (
  given: readonly GivenReport[],
  markOf: (at: number) => number,
): ReportFigures[] =>
  given.map((report, at) => ({
    ...report,
    competenceIds: [competenceId],
    marks: [markOf(at)],
    askedCount: 5,
    answeredCount: 4,
  }));

/** All numbers of a company view, in a fixed order. */
const numbersOf = (counted: CompanyCounts): Mean[] =>
  sides.flatMap((side) => {
    const { rows, total } = tableOf(counted, side, [competenceId]);
    return [...rows, total].flatMap(({ mark, cellList }) => [
      ...cellList,
      { mark, peopleCount: cellList[0]!.peopleCount },
    ]);
  });

const companyOf = ({ columns }: CompanyCounts, known: readonly string[]): Mean =>
  companyMean(columns.get(competenceId)?.steps ?? [], (id) => known.includes(id));

/** On which day somebody looks, and what they were told before. */
interface Look {
  night: number;
  before: { inMean: number };
}

/**
 * Which marks are in each number of the whole history, and how often: found by trying them out. Each night keeps its
 * steps, and after it the reports about one of these people go.
 */
async function combinationsOf(
  { given }: CompanyHistory,
  numbers: (counted: CompanyCounts, look: Look) => Mean[] | Promise<Mean[]>,
  going: readonly string[] = [],
): Promise<number[][]> {
  const days = [...new Set(given.map(({ day }) => day))];
  const sumsOf = async (own: number) => {
    const made = withMarks(given, (at) => Number(at === own));
    const sums: number[] = [];
    let steps: StepsMade = new Map();
    const before = { inMean: 0 };
    for (const [night, today] of days.entries()) {
      const gone = going.slice(0, night);
      const there = made.filter(({ day, personId }) => day <= today && !gone.includes(personId));
      const counted = await countReports(there, steps);
      steps = new Map([...counted.columns].map(([id, column]) => [id, column.steps]));
      for (const { mark, peopleCount } of await numbers(counted, { night, before }))
        sums.push(Math.round((mark ?? 0) * peopleCount));
    }
    return sums;
  };
  const tried = await Promise.all(given.map((_, own) => sumsOf(own)));
  return (tried[0] ?? []).map((_, number) => tried.map((sums) => sums[number]!));
}

const ownersOf = ({ given }: CompanyHistory) => given.map(({ personId }) => personId);

const readers = [['p0'], ['p0', 'p1', 'p2'], ['p1', 'p3', 'p4', 'p5']];

/** What a director is shown who knows these people: the company view, and the average beside their reports. */
async function shownTo(counted: CompanyCounts, known: readonly string[]): Promise<Mean[]> {
  const told = await countsBeside(counted, new Set(known));
  return [...numbersOf(told), companyOf(told, known)];
}

test('no sums and differences of all that was ever shown to anybody are about fewer people than the threshold', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const rows = await combinationsOf(one, async (counted) => [
        ...numbersOf(counted),
        ...readers.map((known) => companyOf(counted, known)),
        ...(await Promise.all(readers.map((known) => shownTo(counted, known)))).flat(),
      ]);
      expect(givenAway(ownersOf(one), rows, one.fewest)).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});

test('nor those of the company’s averages, about fewer whom their reader doesn’t know', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...readers), async (one, known) => {
      const rows = await combinationsOf(one, (counted) => [companyOf(counted, known)]);
      expect(givenAway(ownersOf(one), rows, one.fewest, known)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('nor those of all that a director is shown who knows some, about fewer of the others', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(...readers), async (one, known) => {
      const rows = await combinationsOf(one, (counted) => shownTo(counted, known));
      expect(givenAway(ownersOf(one), rows, one.fewest, known)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('nor where people are erased, or their reports go, between the nights', async () => {
  const going = fc.shuffledSubarray(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
  await fc.assert(
    fc.asyncProperty(history, going, async (one, gone) => {
      const numbers = (counted: CompanyCounts) => [
        ...numbersOf(counted),
        ...readers.map((known) => companyOf(counted, known)),
      ];
      const rows = await combinationsOf(one, numbers, gone);
      expect(givenAway(ownersOf(one), rows, one.fewest)).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});

/** Two departments that mostly come in together: what somebody may be told then is most often more than later. */
const twoDepartments = history.map(
  ({ given, fewest }): CompanyHistory => ({
    fewest,
    given: [...groupBy(given, ({ personId }) => personId).values()].flatMap(([report], at) =>
      report
        ? {
            ...report,
            day: at < 7 ? '2026-01-01' : report.day,
            places: { subdivision: at % 2 ? 'A' : 'B', position: at % 3 ? null : 'x' },
          }
        : [],
    ),
  }),
);

/** Looks the night before they begin to know the people, and each night from then on. */
test('nor does whoever begins to know people find more by what they are told from then on', async () => {
  const learnt = fc.subarray(['p0', 'p1', 'p3', 'p4', 'p6'], { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(twoDepartments, learnt, fc.nat(1), async (one, learned, last) => {
      const seenUntil = (until: number) =>
        combinationsOf(one, ({ columns }, { night, before }) => {
          if (night < last || night > until) return [];
          const known = night === last ? [] : learned;
          const steps = columns.get(competenceId)?.steps ?? [];
          const told = companyMean(steps, (id) => known.includes(id), before.inMean);
          before.inMean = told.inMean;
          return [told];
        });
      const first = await seenUntil(last);
      fc.pre(givenAway(ownersOf(one), first, one.fewest, learned) === undefined);
      const rows = await seenUntil(Infinity);
      expect(givenAway(ownersOf(one), rows, one.fewest, learned)).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
