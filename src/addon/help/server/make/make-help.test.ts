import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { helpPageList, helpPages, isOpenHelp } from '#addon/help/contract/help-pages.ts';
import type { HelpIndex } from '#addon/help/contract/help-words.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { locales } from '#platform/texts/t.ts';
import { makeHelp } from './make-help.ts';
import { guideFile } from './read-help.ts';

const assets = { script: '/assets/help.js', styles: ['/assets/help.css'] };
const files = makeHelp(assets);
const file = (name: string) => files.get(name) ?? '';
const pages = [...files].filter(([name]) => name.endsWith('.html'));
const guides = pages.filter(([name]) => name.includes('/page/'));
const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found = '']) => found);
const idsIn = (html: string) => all(html, / id="([^"]*)"/g);
/** What stands at an address of the help. */
const at = (address: string): string => {
  const [, locale, page] = /^\/help\/(ru|en)(?:\/([\w-]+))?$/.exec(address) ?? [];
  return file(page ? `${locale}/page/${page}.html` : `${locale}/index.html`);
};

test('every guide is a page of the help, in both languages', () => {
  const lying = ['user-guide', 'admin-guide'].flatMap((folder) =>
    readdirSync(fromRoot(`docs/${folder}`)).map((name) => `${folder}/${name}`),
  );
  const made = helpPageList.flatMap((page) => locales.map((locale) => guideFile(page, locale)));
  expect(lying.filter((name) => !made.includes(name))).toEqual([]);
  expect(made.filter((name) => !existsSync(fromRoot(`docs/${name}`)))).toEqual([]);
  expect(new Set(Object.values(helpPages).map((one) => one.file)).size).toBe(helpPageList.length);
  expect(guides).toHaveLength(2 * helpPageList.length);
});

test.each(pages)('%s: its ids are its own, and its links lead somewhere', (_, html) => {
  const ids = idsIn(html);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const links = all(html, / href="([^"]*)"/g);
  const dead = links.filter((href) => {
    const [address = '', anchor] = href.split('#');
    if (!address) return !ids.includes(anchor ?? '');
    if (!address.startsWith('/help/') || address.includes('%page%')) return false;
    const target = at(address);
    return !target || (anchor && !idsIn(target).includes(decodeURIComponent(anchor)));
  });
  expect(dead).toEqual([]);
  const elsewhere = links.filter((href) => !/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href));
  expect(elsewhere).toEqual([]);
});

test.each(pages)('%s is light, and nothing inline runs in it', (name, html) => {
  expect(gzipSync(html).length).toBeLessThan(40_000);
  expect(html.match(/<script(?! (type="module" )?src=)|<style| style=| on\w+=/g)).toBeNull();
  expect(all(html, /<html lang="(\w+)"/g)).toEqual([name.slice(0, 2)]);
  expect(all(html, /<h1>(.+?)<\/h1>/g)).toHaveLength(1);
  expect(html.match(/In English|По-русски|По-английски|In Russian|\{\{\w/g)).toBeNull();
});

test('each page names the same one of the other language', () => {
  const [, html = ''] = guides.find(([name]) => name === 'ru/page/answering.html') ?? [];
  expect(html).toContain('<a class="help-language" href="/help/en/answering" lang="en"');
  expect(html).toMatch(/<a href="\/help\/ru\/answering" aria-current="page">/);
});

test('pictures keep their place until they are loaded', () => {
  const [picture = ''] = /<img [^>]*plan\.webp[^>]*>/.exec(file('ru/page/plan.html')) ?? [];
  expect(picture).toMatch(/src="\/help\/ru\/picture\/plan\.webp" alt="[^"]{10,}"/);
  expect(picture).toContain('width="960" height="600" loading="lazy"');
});

test('a section has one anchor in both languages (rule 214)', () => {
  for (const page of helpPageList) {
    const [russian, english] = locales.map((locale) => idsIn(file(`${locale}/page/${page}.html`)));
    expect(russian).toEqual(english);
  }
});

test('what is open is searched apart from the rest', () => {
  const index = (name: string): HelpIndex => JSON.parse(file(name));
  for (const locale of locales) {
    const pagesIn = (name: string) =>
      new Set(index(name).sections.map(({ href }) => href.split('/')[3]?.split('#')[0]));
    expect(pagesIn(`${locale}/search.json`)).toEqual(new Set(helpPageList));
    expect(pagesIn(`${locale}/search-open.json`)).toEqual(new Set(helpPageList.filter(isOpenHelp)));
  }
});
