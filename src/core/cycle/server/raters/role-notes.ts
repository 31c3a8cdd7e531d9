import type { RoleNote } from '#core/cycle/contract/raters.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { countRaters } from '#core/questionary/server/work/counting-rules.ts';
import { previewRoles } from '#core/questionary/server/work/group-preview.ts';
import { loadDoubts, loadReportReaders } from '#core/questionary/server/work/queries.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
} from '#platform/contract/rules/methods.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { recently } from '#platform/server/shared/recently.ts';
import type { ListRow } from './list-queries.ts';
import { isMostlyNew, type ListedRater } from './rater-queries.ts';

interface ListWithRaters {
  row: ListRow;
  raters: readonly ListedRater[];
}

/**
 * What becomes of each role of these lists if all of it answer, as going to work says it (rule 90), in their
 * order. Nothing where nobody is anonymous.
 */
export async function loadRoleNotes(
  scope: Scope,
  lists: readonly ListWithRaters[],
  now: Date,
): Promise<RoleNote[][]> {
  const ids = [...new Set(lists.flatMap(({ raters }) => raters.map(({ id }) => id)))];
  const mayOpenReport = await loadReportReaders(scope, ids);
  const doubts = await loadDoubts(scope, ids, recently(now));
  const threshold = await getThreshold(scope);
  return lists.map(({ row, raters }) => {
    const anonymityThreshold = row.frozenThreshold ?? threshold;
    if (!keepsAnonymity({ ...row, anonymityThreshold })) return [];
    const facts = {
      ...row,
      ...doubts,
      mayOpenReport,
      anonymityThreshold,
      subjects: [{ id: row.employeeId }],
      participants: raters
        .filter(({ isGone }) => !isGone)
        .map((rater) => ({ id: rater.id, type: rater.type, name: shortName(rater, scope.locale) })),
    };
    const counts = Object.fromEntries(
      anonymousTypes.map((type) => [type, countRaters(facts, row.employeeId, type)]),
    ) as Record<AnonymousType, ReturnType<typeof countRaters>>;
    const rule = { threshold: anonymityThreshold, smallGroups: row.smallGroups };
    return previewRoles(counts, rule).map(({ type, shownWith }) => ({
      type,
      word: wordOf(shownWith),
      ...(shownWith && shownWith.length > 0 && { withList: shownWith }),
    }));
  });
}

const wordOf = (shownWith: readonly unknown[] | null): RoleNote['word'] => {
  if (shownWith === null) return 'notShown';
  return shownWith.length === 0 ? 'alone' : 'joined';
};

/** Who of these is new in the directory; in a company most of which is new, that alone. */
export async function loadNewcomers(scope: Scope, ids: readonly string[], now: Date) {
  const since = recently(now);
  const { newcomerIds } = await loadDoubts(scope, ids, since);
  const isCompanyNew = newcomerIds.size > 0 && (await isMostlyNew(scope, since));
  return { isCompanyNew, newcomerIds: isCompanyNew ? new Set<string>() : newcomerIds };
}
