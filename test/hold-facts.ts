import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { HelpPage } from '#addon/help/contract/help-pages.ts';
import { guideFile } from '#addon/help/server/make/read-help.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { type Locale, locales } from '#platform/texts/t.ts';

/** What a guide says in each language, with the code's own number in it. */
export type Fact = readonly [page: HelpPage, ru: string, en: string];

const guide = (page: HelpPage, locale: Locale) =>
  readFileSync(fromRoot(`docs/${guideFile(page, locale)}`), 'utf8').replace(/\s+/g, ' ');

export function holdFacts(facts: readonly Fact[]): void {
  test.each(facts)('%s says %s', (page, russian, english) => {
    const says = { ru: russian, en: english };
    expect(locales.filter((locale) => !guide(page, locale).includes(says[locale]))).toEqual([]);
  });
}
