import type { Method, ParticipantType } from '#contract/platform/rules/methods.ts';

/** Another questionary about one of the same subjects, in work or ended recently. */
export interface Neighbour {
  number: number;
  isInWork: boolean;
  keepsAnonymity: boolean;
  anonymityThreshold: number;
  subjectId: string;
  /** About another record of the same name, who may be the same person or not. */
  isNamesake: boolean;
  raters: readonly { id: string; type: ParticipantType }[];
  /** Of them, who does not count (rule 25). */
  uncounted: readonly string[];
  /** People behind each group that its reports have shown. */
  sums: readonly (readonly string[])[];
  /** The first day from which it is compared no more, YYYY-MM-DD; null where no day helps: one of both is in work. */
  freeFrom: string | null;
}

/** Everything that decides which other questionaries it is too near to (rule 26). */
export interface NearnessFacts {
  method: Method;
  isAnonymous: boolean;
  anonymityThreshold: number;
  participants: readonly { id: string; type: ParticipantType }[];
  /** Whether that person may open the reports about that subject (rule 25). */
  mayOpenReport: (employeeId: string, subjectId: string) => boolean;
  neighbours: readonly Neighbour[];
}
