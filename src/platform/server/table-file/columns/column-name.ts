import type { Locale } from '#platform/texts/t.ts';
import type { Column } from './map-columns.ts';

/** The name of a column, as files that we write and messages say it. */
export const columnName = ({ names }: Pick<Column, 'names'>, locale: Locale): string =>
  names[locale === 'en' ? 0 : 1];
