import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type HelpPage, helpPageList, helpPages } from '#addon/help/contract/help-pages.ts';
import { guideFile } from '#addon/help/server/make/read-help.ts';
import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { Locale } from '#platform/texts/t.ts';
import { guideMoments } from './guide-moments.ts';
import { moments } from './moments.ts';
import { textsOf, wordsOf } from './words-of.ts';

const locales = ['ru', 'en'] as const;
const texts = { ru: new Set(textsOf(ru)), en: new Set(textsOf(en)) };
const readmes = { ru: 'README.ru.md', en: 'README.md' };
/** Of one README together, and of all in the repository, in bytes. */
const most = { readme: 300_000, all: 2_000_000 };
const taken = [...moments, ...guideMoments].map(({ name }) => name);

const weigh = (locale: Locale, names: readonly string[]) =>
  names
    .map((name) => statSync(fromRoot(`docs/images/${locale}/${name}.webp`)).size)
    .reduce((sum, size) => sum + size, 0);
const guide = (page: HelpPage, locale: Locale) =>
  readFileSync(fromRoot(`docs/${guideFile(page, locale)}`), 'utf8');
const shownIn = (markdown: string, locale: Locale) =>
  [...markdown.matchAll(/!\[([^\]]*)\]\((\S+?)images\/(\w+)\/([\w-]+)\.webp\)/g)].map(
    ([, alt = '', , of, name = '']) => {
      expect([of, alt.length > 4], `${name}: ${alt}`).toEqual([locale, true]);
      return name;
    },
  );

test.each(locales)('every picture in %s shows words of today', (locale) => {
  const folder = fromRoot(`docs/images/${locale}`);
  const lying = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(lying).toEqual(taken.map((name) => `${name}.webp`).toSorted());
  for (const name of taken) {
    const words: string[] = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
    expect(words.length, name).toBeGreaterThan(3);
    // What fails here is taken anew: npm run build && npm run pictures
    expect(
      words.filter((text) => !texts[locale].has(text)),
      name,
    ).toEqual([]);
  }
});

test.each(locales)('the README in %s shows its pictures and says what it is', (locale) => {
  const readme = readFileSync(fromRoot(readmes[locale]), 'utf8');
  const names = moments.map(({ name }) => name);
  expect(shownIn(readme, locale)).toEqual(names);
  expect(weigh(locale, names)).toBeLessThanOrEqual(most.readme);
  const { version, license } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  expect(readme).toContain(` ${version}, [`);
  expect(readme).toContain(`(\`${license}\``);
});

/** Of the pages that tell of screens, those that need none. */
const without: HelpPage[] = [
  // It tells of a file.
  'report-on-paper',
  // Other makers' screens, and addresses of one's own.
  'company-sign-in',
];

test('each page about screens has one to three pictures, the same in both languages (rule 215)', () => {
  const wrong = helpPageList.filter((page) => {
    const [russian, english] = locales.map((locale) => shownIn(guide(page, locale), locale));
    expect(english, page).toEqual(russian);
    const isOfScreens = ['everyone', 'hr', 'settings'].includes(helpPages[page].group);
    const count = russian?.length ?? 0;
    return isOfScreens && !without.includes(page) ? count < 1 || count > 3 : count > 0;
  });
  expect(wrong).toEqual([]);
});

test('none is taken in vain, and all together are light', () => {
  const shown = helpPageList.flatMap((page) => shownIn(guide(page, 'ru'), 'ru'));
  expect(guideMoments.filter(({ name }) => !shown.includes(name))).toEqual([]);
  expect(weigh('ru', taken) + weigh('en', taken)).toBeLessThanOrEqual(most.all);
});

test('the words of a picture are those of the catalogue that it shows, holes filled', () => {
  const catalogue = ['Launch', '{{count}} people', '{{name}}', 'Never shown', 'Yes'];
  expect(wordsOf(['Launch', '12 people', 'Ann', 'Never shown?'], catalogue)).toEqual([
    'Launch',
    '{{count}} people',
  ]);
});
