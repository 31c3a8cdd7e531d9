/**
 * What an anonymous questionary may show of colleagues, customers and subordinates. Each column of
 * a report has an append-only ledger of indivisible atoms (rule 25; the idea: Chin & Özsoyoğlu
 * 1981). Once made, an atom never grows, shrinks or splits. Every number shown is computed from
 * sums over atoms. So no two outputs can be subtracted down to fewer than T people.
 */
import { type AnonymousType, anonymousTypes } from '#contract/rules/methods.ts';

/** Sheets that are only ever shown together: their types in display order, their ids sorted. */
export type Atom = { types: AnonymousType[]; sheets: string[] };

/** `counted`: how many access holders of each type an earlier atom has already allowed for. */
export type ColumnLedger = { atoms: Atom[]; counted: Record<AnonymousType, number> };

/** Plain JSON, one entry per column (see `columnKeys`), kept per questionary and subject. */
export type Ledger = { [column: string]: ColumnLedger };

/** The people of one type as a column sees them. */
export type Raters = {
  /** Ids of the finished sheets that have a mark in the column. */
  present: readonly string[];
  /** Assignments not done yet. */
  open: number;
  /** Done assignments of people who may open the report, with a mark here or not. */
  held: number;
};

type Rule = { threshold: number; final: boolean };

type Arrivals = Raters & { type: AnonymousType; fresh: string[]; weight: number };

export const emptyColumn: ColumnLedger = {
  atoms: [],
  counted: { colleague: 0, customer: 0, subordinate: 0 },
};

/**
 * The column's ledger with the atoms that this output may add (data-and-maths, "Atoms": extend).
 */
export function extend(
  column: ColumnLedger,
  raters: Record<AnonymousType, Raters>,
  { threshold, final }: Rule,
): ColumnLedger {
  const arrivals = arrivalsSince(column, raters);
  const ripe = arrivals.filter(
    ({ weight, open }) => weight >= threshold && (final || open === 0 || open >= threshold),
  );
  const rest = arrivals.filter((each) => each.fresh.length > 0 && !ripe.includes(each));
  const alone = ripe.map((each) => [each]);
  const made = final ? placeRest(alone, rest, threshold) : alone;
  return {
    atoms: [...column.atoms, ...made.map(atomOf)],
    counted: {
      ...column.counted,
      ...Object.fromEntries(made.flat().map(({ type, held }) => [type, held])),
    },
  };
}

/** What a column shows, in display order: atoms with the same set of types are joined. */
export function cellsOf(column: ColumnLedger): Atom[] {
  const cells = new Map<string, Atom>();
  for (const { types, sheets } of column.atoms) {
    const key = types.join();
    cells.set(key, { types, sheets: [...(cells.get(key)?.sheets ?? []), ...sheets] });
  }
  return [...cells.values()];
}

function arrivalsSince(column: ColumnLedger, raters: Record<AnonymousType, Raters>): Arrivals[] {
  const taken = new Set(column.atoms.flatMap(({ sheets }) => sheets));
  return anonymousTypes.map((type) => {
    const fresh = raters[type].present.filter((sheet) => !taken.has(sheet));
    // If someone has lost access since, the fresh sheets must not count for more than they are.
    const uncounted = Math.max(0, raters[type].held - column.counted[type]);
    return { ...raters[type], type, fresh, weight: Math.max(0, fresh.length - uncounted) };
  });
}

/**
 * In the final report, types too small to stand alone are shown together, or join this output's
 * smallest atom.
 */
function placeRest(alone: Arrivals[][], rest: Arrivals[], threshold: number): Arrivals[][] {
  if (rest.length === 0) return alone;
  if (rest.reduce((weight, each) => weight + each.weight, 0) >= threshold) return [...alone, rest];
  const [smallest] = alone.toSorted((a, b) => sheetsIn(a) - sheetsIn(b));
  return alone.map((batch) => (batch === smallest ? [...batch, ...rest] : batch));
}

function sheetsIn(batch: Arrivals[]): number {
  return batch.reduce((count, { fresh }) => count + fresh.length, 0);
}

function atomOf(batch: Arrivals[]): Atom {
  const joined = new Set(batch.map(({ type }) => type));
  return {
    types: anonymousTypes.filter((type) => joined.has(type)),
    // Sorted, because the order of arrival would tell who wrote which.
    sheets: batch.flatMap(({ fresh }) => fresh).sort(),
  };
}
