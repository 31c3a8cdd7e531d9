import { rank } from './rank.ts';

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
