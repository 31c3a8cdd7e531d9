import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Group } from './groups.ts';
import type { Sheet } from './sheets.ts';

/**
 * Whose texts stand together: the groups of the marks. A sheet that does not speak, and may be told
 * of, stands with the group of its type alone, else with the one that holds its type.
 */
export function textGroups(
  groups: readonly Group[],
  sheets: readonly Sheet[],
  silent: readonly Sheet[],
): { types: ReviewerRole[]; sheets: Sheet[] }[] {
  const groupOf = ({ type }: Sheet) =>
    groups.find(({ types }) => types.join() === type) ??
    groups.find(({ types }) => types.includes(type));
  return groups.map((group) => {
    const ids = new Set(group.sheets);
    const own = sheets.filter(({ id }) => ids.has(id));
    return {
      types: group.types,
      sheets: [...own, ...silent.filter((each) => groupOf(each) === group)],
    };
  });
}
