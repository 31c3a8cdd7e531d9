import { and, or, type SQL, sql } from 'drizzle-orm';
import { type Name, nameWords } from '#platform/server/shared/same-name.ts';

/** Conditions for a column `name_sieve`, so that few names are compared in all their words. */

const has = (sieve: SQL, part: string): SQL =>
  sql`strpos(${sieve} collate "C", ${part} collate "C") > 0`;

/** True of everybody who has the words of one of these names, and of few others. */
export const hasWords = (sieve: SQL, names: readonly Name[]): SQL =>
  anyOf(names, (word) => has(sieve, word));

/**
 * True of everybody whose name is nearly one of these, and of few others. A typing error (`isNearlySameName`) changes
 * one half of a word and leaves the other.
 */
export const hasNearlyWords = (sieve: SQL, names: readonly Name[]): SQL =>
  anyOf(names, (word) => or(...halvesOf(word).map((half) => has(sieve, half))));

/** A name without words may be anybody's. */
const anyOf = (names: readonly Name[], ofWord: (word: string) => SQL | undefined): SQL =>
  or(...names.map((name) => and(...nameWords(name).map(ofWord)) ?? sql`true`)) ?? sql`false`;

/** Words of one or two letters, and those with a digit, are never taken for one another. */
function halvesOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3 || /\p{N}/u.test(word)) return [word];
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
}
