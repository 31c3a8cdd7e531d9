import { type ChosenPerson, type FormValues, rolesOf } from '#core/questionary/web/form-rules.ts';
import { holds } from '#platform/web/ui/base/holds.ts';

type Ids = { has: (id: string) => boolean } | undefined;
type Selected = ReadonlyMap<string, ChosenPerson>;

/**
 * Whether all of these people are chosen. Those taken elsewhere do not count. `complete` says that
 * `people` are all who were found; when they are only some of them, the answer can only be "some"
 * or "no".
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

/** In work, "select all" cannot be undone once everything is selected. */
export const isSelectAllLocked = (
  all: 'yes' | 'some' | 'no',
  fixed: ReadonlySet<string> | undefined,
): boolean => all === 'yes' && fixed !== undefined;

/** People who stand in one of the method's lists now and would stand in none after the change. */
export function leavingPeople(
  { method, participants }: Pick<FormValues, 'method' | 'participants'>,
  next: FormValues['participants'],
): ChosenPerson[] {
  const roles = rolesOf(method);
  const staying = new Set(roles.flatMap((role) => next[role].map(({ id }) => id)));
  return roles.flatMap((role) => participants[role].filter(({ id }) => !staying.has(id)));
}

/** Whether every word typed is in the person's name or e-mail, in any order, as the server searches. */
export function isFound(person: ChosenPerson, typed: string): boolean {
  const { lastName, firstName, middleName, email } = person;
  const text = [lastName, firstName, middleName, email].join(' ');
  return typed
    .trim()
    .split(/\s+/)
    .every((word) => holds(text, word));
}
