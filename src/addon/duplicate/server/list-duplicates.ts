import {
  type Duplicate,
  type DuplicatePair,
  duplicateUses,
  mostDuplicates,
} from '#addon/duplicate/contract/duplicate.ts';
import type { DuplicateKind } from '#addon/duplicate/contract/rules/duplicate.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import { findDuplicates, pairKey } from './find.ts';
import { describeDuplicates, findRefusals, listApart, listCandidates } from './list-queries.ts';

/** All pairs of a directory that look alike, and that nobody has said to be apart. */
export const listDuplicatePairs = async (
  scope: Scope,
  kind: DuplicateKind,
): Promise<[string, string][]> =>
  findDuplicates(await listCandidates(scope, kind), await listApart(scope, kind));

/** The first of them as they are shown, and how many there are. */
export async function listDuplicates(
  scope: Scope,
  kind: DuplicateKind,
  locale: Locale,
): Promise<{ data: DuplicatePair[]; count: number }> {
  const pairs = await listDuplicatePairs(scope, kind);
  const first = pairs.slice(0, mostDuplicates);
  const described = await describeDuplicates(scope, kind, [...new Set(first.flat())], locale);
  const refusals: ReadonlyMap<string, DuplicatePair['refusal']> =
    kind === 'employee' ? await findRefusals(scope, first) : new Map();
  const shown = (id: string): Duplicate | undefined => {
    const found = described.get(id);
    if (!found) return undefined;
    const { uses, ...rest } = found;
    const useList = duplicateUses.flatMap((use) => {
      const count = uses[use] ?? 0;
      return count > 0 ? [{ use, count }] : [];
    });
    return { ...rest, useList };
  };
  const data = first.flatMap(([oneId, otherId]): DuplicatePair[] => {
    const [one, other] = [shown(oneId), shown(otherId)];
    const refusal = refusals.get(pairKey(oneId, otherId)) ?? null;
    return one && other ? [{ one, other, refusal }] : [];
  });
  return { data, count: pairs.length };
}
