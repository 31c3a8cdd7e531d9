import type { Locale } from '#platform/texts/t.ts';

/**
 * How people's names are written everywhere: in lists, messages, reports and files. Their readers' language orders
 * them; lists are sorted by last name in every language (rule 63c).
 */

export interface Named {
  lastName: string;
  firstName: string;
}

export interface FullyNamed extends Named {
  middleName?: string | null | undefined;
}

/** First and last name for readers of English, last and first for those of Russian. */
export const shortName = ({ lastName, firstName }: Named, locale: Locale): string =>
  fullName({ lastName, firstName }, locale);

/** The same with the middle name. */
export const fullName = ({ lastName, firstName, middleName }: FullyNamed, locale: Locale): string =>
  (locale === 'en' ? [firstName, middleName, lastName] : [lastName, firstName, middleName])
    .filter(Boolean)
    .join(' ');

/** The name for the activity log and the company's systems, which know nothing of who reads. */
export const loggedName = (person: Named): string => shortName(person, loggedLocale);

/** The language whose order of names is used where nobody in particular reads. */
export const loggedLocale: Locale = 'ru';
