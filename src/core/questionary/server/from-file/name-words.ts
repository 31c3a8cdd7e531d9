import type { NamedEmployee } from '#core/questionary/server/record/named-queries.ts';
import { fullName, shortName } from '#platform/contract/rules/names.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { locales } from '#platform/texts/t.ts';

/** Nobody's name is longer, and all the parts of a cell full of words would fill the memory. */
const longestName = 320;
const mostWords = 10;

/** What could be the last name in these names: their first words, or their last ones. */
export function possibleLastNames(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => {
    const words = fold(name).split(' ');
    if (name.length > longestName || words.length > mostWords) return [];
    return words.flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')]);
  });
  return [...new Set(parts)];
}

/** People by all ways in which a list may write their name. */
export function peopleByName(
  people: readonly NamedEmployee[],
): ReadonlyMap<string, NamedEmployee[]> {
  const found = new Map<string, NamedEmployee[]>();
  for (const person of people) {
    const ways = locales.flatMap((locale) => [shortName(person, locale), fullName(person, locale)]);
    for (const way of new Set(ways.map(fold))) found.set(way, [...(found.get(way) ?? []), person]);
  }
  return found;
}
