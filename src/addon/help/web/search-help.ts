import { type HelpIndex, helpWordsOf } from '#addon/help/contract/help-words.ts';

export type FoundSection = HelpIndex['sections'][number];

/** The most results: more are of no use on one screen. */
const most = 12;

/**
 * The sections that answer best, the best first: those with the most of the words that were typed, and of these the ones
 * where the words weigh most and are rare elsewhere. A word may be the beginning of a longer one.
 */
export function searchHelp({ sections, words }: HelpIndex, typed: string): FoundSection[] {
  const known = Object.keys(words);
  const asked = [...new Set(helpWordsOf(typed))].filter((word) => word.length > 1);
  const found = new Map<number, { hits: number; weight: number }>();
  for (const word of asked) {
    const here = weightsOf(known.filter((one) => one.startsWith(word)));
    const rarity = Math.log(1 + sections.length / (here.size || 1));
    for (const [section, weight] of here) {
      const before = found.get(section) ?? { hits: 0, weight: 0 };
      found.set(section, { hits: before.hits + 1, weight: before.weight + weight * rarity });
    }
  }
  const inOrder = [...found].sort(
    ([a, one], [b, other]) => other.hits - one.hits || other.weight - one.weight || a - b,
  );
  const best = inOrder[0]?.[1].hits;
  return inOrder
    .filter(([, { hits }]) => hits === best)
    .slice(0, most)
    .map(([section]) => sections[section]!);

  function weightsOf(same: readonly string[]): Map<number, number> {
    const weights = new Map<number, number>();
    for (const entry of same.flatMap((word) => words[word] ?? [])) {
      const section = Math.floor(entry / 10);
      weights.set(section, Math.max(weights.get(section) ?? 0, entry % 10));
    }
    return weights;
  }
}
