import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from '#app/texts/all/en.ts';
import { ru } from '#app/texts/all/ru.ts';
import type { Catalogue } from './t.ts';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));
const userGuide = readdirSync(join(docs, 'user-guide')).map((name) => join('user-guide', name));
const adminGuide = ['audit', 'company-settings', 'legal', 'security'].flatMap((name) =>
  [name, `${name}.en`].map((file) => `admin-guide/${file}.md`),
);
const guides = [...userGuide, ...adminGuide];

const textsOf = (catalogue: Catalogue): string[] =>
  Object.values(catalogue).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));
const texts = { ru: new Set(textsOf(ru)), en: new Set(textsOf(en)) };

test.each(guides)('%s names in bold what the screen says, word for word', (path) => {
  const locale = path.endsWith('.en.md') ? 'en' : 'ru';
  const guide = readFileSync(join(docs, path), 'utf8');
  const named = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, name = '']) =>
    name.replace(/\s+/g, ' ').replace(/\.$/, ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !texts[locale].has(name))).toEqual([]);
});
