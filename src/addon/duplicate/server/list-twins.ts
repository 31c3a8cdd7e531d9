import type { TwinKind } from '#addon/duplicate/contract/rules/twin.ts';
import { mostTwins, type Twin, type TwinPair, twinUses } from '#addon/duplicate/contract/twin.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import { findTwins, pairKey } from './find.ts';
import { describeTwins, findRefusals, listApart, listCandidates } from './list-queries.ts';

/** All pairs of a directory that look alike, and that nobody has said to be apart. */
export const listTwinPairs = async (scope: Scope, kind: TwinKind): Promise<[string, string][]> =>
  findTwins(await listCandidates(scope, kind), await listApart(scope, kind));

/** The first of them as they are shown, and how many there are. */
export async function listTwins(
  scope: Scope,
  kind: TwinKind,
  locale: Locale,
): Promise<{ data: TwinPair[]; count: number }> {
  const pairs = await listTwinPairs(scope, kind);
  const first = pairs.slice(0, mostTwins);
  const described = await describeTwins(scope, kind, [...new Set(first.flat())], locale);
  const refusals: ReadonlyMap<string, TwinPair['refusal']> =
    kind === 'employee' ? await findRefusals(scope, first) : new Map();
  const shown = (id: string): Twin | undefined => {
    const found = described.get(id);
    if (!found) return undefined;
    const { uses, ...rest } = found;
    const useList = twinUses.flatMap((use) => {
      const count = uses[use] ?? 0;
      return count > 0 ? [{ use, count }] : [];
    });
    return { ...rest, useList };
  };
  const data = first.flatMap(([oneId, otherId]): TwinPair[] => {
    const [one, other] = [shown(oneId), shown(otherId)];
    const refusal = refusals.get(pairKey(oneId, otherId)) ?? null;
    return one && other ? [{ one, other, refusal }] : [];
  });
  return { data, count: pairs.length };
}
