/**
 * What an anonymous questionary may show of colleagues, customers and subordinates. A questionary and
 * subject have one append-only ledger of indivisible atoms (rule 25; the idea: Chin & Özsoyoğlu 1981).
 * Once made, an atom never grows, shrinks or splits, and it is the same in every row of a report. Every
 * number shown is computed from sums over atoms. So no two outputs can be subtracted down to fewer than
 * T people.
 */
import {
  type FormingRule,
  formGroups,
  type RoleCounts,
} from '#core/questionary/contract/rules/group-forming.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';

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
  /** For each type, how many people who do not count are surely in these atoms. */
  held: Record<AnonymousType, number>;
}

/** The people of one type at an output. */
export interface TypeAtOutput {
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

export const emptyLedger: Ledger = {
  atoms: [],
  held: { colleague: 0, customer: 0, subordinate: 0 },
};

/** The ledger with the atoms that this output may add (data-and-maths, "Atoms": extend). */
export function extend(
  ledger: Ledger,
  raters: Record<AnonymousType, TypeAtOutput>,
  rule: FormingRule,
): Ledger {
  const made = formGroups(
    {
      colleague: countsOf(raters.colleague, ledger.held.colleague),
      customer: countsOf(raters.customer, ledger.held.customer),
      subordinate: countsOf(raters.subordinate, ledger.held.subordinate),
    },
    rule,
  );
  const types = made.flatMap((group) => group.types);
  return {
    atoms: [
      ...ledger.atoms,
      ...made.map((group) => ({
        ...group,
        // Sorted, because the order of arrival would tell who wrote which.
        sheets: group.types.flatMap((type) => raters[type].fresh).sort(),
      })),
    ],
    held: {
      ...ledger.held,
      ...Object.fromEntries(types.map((type) => [type, heldBy(raters[type], ledger.held[type])])),
    },
  };
}

/** If someone has lost access since, the fresh sheets must not count for more than they are. */
const countsOf = ({ fresh, asked, open, held }: TypeAtOutput, heldBefore: number): RoleCounts => ({
  fresh: fresh.length,
  uncounted: Math.max(0, held - heldBefore),
  asked,
  open,
});

/**
 * Nobody knows which sheets those who do not count have written. So many of them are in the new atom
 * even if every sheet that still waits is theirs.
 */
const heldBy = ({ fresh, waiting, held }: TypeAtOutput, heldBefore: number): number =>
  heldBefore + Math.max(0, held - heldBefore - (waiting - fresh.length));
