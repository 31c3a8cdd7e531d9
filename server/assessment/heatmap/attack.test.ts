import fc from 'fast-check';
import { expect, test } from 'vitest';
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

/** Which marks are in each number of the whole history, and how often: found by trying them out. */
async function combinationsOf(
  { given }: CompanyHistory,
  numbers: (counted: CompanyCounts) => Mean[] | Promise<Mean[]>,
): Promise<number[][]> {
  const days = [...new Set(given.map(({ day }) => day))];
  const sumsOf = async (own: number, today: string) => {
    const known = withMarks(given, (at) => Number(at === own)).filter(({ day }) => day <= today);
    return (await numbers(await countReports(known))).map(({ mark, peopleCount }) =>
      Math.round((mark ?? 0) * peopleCount),
    );
  };
  const tried = await Promise.all(
    given.map(async (_, own) =>
      (await Promise.all(days.map((today) => sumsOf(own, today)))).flat(),
    ),
  );
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
