import { type AnonymousType, anonymousTypes } from '#contract/rules/methods.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import type { Rater } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';
import { choices, namedIn, type Panel } from '#server/questionary/work/overlap-rules.ts';
import { loadReportReaders } from '#server/questionary/work/queries.ts';
import { recently } from '#server/shared/recently.ts';
import { type Budget, mostSteps, type Sum, tellsMore } from './combined-rules.ts';
import type { Ledger } from './content/atoms.ts';
import { listReportsOut } from './input-queries.ts';

/** Who has answered here. */
type Answered = Omit<Panel, 'raters'> & { raters: readonly Rater[] };

/** What is out about the same person. */
export interface Out {
  /** Sums of earlier reports of this questionary. */
  own: readonly (readonly string[])[];
  others: readonly { number: number; sums: readonly Sum[] }[];
  /** People whose own answers somebody knows, or may have given. */
  known: ReadonlySet<string>;
}

export async function loadOut(
  scope: Scope,
  { panel, now, ...of }: { questionaryId: string; employeeId: string; now: Date; panel: Answered },
): Promise<Out> {
  const reports = await listReportsOut(scope, of, recently(now));
  const panels = [panel, ...reports];
  const raters = panels.flatMap((each) => each.raters);
  const opens = await loadReportReaders(scope, [...new Set(raters.map(({ id }) => id))]);
  const uncounted = raters.filter(({ id, isCounted }) => !isCounted || opens(id, of.employeeId));
  const isOwn = ({ questionaryId }: { questionaryId: string }) =>
    questionaryId === of.questionaryId;
  return {
    own: reports.filter(isOwn).flatMap(({ sums }) => sums),
    others: reports
      .filter((each) => !isOwn(each))
      .map(({ number, sums, anonymityThreshold: threshold }) => ({
        number,
        sums: sums.map((ids) => ({ ids, threshold })),
      })),
    known: new Set([...panels.flatMap(namedIn), ...uncounted.map(({ id }) => id)]),
  };
}

/**
 * The people behind each group that a report shows for the first time: of the roles of each atom new in
 * the ledger, everybody who has answered and is in no earlier one.
 */
export function newSums(
  raters: readonly Rater[],
  { before, after, own }: { before: Ledger; after: Ledger; own: readonly (readonly string[])[] },
): string[][] {
  const old = new Set(own.flat());
  return after.atoms
    .slice(before.atoms.length)
    .map(({ types }) =>
      raters
        .filter(({ id, type }) => types.some((each) => each === type) && !old.has(id))
        .map(({ id }) => id),
    );
}

/**
 * The roles that a report keeps back because, with what is out about the same person, its sums would
 * tell what fewer people answered than they were promised (rule 26, decision 059): as few people as
 * possible, so that the rest tells no more. With the numbers of the questionaries that make it so.
 * `tryWithout` says what the report shows without some roles. At the end of the budget all roles are
 * kept back, and all questionaries named.
 */
export function listComparable(
  panel: Answered,
  out: Out,
  tryWithout: (types: AnonymousType[]) => string[][],
  budget: Budget = { left: mostSteps },
): ReportContent['comparableList'] {
  if (!panel.keepsAnonymity || out.others.length === 0) return [];
  const answered = (types: readonly AnonymousType[]) =>
    panel.raters.filter(({ type }) => types.some((each) => each === type)).length;
  const tried = new Map<readonly AnonymousType[], string[][]>();
  const sumsWithout = (types: readonly AnonymousType[]) => {
    const sums = tried.get(types) ?? tryWithout([...types]);
    tried.set(types, sums);
    return sums;
  };
  const ways = [[], ...choices.filter((types) => types.every((type) => answered([type]) > 0))];
  ways.sort((one, other) => answered(one) - answered(other));
  const keptBeside = (others: Out['others']) =>
    ways.find(
      (types) =>
        !isTelling(sumsWithout(types), { ...out, others }, panel.anonymityThreshold, budget),
    ) ?? anonymousTypes;
  const types = [...keptBeside(out.others)];
  if (types.length === 0) return [];
  const numbers = [...new Set(out.others.map(({ number }) => number))];
  const needed = numbers.reduce((left, number) => {
    const fewer = left.filter((each) => each !== number);
    const beside = out.others.filter((other) => fewer.includes(other.number));
    const isNeeded = keptBeside(beside).length < types.length || budget.left === 0;
    return isNeeded ? left : fewer;
  }, numbers);
  return needed.map((number) => ({ number, types }));
}

function isTelling(
  fresh: readonly (readonly string[])[],
  { own, others, known }: Out,
  threshold: number,
  budget: Budget,
) {
  const sumsOf = (sums: Out['own']): Sum[] => sums.map((ids) => ({ ids, threshold }));
  const out = [...others.flatMap(({ sums }) => sums), ...sumsOf(own)];
  return tellsMore(out, sumsOf(fresh), known, budget);
}
