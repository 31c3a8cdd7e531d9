import type { Locale, T, TextKey } from '#platform/texts/t.ts';
import { asMarkdown, heading, table } from './markdown.ts';

/** What the sections of the document of one's own data are made of. */

export interface Words {
  t: T;
  locale: Locale;
  date: (day: string) => string;
  moment: (at: Date | string | null) => string;
}

export const section = (title: string, ...parts: string[]): string[] => [
  heading(2, title),
  ...parts,
];

export const rowsOf = (
  { t }: Words,
  head: readonly TextKey[],
  rows: readonly string[][],
): string =>
  rows.length > 0
    ? table(
        head.map((key) => (t as (key: TextKey) => string)(key)),
        rows,
      )
    : asMarkdown(t('ownDataPaper.nothing'));
