import { type ChosenPerson, type FormValues, rolesOf } from '#web/questionary/form-rules.ts';

type Ids = { has: (id: string) => boolean } | undefined;
type Selected = ReadonlyMap<string, ChosenPerson>;

/**
 * Whether all of these people are chosen. Who is taken elsewhere does not count. `complete` says
 * that they are everybody who was found: of a part only "some" or "no" can be known.
 */
export function allState(
  people: readonly ChosenPerson[],
  complete: boolean,
  selected: Selected,
  taken: Ids,
): 'yes' | 'some' | 'no' {
  const free = people.filter(({ id }) => !taken?.has(id));
  if (!free.some(({ id }) => selected.has(id))) return 'no';
  return complete && free.every(({ id }) => selected.has(id)) ? 'yes' : 'some';
}

export function withAll(selected: Selected, people: readonly ChosenPerson[], taken: Ids) {
  const next = new Map(selected);
  for (const person of people) if (!taken?.has(person.id)) next.set(person.id, person);
  return next;
}

export function withoutAll(selected: Selected, people: readonly ChosenPerson[], fixed: Ids) {
  const next = new Map(selected);
  for (const { id } of people) if (!fixed?.has(id)) next.delete(id);
  return next;
}

/** In work, "select all" is not undone once everything is selected (spec 2, section 4). */
export const isSelectAllLocked = (
  all: 'yes' | 'some' | 'no',
  fixed: ReadonlySet<string> | undefined,
): boolean => all === 'yes' && fixed !== undefined;

/** Who stands in a list that the method shows, and would stand in none. */
export function leavingPeople(
  { method, participants }: Pick<FormValues, 'method' | 'participants'>,
  next: FormValues['participants'],
): ChosenPerson[] {
  const roles = rolesOf(method);
  const staying = new Set(roles.flatMap((role) => next[role].map(({ id }) => id)));
  return roles.flatMap((role) => participants[role].filter(({ id }) => !staying.has(id)));
}
