import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listLinks, listStructurePeople } from './queries.ts';
import { createStructure, type RaterStructure } from './rules.ts';

export interface LoadedStructure extends RaterStructure {
  /** The people asked about and all whom `listLinks` finds around them, as far as they work here. */
  people: ReadonlyMap<string, NamedEmployee>;
}

/** The structure around these people. */
export async function loadStructure(
  scope: Scope,
  employeeIds: readonly string[],
): Promise<LoadedStructure> {
  const links = await listLinks(scope, employeeIds);
  const ids = new Set(links.flatMap(({ employeeId, leaderId }) => [employeeId, leaderId]));
  const people = (await listStructurePeople(scope, [...ids])).filter(({ isFired }) => !isFired);
  const structure = createStructure(
    links,
    people.map(({ id }) => id),
  );
  return { ...structure, people: new Map(people.map((one) => [one.id, one])) };
}
