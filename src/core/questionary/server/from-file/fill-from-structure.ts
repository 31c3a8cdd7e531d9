import { mostParticipants, pickedRoles } from '#core/questionary/contract/questionary.ts';
import {
  mostColleagues,
  structureRoles,
} from '#core/questionary/contract/questionary-from-structure.ts';
import {
  type LoadedStructure,
  loadStructure,
} from '#core/questionary/server/from-structure/load-structure.ts';
import { colleaguesInTurn } from '#core/questionary/server/from-structure/rules.ts';
import { addLoads, type Loads, spread } from '#core/questionary/server/load/spread.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
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

/** How often somebody should be asked in a cycle, and how often they are by now. */
export interface FillLoad {
  perRater: number;
  /** On how many of the lists that the cycle has already each of these people stands. */
  loadsOf: (ids: readonly string[]) => Promise<Loads>;
}

interface Filling extends FillLoad {
  method: Method;
}

/**
 * Adds whom the structure knows in the roles of the method. No colleague comes above the load (rule 138a): the others of
 * the team come instead. Who is there already stays as they are.
 */
export async function fillFromStructure(
  scope: Scope,
  subjects: readonly ReadSubject[],
  { method, perRater, loadsOf }: Filling,
): Promise<FilledSubject[]> {
  const structure = await loadStructure(
    scope,
    subjects.map(({ person }) => person.id),
  );
  const roles = structureRoles.filter((role) => pickedRoles(method).includes(role));
  const withLeaders = await inSlices(subjects, (subject) => {
    const raters = structure.ratersOf(subject.person.id);
    return roles.reduce(
      (filled, type) =>
        type === 'colleague' ? filled : add(filled, raters[type], type, structure),
      subject,
    );
  });
  if (!roles.includes('colleague')) return withLeaders.map(asRead);
  const named = withLeaders.flatMap(({ participants }) => participants.map(idOf));
  const loads = addLoads(await loadsOf(structure.ids), named);
  const offers = await inSlices(withLeaders, (subject) => offerTo(subject, structure));
  const given = groupBy(spread(offers, loads, perRater), ({ subjectId }) => subjectId);
  return withLeaders.map((subject, at) => {
    const { offered, teamCount } = offers[at]!;
    const ids = (given.get(subject.person.id) ?? []).map(({ employeeId }) => employeeId);
    return {
      ...add(subject, ids, 'colleague', structure),
      colleaguesOutOf: ids.length < offered.length ? teamCount : null,
    };
  });
}

const idOf = ({ person }: ReadSubject['participants'][number]) => person.id;

/** Who of the team could still come, and for how many of them there is room. */
function offerTo({ person, participants }: ReadSubject, structure: LoadedStructure) {
  const there = new Set(participants.map(idOf));
  const team = colleaguesInTurn(structure, person.id);
  const offered = team.filter((id) => !there.has(id));
  const room = Math.max(0, mostColleagues - (team.length - offered.length));
  return { subjectId: person.id, offered, room, teamCount: team.length };
}

function add(
  subject: ReadSubject,
  ids: readonly string[],
  type: (typeof structureRoles)[number],
  { people }: LoadedStructure,
): ReadSubject {
  const there = new Set(subject.participants.map(idOf));
  const added = ids.flatMap((id) => {
    const rater = people.get(id);
    return rater && !there.has(id) ? [{ rowIndex: subject.rowIndex, person: rater, type }] : [];
  });
  return {
    ...subject,
    participants: [...subject.participants, ...added].slice(0, mostParticipants),
  };
}
