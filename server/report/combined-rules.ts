/**
 * What the sums that several reports show about one person say together (rule 26, decision 059). A
 * report shows the sum of what some people answered. Where people answer alike in each questionary,
 * anyone can add and subtract such sums, each as often as they like. What is left must never be about
 * fewer people than they were promised.
 */

/** People whose answers leave a report as one number, and how many they were promised to be. */
export interface Sum {
  ids: readonly string[];
  threshold: number;
}

/** People who are in exactly the same sums: no combination can tell them apart. */
interface Bundle {
  size: number;
  /** The largest number that each of them was promised at least. */
  threshold: number;
  /** 1 for each sum that holds them. */
  row: bigint[];
}

/** A combination of sums: how often each bundle is in it. */
type Combination = readonly bigint[];

/** So many steps decide what people do by themselves. Beyond, it says yes, which is safe. */
const mostSteps = 3000;

/**
 * Whether the new sums allow a combination that those already out do not, and in which fewer people
 * are left than one of them was promised. `known` are people whose own answers somebody knows.
 */
export function tellsMore(
  out: readonly Sum[],
  fresh: readonly Sum[],
  known: ReadonlySet<string>,
): boolean {
  if (fresh.length === 0) return false;
  const bundles = bundlesOf([...out, ...fresh], known);
  const combinations = [...out, ...fresh].map((_, at) => bundles.map(({ row }) => row[at]!));
  const before = basisOf(combinations.slice(0, out.length));
  const all = basisOf(combinations);
  if (all.length === before.length) return false;
  const isNew = (space: readonly Combination[]) =>
    basisOf([...before, ...space]).length > before.length;
  let left = mostSteps;
  return [...new Set(bundles.map(({ threshold }) => threshold))].some((threshold) => {
    const isPromised = (space: readonly Combination[]) =>
      bundles.some((bundle, at) => bundle.threshold >= threshold && !isZero(space, at));
    /** Each bundle is either not in the combination, or in it and counted. */
    const leavesFewer = (
      space: readonly Combination[],
      fewest: number,
      inIt: readonly number[],
    ): boolean => {
      left -= 1;
      if (left < 0) return true;
      if (!isNew(space)) return false;
      const at = bundles.findIndex((_, place) => !inIt.includes(place) && !isZero(space, place));
      if (at < 0) return isPromised(space);
      const { size } = bundles[at]!;
      return (
        leavesFewer(without(space, at), fewest, inIt) ||
        (size < fewest && leavesFewer(space, fewest - size, [...inIt, at]))
      );
    };
    return leavesFewer(all, threshold, []);
  });
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

const isZero = (space: readonly Combination[], at: number) => space.every((row) => row[at] === 0n);

/** Those combinations that do not hold this bundle. Exact: integers without divisions. */
function without(space: readonly Combination[], at: number): Combination[] {
  const pivot = space.find((row) => row[at] !== 0n);
  return space.flatMap((row) =>
    pivot === undefined ? [row] : row === pivot ? [] : [eliminate(row, pivot, at)],
  );
}

/** As many combinations as are independent of each other. */
function basisOf(rows: readonly Combination[]): Combination[] {
  const basis: Combination[] = [];
  let left = rows;
  for (let at = 0; at < (rows[0]?.length ?? 0); at += 1) {
    const pivot = left.find((row) => row[at] !== 0n);
    if (pivot === undefined) continue;
    basis.push(pivot);
    left = without(left, at);
  }
  return basis;
}

function eliminate(row: Combination, pivot: Combination, at: number): bigint[] {
  const [own, other] = [row[at]!, pivot[at]!];
  const reduced = row.map((entry, place) => entry * other - pivot[place]! * own);
  const divisor = reduced.reduce(greatestCommonDivisor, 0n);
  return divisor > 1n ? reduced.map((entry) => entry / divisor) : reduced;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  const [one, other] = [a < 0n ? -a : a, b < 0n ? -b : b];
  return other === 0n ? one : greatestCommonDivisor(other, one % other);
}
