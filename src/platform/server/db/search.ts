import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#platform/texts/t.ts';

/**
 * How lists sort and search texts. The collation is named, so that any PostgreSQL sorts and folds
 * alike.
 */

/** Sorts for people: Абрамов, Еж, Ёлкин, жук, Smith. */
export const inAlphabet = (text: SQLWrapper): SQL => sql`${text} collate "ru-x-icu"`;

/** Whether the text contains what was typed, ignoring case and treating ё as е. */
export const holds = (text: SQLWrapper, typed: string): SQL => holdsAll(folded(text), typed);

/** Whether a person's names, as they are stored folded, have every word of what was typed, in any order. */
export const holdsWords = (text: SQLWrapper, typed: string): SQL => {
  const words = new Set(typed.split(/\s+/).filter(Boolean));
  return and(...[...words].map((word) => holdsAll(text, word))) ?? sql`true`;
};

const holdsAll = (text: SQLWrapper, typed: string): SQL =>
  sql`strpos(${text} collate "C", ${folded(sql`${typed}::text`)} collate "C") > 0`;

/** As names and searches are compared: without case, ё as е. */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql`replace(lower(${text} collate "ru-x-icu"), 'ё', 'е')`;

/** A text in the caller's language, or in Russian where a translation is missing. */
export const inLocale = (text: SQLWrapper, locale: Locale): SQL<string> =>
  sql<string>`coalesce(nullif(${text} ->> ${locale}::text, ''), ${text} ->> 'ru')`;

/**
 * How many rows a list answers when the caller gives no number, and the most a caller may ask for.
 */
export const mostRows = 1000;

interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** How many rows a list has in all. Only asked where the page itself does not tell. */
export async function countAll(
  { limit = mostRows, offset = 0 }: Page,
  rowsOnPage: number,
  ask: () => PromiseLike<number>,
): Promise<number> {
  const isLastPage = rowsOnPage < limit && (rowsOnPage > 0 || offset === 0);
  return isLastPage ? offset + rowsOnPage : ask();
}
