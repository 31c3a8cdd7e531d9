/** The columns of a report and their contents (data-and-maths, rules 2 and 3). */
import {
  type AnonymousType,
  anonymousTypes,
  type ParticipantType,
} from '#contract/rules/methods.ts';
import { type Atom, cellsOf, emptyColumn, extend, type Ledger, type Raters } from './atoms.ts';
import { type Group, groupSheets } from './groups.ts';

/** One participant's assignment for this subject. */
export type ReportAssignment = {
  type: ParticipantType;
  /** Last, first and middle name of the participant. */
  name: string;
  isDone: boolean;
  /** May open this report: HR, an admin, the subject's manager (rule 25). */
  opensReport: boolean;
};

/** How an anonymous questionary discloses. Null when it is not anonymous. */
export type Disclosure = {
  threshold: number;
  final: boolean;
  assignments: readonly ReportAssignment[];
  /** Roles that form no atoms in this output (rule 26). */
  withheld: ReadonlySet<AnonymousType>;
} | null;

type Present = { id: string; type: ParticipantType };

/** A column's name in the ledger. */
export const columnKeys = {
  competence: (id: string) => `competence:${id}`,
  question: (id: string) => `question:${id}`,
  texts: 'texts',
} as const;

/** The ledger after this output. Each column comes with the sheets present in it. */
export function extendLedger(
  ledger: Ledger,
  columns: ReadonlyMap<string, readonly Present[]>,
  disclosure: Disclosure,
): Ledger {
  if (disclosure === null) return ledger;
  const extended = [...columns].map(([key, present]) => [
    key,
    extend(ledger[key] ?? emptyColumn, ratersOf(present, disclosure), disclosure),
  ]);
  return { ...ledger, ...Object.fromEntries(extended) };
}

/** The groups a column shows, from a ledger already extended for this output. */
export function groupsShown<S extends Present>(
  key: string,
  present: readonly S[],
  ledger: Ledger,
  disclosure: Disclosure,
): Group<S>[] {
  const cells: Atom[] | null = disclosure && cellsOf(ledger[key] ?? emptyColumn);
  return groupSheets(present, cells);
}

function ratersOf(
  present: readonly Present[],
  { assignments, withheld }: NonNullable<Disclosure>,
): Record<AnonymousType, Raters> {
  const raters = (type: AnonymousType): Raters => {
    const assigned = assignments.filter((assignment) => assignment.type === type);
    return {
      present: withheld.has(type)
        ? []
        : present.filter((sheet) => sheet.type === type).map(({ id }) => id),
      open: assigned.filter(({ isDone }) => !isDone).length,
      held: assigned.filter(({ isDone, opensReport }) => isDone && opensReport).length,
    };
  };
  return Object.fromEntries(anonymousTypes.map((type) => [type, raters(type)])) as Record<
    AnonymousType,
    Raters
  >;
}
