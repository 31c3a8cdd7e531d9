import { mostParticipants, pickedRoles } from '#contract/assessment/questionary.ts';
import { structureRoles } from '#contract/assessment/questionary-from-structure.ts';
import type { Method } from '#contract/platform/rules/methods.ts';
import {
  type LoadedStructure,
  loadStructure,
} from '#server/assessment/questionary/from-structure/load-structure.ts';
import { ratersWithoutChoice } from '#server/assessment/questionary/from-structure/rules.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { inSlices } from '#server/platform/shared/in-slices.ts';
import type { ReadSubject } from './read-participants.ts';

/** A subject with everybody who assesses them. */
export interface FilledSubject extends ReadSubject {
  /** How many colleagues the structure knows, where not all of them are taken; null otherwise. */
  colleaguesOutOf: number | null;
}

export const asRead = (subject: ReadSubject): FilledSubject => ({
  ...subject,
  colleaguesOutOf: null,
});

/** Adds whom the structure knows in the roles of the method. Who is there already stays as they are. */
export async function fillFromStructure(
  scope: Scope,
  subjects: readonly ReadSubject[],
  method: Method,
): Promise<FilledSubject[]> {
  const structure = await loadStructure(
    scope,
    subjects.map(({ person }) => person.id),
  );
  return inSlices(subjects, (subject) => fill(subject, structure, method));
}

function fill(subject: ReadSubject, structure: LoadedStructure, method: Method): FilledSubject {
  const { rowIndex, person, participants } = subject;
  const there = new Set(participants.map((one) => one.person.id));
  const raters = ratersWithoutChoice(structure, person.id);
  const roles = structureRoles.filter((role) => pickedRoles(method).includes(role));
  const added = roles.flatMap((type) =>
    raters[type].flatMap((id) => {
      const rater = structure.people.get(id);
      return rater && !there.has(id) ? [{ rowIndex, person: rater, type }] : [];
    }),
  );
  return {
    ...subject,
    participants: [...participants, ...added].slice(0, mostParticipants),
    colleaguesOutOf: raters.colleaguesOutOf,
  };
}
