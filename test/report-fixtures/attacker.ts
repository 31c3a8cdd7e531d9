/**
 * An attacker who keeps every output of a history. They know who had answered before each output,
 * who had a mark where, and the marks of supervisors and self. They subtract whatever can be
 * subtracted.
 */
import { type ColumnLedger, cellsOf } from '#server/report/content/atoms.ts';
import type { Output } from './history.ts';
import { rank } from './rank.ts';

type Leak = { column: string; seenBy: 'anybody' | 'an insider' | 'access holders' };

/** Sets of fewer than T unknown sheets that all outputs together isolate in some column. */
export function findLeaks(outputs: readonly Output[], threshold: number): Leak[] {
  const holders = accessHolders(outputs);
  return columnsOf(outputs).flatMap((column) => {
    const sums = releasedSums(outputs, column);
    const sheets = [...new Set(sums.flat())];
    const sees = (known: readonly string[], fewerThan: number) =>
      isolatesFewer(sums, new Set(known), fewerThan);
    return [
      ...(sees([], threshold) ? [{ column, seenBy: 'anybody' } as const] : []),
      ...(sheets.some((own) => sees([own], threshold - 1))
        ? [{ column, seenBy: 'an insider' } as const]
        : []),
      ...(sees(holders, threshold) ? [{ column, seenBy: 'access holders' } as const] : []),
    ];
  });
}

function columnsOf(outputs: readonly Output[]): string[] {
  return [...new Set(outputs.flatMap(({ ledger }) => Object.keys(ledger)))];
}

/** A cell's mean and count give the sum of its sheets' marks. So each cell shown is one linear statistic. */
function releasedSums(outputs: readonly Output[], column: string): string[][] {
  const cells = outputs.flatMap(({ ledger }) => cellsOf(ledger[column] as ColumnLedger));
  return cells.map(({ sheets }) => sheets);
}

/**
 * The sheets of people who may open the report. Sheets have the numbers of the people who wrote
 * them, so these people know which sheet is their own.
 */
function accessHolders(outputs: readonly Output[]): string[] {
  const last = outputs.at(-1)!.input;
  const held = new Set(
    last.assignments.flatMap(({ opensReport, name }) =>
      opensReport ? [Number(name.match(/\d+/)![0])] : [],
    ),
  );
  return last.sheets.map(({ id }) => id).filter((id) => held.has(Number(id.match(/\d+/)![0])));
}

/**
 * Whether some linear combination of the sums depends only on unknown sheets, and on fewer than
 * `fewerThan` of them. Such a set S exists exactly if removing the columns of S lowers the matrix's
 * rank. Sheets that always occur in the same sums have equal coefficients in every combination, so
 * S consists of such bundles.
 */
export function isolatesFewer(
  sums: readonly (readonly string[])[],
  known: ReadonlySet<string>,
  fewerThan: number,
): boolean {
  const bundles = bundlesOf(sums, known);
  const small = bundles.filter(({ size }) => size < fewerThan);
  if (small.length === 0) return false;
  const whole = rank(bundles.map(({ pattern }) => pattern));
  return subsetsBelow(small, fewerThan).some((subset) => {
    const others = bundles.filter((bundle) => !subset.includes(bundle));
    return rank(others.map(({ pattern }) => pattern)) < whole;
  });
}

type Bundle = { size: number; pattern: number[] };

function bundlesOf(sums: readonly (readonly string[])[], known: ReadonlySet<string>): Bundle[] {
  const bundles = new Map<string, Bundle>();
  const members = sums.map((sum) => new Set(sum));
  for (const sheet of new Set(sums.flat())) {
    if (known.has(sheet)) continue;
    const pattern = members.map((sum) => Number(sum.has(sheet)));
    const bundle = bundles.get(pattern.join()) ?? { size: 0, pattern };
    bundles.set(pattern.join(), { ...bundle, size: bundle.size + 1 });
  }
  return [...bundles.values()];
}

/** Non-empty subsets with fewer than `fewerThan` sheets in all. */
function subsetsBelow(bundles: readonly Bundle[], fewerThan: number): Bundle[][] {
  const [first, ...rest] = bundles;
  if (first === undefined) return [];
  const without = subsetsBelow(rest, fewerThan);
  const withFirst = [[], ...subsetsBelow(rest, fewerThan - first.size)].map((subset) => [
    first,
    ...subset,
  ]);
  return first.size < fewerThan ? [...withFirst, ...without] : without;
}
