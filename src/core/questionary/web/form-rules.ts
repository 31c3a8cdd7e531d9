import type { QuestionaryDetail, QuestionaryForm } from '#core/questionary/contract/questionary.ts';
import { newPeriod } from '#core/questionary/contract/rules/time-to-answer.ts';
import type { ArchivableEntry, Entry } from '#platform/contract/call/fields.ts';
import {
  type Method,
  methodRoles,
  type RepeatType,
  type ReviewerRole,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';
import { placeLine } from '#platform/web/shared/place-line.ts';

/** Roles whose people are chosen by hand. The self-assessment follows from the method. */
export type PickedRole = Exclude<ReviewerRole, 'employee'>;
export const formRoles = ['supervisor', 'colleague', 'subordinate', 'customer'] as const;

export interface ChosenPerson {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string | null;
  /** Position and subdivision, as far as they are known. */
  place: string;
  /** Tells people with the same name apart when choosing. */
  email?: string;
}

type Fields = Required<Omit<QuestionaryForm, 'participantList' | 'periodType'>>;

/** The form's values: the contract's fields, with the names of people and competencies to show. */
export interface FormValues extends Fields {
  /** '' when not chosen. */
  positionId: string;
  subdivisionId: string;
  periodType: RepeatType | '';
  askAgainWeeks: number | null;
  smallGroups: SmallGroups;
  employeeList: ChosenPerson[];
  /** A draft may have archived ones (rule 86). */
  competenceList: ArchivableEntry[];
  /** Roles that the method lacks keep their people, in case the method is changed back. */
  participants: Record<PickedRole, ChosenPerson[]>;
}

/** The product’s defaults (rule 59) and the company’s (rule 90); `today` is YYYY-MM-DD. */
export function newValues(today: string, smallGroups: SmallGroups): FormValues {
  return {
    method: '90',
    ...newPeriod(today),
    type: 'position',
    positionId: '',
    subdivisionId: '',
    employeeList: [],
    competenceList: [],
    participants: { supervisor: [], colleague: [], subordinate: [], customer: [] },
    periodType: '',
    askAgainWeeks: null,
    isAnonymous: true,
    smallGroups,
  };
}

/** A list for each role. */
export const inRoles = <V>(listOf: (role: PickedRole) => V) =>
  Object.fromEntries(formRoles.map((role) => [role, listOf(role)])) as Record<PickedRole, V>;

export function valuesOf(saved: QuestionaryDetail): FormValues {
  return {
    method: saved.method,
    dateStart: saved.dateStart,
    dateEnd: saved.dateEnd,
    type: saved.type,
    positionId: saved.positionId ?? '',
    subdivisionId: saved.subdivisionId ?? '',
    employeeList: saved.employeeList.map(personOf),
    competenceList: saved.competenceList,
    participants: inRoles((role) =>
      saved.participantList.filter(({ type }) => type === role).map(personOf),
    ),
    periodType: saved.periodType ?? '',
    askAgainWeeks: saved.askAgainWeeks,
    isAnonymous: saved.isAnonymous,
    smallGroups: saved.smallGroups,
  };
}

type Somebody = Omit<Required<ChosenPerson>, 'place'>;

const personOf = (
  saved: Somebody & { position: Entry | null; subdivision: Entry | null },
): ChosenPerson =>
  chosenPerson({
    ...saved,
    position: saved.position?.name,
    subdivision: saved.subdivision?.name,
  });

/** Somebody as a list of the company, a file or the structure has them. */
export function chosenPerson(
  given: Somebody & { position: string | undefined; subdivision: string | undefined },
): ChosenPerson {
  const { id, lastName, firstName, middleName, email, position, subdivision } = given;
  return { id, lastName, firstName, middleName, place: placeLine(position, subdivision), email };
}

/** The participant lists of a method, in their order. */
export const rolesOf = (method: Method): PickedRole[] =>
  formRoles.filter((role) => methodRoles[method].picked.includes(role));

/** Who stands in a list that the method does not have: saving leaves them out. */
export function leftOutByMethod({
  method,
  participants,
}: Pick<FormValues, 'method' | 'participants'>): ChosenPerson[] {
  const shown = rolesOf(method);
  return formRoles.filter((role) => !shown.includes(role)).flatMap((role) => participants[role]);
}

export const hasSelf = (method: Method): boolean =>
  methodRoles[method].allowed.includes('employee');

/**
 * Another type means other subjects, so the old type's position, subdivision and people are cleared, and the competencies that came with the position.
 */
export const clearedByType = ({
  positionId,
  competenceList,
}: Pick<FormValues, 'positionId' | 'competenceList'>) => ({
  positionId: '',
  subdivisionId: '',
  employeeList: [] as ChosenPerson[],
  competenceList: positionId ? [] : competenceList,
});

/** They are wrong together: how long it may last depends on how often it repeats, and that on whether it is anonymous. */
const together = ['dateStart', 'dateEnd', 'periodType', 'method', 'isAnonymous'];

/** Which errors a change clears. */
export function clearedBy(changed: Partial<FormValues>): string[] {
  const names = Object.keys(changed);
  return names.some((name) => together.includes(name)) ? [...names, ...together] : names;
}

/**
 * Sets a role's people and removes them from lists that the method does not show. A person stands
 * in one list only (rule 15), and nobody could see that a hidden list is in the way.
 */
export function withParticipants(
  { participants, method }: Pick<FormValues, 'participants' | 'method'>,
  role: PickedRole,
  people: ChosenPerson[],
): FormValues['participants'] {
  const shown = rolesOf(method);
  const chosen = new Set(people.map(({ id }) => id));
  return inRoles((other) => {
    if (other === role) return people;
    const before = participants[other];
    return shown.includes(other) ? before : before.filter(({ id }) => !chosen.has(id));
  });
}

/** Who cannot be chosen for a role, and where they already are. */
export function takenFor(
  values: Pick<FormValues, 'method' | 'participants' | 'employeeList'>,
  role: PickedRole,
): Map<string, PickedRole | 'subject'> {
  const taken = new Map<string, PickedRole | 'subject'>();
  const [subject, ...others] = values.employeeList;
  // With several subjects, one of them may assess the others. A single subject would assess nobody.
  if (subject && others.length === 0) taken.set(subject.id, 'subject');
  for (const other of rolesOf(values.method)) {
    if (other === role) continue;
    for (const { id } of values.participants[other]) taken.set(id, other);
  }
  return taken;
}

export const idsOf = (people: readonly ChosenPerson[]) => people.map(({ id }) => id);

/**
 * What "save mine over theirs" sends: everything of mine while the questionary is created; later
 * only what may still change.
 */
export function overTheirs(mine: FormValues, theirs: QuestionaryDetail): FormValues {
  if (theirs.status === 'created') return mine;
  const saved = valuesOf(theirs);
  const standing = new Set(formRoles.flatMap((role) => idsOf(saved.participants[role])));
  return {
    ...saved,
    dateEnd: mine.dateEnd,
    participants: inRoles((role) => [
      ...saved.participants[role],
      ...mine.participants[role].filter(({ id }) => !standing.has(id)),
    ]),
  };
}
