import type { FileParticipant } from '#core/questionary/contract/questionary-from-file.ts';
import {
  type ChosenPerson,
  chosenPerson,
  type FormValues,
  inRoles,
  type PickedRole,
  rolesOf,
} from '#core/questionary/web/form-rules.ts';

/** What to do with people who are already in the form. */
export type Taking = 'add' | 'replace';

type Lists = FormValues['participants'];
type Form = Pick<FormValues, 'method' | 'participants'>;

const noFixed: ReadonlySet<string> = new Set();

/**
 * The form's lists with the people of a file added. Those who stay keep their role, whatever the
 * file says: with "add" everybody in the form stays, with "replace" only the invited (`fixed`).
 * People of the file leave the lists that the method does not show, as a person stands in one list
 * only (rule 15).
 */
export function takeParticipants(
  form: Form,
  given: readonly FileParticipant[],
  taking: Taking,
  fixed: ReadonlySet<string> = noFixed,
): Lists {
  const shown = rolesOf(form.method);
  const staying = (role: PickedRole) =>
    form.participants[role].filter(({ id }) => taking === 'add' || fixed.has(id));
  const standing = new Set(shown.flatMap((role) => staying(role).map(({ id }) => id)));
  const added = given.filter(({ id }) => !standing.has(id));
  const chosen = new Set(added.map(({ id }) => id));
  const list = (role: PickedRole): ChosenPerson[] =>
    shown.includes(role)
      ? [...staying(role), ...added.filter(({ type }) => type === role).map(chosenPerson)]
      : form.participants[role].filter(({ id }) => !chosen.has(id));
  return inRoles(list);
}

export const countShown = ({ method, participants }: Form): number =>
  rolesOf(method).reduce((sum, role) => sum + participants[role].length, 0);

/** How many people of the file are already in the form. */
export function countStanding(form: Form, given: readonly FileParticipant[]): number {
  const standing = new Set(
    rolesOf(form.method).flatMap((role) => form.participants[role].map(({ id }) => id)),
  );
  return given.filter(({ id }) => standing.has(id)).length;
}
