import { listCycleLists } from '#core/cycle/server/held/queries.ts';
import { countLoads } from '#core/cycle/server/record/load-queries.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import { pickedRoles } from '#core/questionary/contract/questionary.ts';
import {
  mostColleagues,
  type StructureRole,
  structureRoles,
} from '#core/questionary/contract/questionary-from-structure.ts';
import { mostOfRole } from '#core/questionary/contract/rules/cycle.ts';
import { loadStructure } from '#core/questionary/server/from-structure/load-structure.ts';
import { colleaguesInTurn } from '#core/questionary/server/from-structure/rules.ts';
import { spread } from '#core/questionary/server/load/spread.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { countListed, insertRaters, type NewRater } from './queries.ts';

/**
 * Adds to the lists of these people whom the structure knows in the roles of the method, each role up to its
 * maximum, and of colleagues none above the cycle's load (rule 138a): the others of the team come instead. Who stands
 * on a list stays as they are. The list about whoever fills counts for nothing: who is passed over would tell who stands on
 * it (rule 127). Returns whose lists have changed.
 */
export async function fillLists(
  scope: Scope,
  { id, method, limits, perRater }: Pick<CycleRow, 'id' | 'method' | 'limits' | 'perRater'>,
  subjectIds: readonly string[],
  readerId: string | null,
): Promise<string[]> {
  const structure = await loadStructure(scope, subjectIds);
  const counts = await countListed(scope, id, subjectIds);
  const roles = structureRoles.filter((role) => pickedRoles(method).includes(role));
  const mostOfTeam = Math.min(mostColleagues, limits.colleague.max);
  const roomFor = (subjectId: string, type: StructureRole, most: number) =>
    Math.max(0, most - (counts.get(`${subjectId} ${type}`) ?? 0));
  const given = await inSlices(subjectIds, (subjectId): NewRater[] => {
    const raters = structure.ratersOf(subjectId);
    return roles.flatMap((type) => {
      if (type === 'colleague') return [];
      const room = roomFor(subjectId, type, type === 'supervisor' ? mostOfRole : limits[type].max);
      return raters[type].slice(0, room).map((employeeId) => ({ subjectId, employeeId, type }));
    });
  });
  const changed = await insertRaters(scope, id, given.flat());
  if (!roles.includes('colleague')) return changed;
  const loads = await countLoads(scope, id, structure.ids, readerId);
  const standing = new Map(
    (await listCycleLists(scope, id)).map((list) => [
      list.subjectId,
      new Set(list.raters.map((rater) => rater.id)),
    ]),
  );
  const lists = await inSlices(subjectIds, (subjectId) => ({
    subjectId,
    offered: colleaguesInTurn(structure, subjectId).filter(
      (one) => !standing.get(subjectId)?.has(one),
    ),
    room: roomFor(subjectId, 'colleague', mostOfTeam),
  }));
  const colleagues = spread(lists, loads, perRater);
  return [...new Set([...changed, ...(await insertRaters(scope, id, colleagues))])];
}
