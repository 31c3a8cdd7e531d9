import { loadDoubts } from '#core/questionary/server/work/queries.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { recently } from '#platform/server/shared/recently.ts';
import { isMostlyNew } from './rater-queries.ts';

/** Who of these is new in the directory; in a company most of which is new, that alone. */
export async function loadNewcomers(scope: Scope, ids: readonly string[], now: Date) {
  const since = recently(now);
  const { newcomerIds } = await loadDoubts(scope, ids, since);
  const isCompanyNew = newcomerIds.size > 0 && (await isMostlyNew(scope, since));
  return { isCompanyNew, newcomerIds: isCompanyNew ? new Set<string>() : newcomerIds };
}
