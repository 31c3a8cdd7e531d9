import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/t.ts';

/** What lists ask of texts. The collation is named, so that any PostgreSQL sorts and folds alike. */

/** For the people of this list: Абрамов, Еж, Ёлкин, жук, Smith. */
export const inAlphabet = (text: SQLWrapper): SQL => sql`${text} collate "ru-x-icu"`;

/** Whether the text holds what was typed, whatever its case, and ё for е. */
export const holds = (text: SQLWrapper, typed: string): SQL => holdsFolded(folded(text), typed);

/** The same for a column that is kept folded. */
export const holdsFolded = (text: SQLWrapper, typed: string): SQL =>
  sql`strpos(${text} collate "C", ${folded(sql`${typed}::text`)} collate "C") > 0`;

const folded = (text: SQLWrapper) => sql`replace(lower(${text} collate "ru-x-icu"), 'ё', 'е')`;

/** A text in the caller's language, Russian where a translation is missing. */
export const inLocale = (text: SQLWrapper, locale: Locale): SQL<string> =>
  sql<string>`coalesce(nullif(${text} ->> ${locale}::text, ''), ${text} ->> 'ru')`;

/** As many rows as a list answers when nobody says how many; the most anybody may ask for. */
export const mostRows = 1000;

interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** How many rows a list has in all; only asked where the page it answers does not tell. */
export async function countAll(
  { limit = mostRows, offset = 0 }: Page,
  rowsOnPage: number,
  ask: () => PromiseLike<number>,
): Promise<number> {
  const isLastPage = rowsOnPage < limit && (rowsOnPage > 0 || offset === 0);
  return isLastPage ? offset + rowsOnPage : ask();
}
