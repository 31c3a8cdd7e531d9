/**
 * What the sums that several reports show about one person say together (rule 26, decision 104). A
 * report shows the sum of what some people answered. Where people answer alike in each questionary,
 * anyone can add and subtract such sums, each as often as they like. What is left must never be about
 * fewer people than they were promised.
 */

/** People whose answers leave a report as one number, and how many they were promised to be. */
export interface Sum {
  ids: readonly string[];
  threshold: number;
}

/**
 * The steps that one report may take, over all ways it tries: so the same history gives the same report
 * on every machine. A step takes a bundle of people out of all combinations. At the end the answer is
 * that a report tells too much, which is safe.
 */
export interface Budget {
  left: number;
}
export const mostSteps = 2000;

/** People who are in exactly the same sums: no combination can tell them apart. */
interface Bundle {
  size: number;
  /** The largest number that each of them was promised at least. */
  threshold: number;
  /** 1 for each sum that holds them. */
  row: bigint[];
}

/**
 * A combination of sums: how often each bundle is in it, and after that how often each sum that is new
 * and can't be made of the others. Whole numbers modulo a prime, as exact ones grow with each step.
 */
type Combination = readonly bigint[];

/**
 * 2^61 − 1. Whether an entry is 0 depends on minors of the matrix of zeros and ones. With up to 36 sums
 * they are smaller than this (Hadamard: 37^18.5 / 2^36), so that none but 0 is divided by it: the answer
 * is exact. More sums than that are said to tell too much.
 */
const prime = 2n ** 61n - 1n;
const mostSums = 36;

/**
 * Whether the new sums allow a combination that those already out do not, and in which fewer people
 * are left than one of them was promised. `known` are people whose own answers somebody knows.
 */
export function tellsMore(
  out: readonly Sum[],
  fresh: readonly Sum[],
  known: ReadonlySet<string>,
  budget: Budget,
): boolean {
  if (fresh.length === 0) return false;
  const bundles = bundlesOf([...out, ...fresh], known);
  const before = independent(combine(out, bundles, 0), bundles.length);
  const all = withNewness(before, combine(fresh, bundles, out.length), bundles.length);
  if (all.length > mostSums) return true;
  return [...new Set(bundles.map(({ threshold }) => threshold))].some((threshold) => {
    const isPromised = (space: readonly Combination[]) =>
      bundles.some((bundle, at) => bundle.threshold >= threshold && !isZero(space, at));
    /** Each bundle is either not in the combination, or in it and counted. */
    const leavesFewer = (
      space: readonly Combination[],
      fewest: number,
      inIt: ReadonlySet<number>,
    ): boolean => {
      if (!isNew(space, bundles.length)) return false;
      const at = bundles.findIndex((_, place) => !inIt.has(place) && !isZero(space, place));
      if (at < 0) return isPromised(space);
      if (budget.left <= 0) return true;
      budget.left -= 1;
      const { size } = bundles[at]!;
      return (
        leavesFewer(without(space, at), fewest, inIt) ||
        (size < fewest && leavesFewer(space, fewest - size, new Set([...inIt, at])))
      );
    };
    return leavesFewer(all, threshold, new Set());
  });
}

/** How many of these sums can't be made of the others. Exact for as many as `tellsMore` looks at. */
export function countIndependent(sums: readonly Sum[], known: ReadonlySet<string>): number {
  const bundles = bundlesOf(sums, known);
  return independent(combine(sums, bundles, 0), bundles.length).length;
}

/** The largest first: with those the fewest combinations remain. */
function bundlesOf(sums: readonly Sum[], known: ReadonlySet<string>): Bundle[] {
  const bundles = new Map<string, Bundle>();
  const members = sums.map(({ ids }) => new Set(ids));
  for (const id of new Set(sums.flatMap(({ ids }) => ids))) {
    if (known.has(id)) continue;
    const row = members.map((ids) => BigInt(ids.has(id)));
    const key = row.join();
    const threshold = Math.min(...sums.flatMap((sum, at) => (row[at] ? [sum.threshold] : [])));
    const { size } = bundles.get(key) ?? { size: 0 };
    bundles.set(key, { size: size + 1, threshold, row });
  }
  return [...bundles.values()].sort((one, other) => other.size - one.size);
}

/** These sums, of which the first is at that place in the bundles' rows. */
const combine = (sums: readonly Sum[], bundles: readonly Bundle[], first: number): Combination[] =>
  sums.map((_, at) => bundles.map(({ row }) => row[first + at]!));

/**
 * All independent combinations, old and new ones. A new one gets an entry of its own at the end, which
 * the steps carry along. So a combination of old ones alone is known by zeros there.
 */
function withNewness(
  before: readonly Combination[],
  fresh: readonly Combination[],
  bundles: number,
): Combination[] {
  const chosen: Combination[] = [];
  for (const row of fresh) {
    const rank = independent([...before, ...chosen, row], bundles).length;
    if (rank > before.length + chosen.length) chosen.push(row);
  }
  const newness = (at: number) => chosen.map((_, place) => BigInt(place === at));
  return [
    ...before.map((row) => [...row, ...newness(-1)]),
    ...chosen.map((row, at) => [...row, ...newness(at)]),
  ];
}

const isNew = (space: readonly Combination[], bundles: number) =>
  space.some((row) => row.some((entry, at) => at >= bundles && entry !== 0n));

const isZero = (space: readonly Combination[], at: number) => space.every((row) => row[at] === 0n);

/** Those combinations that do not hold this bundle. */
function without(space: readonly Combination[], at: number): Combination[] {
  const pivot = space.find((row) => row[at] !== 0n);
  if (pivot === undefined) return [...space];
  return space.flatMap((row) =>
    row === pivot ? [] : row[at] === 0n ? [row] : [eliminate(row, pivot, at)],
  );
}

/** As many combinations as are independent of each other. */
function independent(rows: readonly Combination[], bundles: number): Combination[] {
  const basis: Combination[] = [];
  let left = rows;
  for (let at = 0; at < bundles; at += 1) {
    const pivot = left.find((row) => row[at] !== 0n);
    if (pivot === undefined) continue;
    basis.push(pivot);
    left = without(left, at);
  }
  return basis;
}

function eliminate(row: Combination, pivot: Combination, at: number): bigint[] {
  const [own, other] = [row[at]!, pivot[at]!];
  return row.map((entry, place) => (entry * other - pivot[place]! * own) % prime);
}
