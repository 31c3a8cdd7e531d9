import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '#i18n/all/en.ts';
import { ru } from '#i18n/all/ru.ts';
import { fromRoot } from '#server/platform/shared/root.ts';
import { moments } from './moments.ts';
import { textsOf, wordsOf } from './words-of.ts';

const texts = { ru: new Set(textsOf(ru)), en: new Set(textsOf(en)) };
const readmes = { ru: 'README.ru.md', en: 'README.md' };
/** Of one README together, in bytes. */
const most = 300_000;

test.each(['ru', 'en'] as const)(
  'every picture of the README in %s shows words of today',
  (locale) => {
    const folder = fromRoot(`docs/images/${locale}`);
    const pictures = moments.map(({ name }) => `${name}.webp`);
    expect(readdirSync(folder).filter((file) => file.endsWith('.webp'))).toEqual(
      pictures.toSorted(),
    );
    for (const { name } of moments) {
      const words: string[] = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
      expect(words.length, name).toBeGreaterThan(3);
      // What fails here is taken anew: npm run build && npm run pictures
      expect(
        words.filter((text) => !texts[locale].has(text)),
        name,
      ).toEqual([]);
    }
    const readme = readFileSync(fromRoot(readmes[locale]), 'utf8');
    const shown = [...readme.matchAll(/!\[[^\]]+\]\(docs\/images\/(\w+)\/([\w.]+)\)/g)];
    expect(shown.map(([, of, file]) => `${of}/${file}`)).toEqual(
      pictures.map((file) => `${locale}/${file}`),
    );
    const { version, license } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    expect(readme).toContain(` ${version}, [`);
    expect(readme).toContain(`(\`${license}\``);
    const size = pictures.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
    expect(size).toBeLessThanOrEqual(most);
  },
);

test('the words of a picture are those of the catalogue that it shows, holes filled', () => {
  const catalogue = ['Launch', '{{count}} people', '{{name}}', 'Never shown', 'Yes'];
  expect(wordsOf(['Launch', '12 people', 'Ann', 'Never shown?'], catalogue)).toEqual([
    'Launch',
    '{{count}} people',
  ]);
});
