import { pickedRoles } from '#contract/assessment/questionary.ts';
import { mostColleagues, structureRoles } from '#contract/assessment/questionary-from-structure.ts';
import { mostOfRole } from '#contract/assessment/rules/cycle.ts';
import type { CycleRow } from '#server/assessment/cycle/record/queries.ts';
import { loadStructure } from '#server/assessment/questionary/from-structure/load-structure.ts';
import { ratersWithoutChoice } from '#server/assessment/questionary/from-structure/rules.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { inSlices } from '#server/platform/shared/in-slices.ts';
import { countListed, insertRaters, type NewRater } from './queries.ts';

/**
 * Adds to the lists of these people whom the structure knows in the roles of the method, each role up to its
 * maximum. Who stands on a list stays as they are. Returns whose lists have changed.
 */
export async function fillLists(
  scope: Scope,
  { id, method, limits }: Pick<CycleRow, 'id' | 'method' | 'limits'>,
  subjectIds: readonly string[],
): Promise<string[]> {
  const structure = await loadStructure(scope, subjectIds);
  const counts = await countListed(scope, id, subjectIds);
  const roles = structureRoles.filter((role) => pickedRoles(method).includes(role));
  const mostOfTeam = Math.min(mostColleagues, limits.colleague.max);
  const added = await inSlices(subjectIds, (subjectId): NewRater[] => {
    const raters = ratersWithoutChoice(structure, subjectId, mostOfTeam);
    return roles.flatMap((type) => {
      const most = type === 'supervisor' ? mostOfRole : limits[type].max;
      const room = Math.max(0, most - (counts.get(`${subjectId} ${type}`) ?? 0));
      return raters[type].slice(0, room).map((employeeId) => ({ subjectId, employeeId, type }));
    });
  });
  return insertRaters(scope, id, added.flat());
}
