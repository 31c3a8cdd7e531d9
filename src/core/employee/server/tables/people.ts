import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { loggedLocale } from '#platform/contract/rules/names.ts';
import type { Locale } from '#platform/texts/t.ts';
import { employee } from './employee.ts';

/** How people's names and workplaces are written in every query. */

interface NameColumns {
  lastName: SQLWrapper;
  firstName: SQLWrapper;
}

/** First and last name in the order of this language, as the contract's `shortName` has it. */
export const shortName = ({ lastName, firstName }: NameColumns, locale: Locale): SQL<string> =>
  locale === 'en'
    ? sql<string>`${firstName} || ' ' || ${lastName}`
    : sql<string>`${lastName} || ' ' || ${firstName}`;

/** `shortName` for a table with this alias in the statement. */
export const shortNameIn = (alias: string, locale: Locale): SQL<string> =>
  shortName(
    { lastName: sql.raw(`${alias}.last_name`), firstName: sql.raw(`${alias}.first_name`) },
    locale,
  );

/** The name with the middle name, as the contract's `fullName` has it. */
export function fullNameIn(alias: string, locale: Locale): SQL<string> {
  const [last, first, middle] = ['last_name', 'first_name', 'middle_name'].map((column) =>
    sql.raw(`nullif(${alias}.${column}, '')`),
  );
  return locale === 'en'
    ? sql<string>`concat_ws(' ', ${first}, ${middle}, ${last})`
    : sql<string>`concat_ws(' ', ${last}, ${first}, ${middle})`;
}

/** The name as the contract's `loggedName` has it. */
export const loggedNameIn = (alias: string): SQL<string> => shortNameIn(alias, loggedLocale);
/** `loggedNameIn` for a statement that is text. */
export const loggedNameText = (alias: string): string =>
  `${alias}.last_name || ' ' || ${alias}.first_name`;

/** Joins an employee's position. */
export const atPosition = and(
  eq(position.brandId, employee.brandId),
  eq(position.id, employee.positionId),
);
/** Joins an employee's subdivision. */
export const atSubdivision = and(
  eq(subdivision.brandId, employee.brandId),
  eq(subdivision.id, employee.subdivisionId),
);
