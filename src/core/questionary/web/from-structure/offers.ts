import {
  mostColleagues,
  type StructureRole,
  type Suggestions,
  structureRoles,
} from '#core/questionary/contract/questionary-from-structure.ts';
import {
  type ChosenPerson,
  chosenPerson,
  type FormValues,
  rolesOf,
  takenFor,
  withParticipants,
} from '#core/questionary/web/form-rules.ts';

export interface Offer {
  role: StructureRole;
  /** Whom one press takes: those who stand in no list yet. */
  people: ChosenPerson[];
  /** How many colleagues there are to choose from, where they are too many to be taken. */
  choice: number;
}

/** What the structure offers for each role of the method, beside who is chosen already. */
export const offersOf = (values: FormValues, suggested: Suggestions): Offer[] =>
  structureRoles
    .filter((role) => rolesOf(values.method).includes(role))
    .map((role) => ({ role, people: freeFor(values, role, suggested), choice: 0 }))
    .map((offer) =>
      offer.role === 'colleague' && suggested.colleagueCount > mostColleagues
        ? { ...offer, choice: suggested.colleagueCount }
        : offer,
    );

function freeFor(values: FormValues, role: StructureRole, suggested: Suggestions): ChosenPerson[] {
  const taken = takenFor(values, role);
  const own = new Set(values.participants[role].map(({ id }) => id));
  return suggested[role].filter(({ id }) => !taken.has(id) && !own.has(id)).map(chosenPerson);
}

/** The form's lists with everybody who is offered. */
export function withOffers(
  values: FormValues,
  offers: readonly Offer[],
): FormValues['participants'] {
  return offers.reduce(
    (participants, { role, people }) =>
      withParticipants({ ...values, participants }, role, [...participants[role], ...people]),
    values.participants,
  );
}

export const countOffered = (offers: readonly Offer[]): number =>
  offers.reduce((sum, { people }) => sum + people.length, 0);
