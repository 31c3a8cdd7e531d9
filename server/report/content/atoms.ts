/**
 * What an anonymous questionary may show of colleagues, customers and subordinates. A questionary and
 * subject have one append-only ledger of indivisible atoms (rule 25; the idea: Chin & Özsoyoğlu 1981).
 * Once made, an atom never grows, shrinks or splits, and it is the same in every row of a report. Every
 * number shown is computed from sums over atoms. So no two outputs can be subtracted down to fewer than
 * T people.
 */
import { type AnonymousType, anonymousTypes, type SmallGroups } from '#contract/rules/methods.ts';

/**
 * Sheets that are only ever shown together: their types in display order, their ids sorted. `weight` is
 * how many of them are surely by people who count, at least T.
 */
export interface Atom {
  types: AnonymousType[];
  sheets: string[];
  weight: number;
}

/** Plain JSON, kept per questionary and subject. */
export interface Ledger {
  atoms: Atom[];
  /** Of each type, how many people who do not count are surely in these atoms. */
  held: Record<AnonymousType, number>;
}

/** The people of one type at an output. */
export interface Raters {
  /** Ids of the finished sheets that speak and are in no atom. */
  fresh: readonly string[];
  /** Finished sheets in no atom, those included. */
  waiting: number;
  /** Assignments that stand, done or open. */
  asked: number;
  /** Those of them not done yet. */
  open: number;
  /** Done assignments of people who do not count, whether or not they speak. */
  held: number;
}

interface Rule {
  threshold: number;
  final: boolean;
  smallGroups: SmallGroups;
}

type Arrivals = Raters & { type: AnonymousType; off: number; weight: number };

export const emptyLedger: Ledger = {
  atoms: [],
  held: { colleague: 0, customer: 0, subordinate: 0 },
};

/** The ledger with the atoms that this output may add (data-and-maths, "Atoms": extend). */
export function extend(ledger: Ledger, raters: Record<AnonymousType, Raters>, rule: Rule): Ledger {
  const arrivals = anonymousTypes.map((type) => arrivalsOf(type, raters[type], ledger));
  const ripe = arrivals.filter((each) => isRipe(each, rule));
  const rest = arrivals.filter((each) => each.fresh.length > 0 && !ripe.includes(each));
  const alone = ripe.map((each) => [each]);
  const made = rule.final ? placeRest(alone, rest, rule) : alone;
  return {
    atoms: [...ledger.atoms, ...made.map(atomOf)],
    held: {
      ...ledger.held,
      ...Object.fromEntries(made.flat().map((each) => [each.type, heldBy(each, ledger)])),
    },
  };
}

function arrivalsOf(type: AnonymousType, raters: Raters, ledger: Ledger): Arrivals {
  // If someone has lost access since, the fresh sheets must not count for more than they are.
  const off = Math.max(0, raters.held - ledger.held[type]);
  return { ...raters, type, off, weight: Math.max(0, raters.fresh.length - off) };
}

/** An interim needs half of those asked, so nobody is narrowed down by the moment that somebody chooses. */
function isRipe({ weight, asked, open }: Arrivals, { threshold, final }: Rule): boolean {
  if (final) return weight >= threshold;
  const need = Math.max(threshold, Math.ceil(asked / 2));
  return weight >= need && (open === 0 || open >= threshold);
}

/**
 * Nobody knows which sheets those who do not count have written. So many of them are in the new atom
 * even if every sheet that still waits is theirs.
 */
const heldBy = ({ type, off, waiting, fresh }: Arrivals, { held }: Ledger): number =>
  held[type] + Math.max(0, off - (waiting - fresh.length));

/**
 * In the final report, types too small to stand alone are shown together. Where even that is too few,
 * they join this output's smallest atom or are left out, as the questionary is set.
 */
function placeRest(
  alone: Arrivals[][],
  rest: Arrivals[],
  { threshold, smallGroups }: Rule,
): Arrivals[][] {
  if (rest.length === 0) return alone;
  if (weightOf(rest) >= threshold) return [...alone, rest];
  if (smallGroups === 'leftOut') return alone;
  const [smallest] = alone.toSorted((a, b) => sheetsIn(a) - sheetsIn(b));
  return alone.map((batch) => (batch === smallest ? [...batch, ...rest] : batch));
}

const weightOf = (batch: readonly Arrivals[]): number =>
  batch.reduce((sum, { weight }) => sum + weight, 0);

const sheetsIn = (batch: readonly Arrivals[]): number =>
  batch.reduce((count, { fresh }) => count + fresh.length, 0);

function atomOf(batch: Arrivals[]): Atom {
  const joined = new Set(batch.map(({ type }) => type));
  return {
    types: anonymousTypes.filter((type) => joined.has(type)),
    // Sorted, because the order of arrival would tell who wrote which.
    sheets: batch.flatMap(({ fresh }) => fresh).sort(),
    weight: weightOf(batch),
  };
}
