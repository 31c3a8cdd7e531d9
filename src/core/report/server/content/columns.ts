/** The columns of a report, and the ledger that they extend (data-and-maths, rules 2 and 3). */
import type { NameParts } from '#core/report/contract/content/report-content.ts';
import {
  type AnonymousType,
  anonymousTypes,
  type ReviewerRole,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';
import { extend, type Ledger, type TypeAtOutput } from './atoms.ts';
import type { MarkedSheet, Sheet } from './sheets.ts';
import { speaking } from './speaking.ts';

/** One participant's assignment for this subject. */
export type ReportAssignment = {
  type: ReviewerRole;
  /** Last, first and middle name of the participant. */
  name: string;
  parts?: NameParts;
  isDone: boolean;
  /** May open this report: HR, an admin, the subject's manager (rule 25). */
  opensReport: boolean;
};

/** How an anonymous questionary discloses. Null when it is not anonymous. */
export type Disclosure = {
  threshold: number;
  final: boolean;
  smallGroups: SmallGroups;
  assignments: readonly ReportAssignment[];
  /** Roles that form no atoms in this output. */
  withheld: ReadonlySet<AnonymousType>;
} | null;

/** The sheets with a mark in a column, by their ids. */
export type SheetsByColumn = ReadonlyMap<string, MarkedSheet>;

/**
 * The ledger after this output, and the sheets that do not speak whose texts may stand beside its new
 * atoms: those of the same roles, in the final report. Without new atoms, and in interims, a text would
 * come with its author's answer. Without anonymity the ledger stays as it is.
 */
export function extendLedger(
  ledger: Ledger,
  sheets: readonly Sheet[],
  columns: readonly SheetsByColumn[],
  disclosure: Disclosure,
): { ledger: Ledger; silent: Sheet[] } {
  if (disclosure === null) return { ledger, silent: [] };
  const taken = new Set(ledger.atoms.flatMap((atom) => atom.sheets));
  const waiting = (type: AnonymousType) =>
    sheets.filter((sheet) => sheet.type === type && !taken.has(sheet.id));
  const speak = new Set(anonymousTypes.flatMap((type) => speakingOf(waiting(type), columns)));
  const ratersOf = (type: AnonymousType): TypeAtOutput => {
    const assigned = disclosure.assignments.filter((assignment) => assignment.type === type);
    const ids = waiting(type).map(({ id }) => id);
    return {
      fresh: disclosure.withheld.has(type) ? [] : ids.filter((id) => speak.has(id)),
      waiting: ids.length,
      asked: assigned.length,
      open: assigned.filter(({ isDone }) => !isDone).length,
      held: assigned.filter(({ isDone, opensReport }) => isDone && opensReport).length,
    };
  };
  const raters = Object.fromEntries(anonymousTypes.map((type) => [type, ratersOf(type)]));
  const extended = extend(ledger, raters as Record<AnonymousType, TypeAtOutput>, disclosure);
  const made = disclosure.final ? extended.atoms.slice(ledger.atoms.length) : [];
  const silent = [...new Set(made.flatMap(({ types }) => types))].flatMap((type) =>
    waiting(type).filter(({ id }) => !speak.has(id)),
  );
  return { ledger: extended, silent };
}

function speakingOf(sheets: readonly Sheet[], columns: readonly SheetsByColumn[]): string[] {
  const ids = sheets.map(({ id }) => id);
  const marked = ids.filter((id) => columns.some((column) => column.has(id)));
  return speaking(marked, columns);
}
