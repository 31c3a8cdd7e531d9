import { loadDoubts } from '#server/assessment/questionary/work/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { recently } from '#server/platform/shared/recently.ts';
import { isMostlyNew } from './rater-queries.ts';

/** Who of these is new in the directory; in a company most of which is new, that alone. */
export async function loadNewcomers(scope: Scope, ids: readonly string[], now: Date) {
  const since = recently(now);
  const { newcomerIds } = await loadDoubts(scope, ids, since);
  const isCompanyNew = newcomerIds.size > 0 && (await isMostlyNew(scope, since));
  return { isCompanyNew, newcomerIds: isCompanyNew ? new Set<string>() : newcomerIds };
}
