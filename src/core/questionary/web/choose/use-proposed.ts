import { useCompetences } from '#core/directory/web/shared/dictionaries.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { usePositions } from './choice-queries.ts';

/** More of them make more questions than anybody would answer, so they are not proposed. */
const mostProposed = 12;

/**
 * Where no position has competencies, they are the same for all: the company's own, or none yet where
 * there are too many to take them all. Undefined where positions have theirs.
 */
export function useProposed(): { isPending: boolean; data: Entry[] | undefined } {
  const positions = usePositions();
  const competences = useCompetences();
  return {
    isPending: positions.isPending || competences.isPending,
    data: proposed(positions.data?.data, competences.data?.data),
  };
}

function proposed(
  positions: readonly { competenceList: readonly unknown[] }[] | undefined,
  all: readonly Entry[] | undefined,
): Entry[] | undefined {
  if (!positions || !all) return undefined;
  if (positions.some(({ competenceList }) => competenceList.length > 0)) return undefined;
  return all.length > mostProposed ? [] : all.map(({ id, name }) => ({ id, name }));
}
