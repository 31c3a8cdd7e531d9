import {
  type HelpGroup,
  type HelpPage,
  helpAddress,
  helpPages,
} from '#addon/help/contract/help-pages.ts';
import { wantedPage } from '#addon/help/server/wanted-page.ts';
import { escaped } from '#platform/server/mail/pieces.ts';
import { speak } from '#platform/texts/speak.ts';
import { type Locale, locales } from '#platform/texts/t.ts';
import { blockText, type ReadPage } from './read-help.ts';
import type { Picture } from './read-pictures.ts';
import { writeBlocks } from './write-blocks.ts';

/** The built script and styles of these pages, by their addresses. */
export interface Assets {
  script: string;
  styles: readonly string[];
}

/** The pages of one language, and what each is written with. */
export interface Book {
  locale: Locale;
  pages: readonly ReadPage[];
  /** The anchors in addresses, by the ids of headings. */
  anchors: ReadonlyMap<string, string>;
  /** The pictures by their paths below docs/. */
  pictures: ReadonlyMap<string, Picture>;
  assets: Assets;
}

const groups: readonly HelpGroup[] = ['everyone', 'hr', 'settings', 'trust', 'operator'];

/** A page of the guides. */
export function writeGuidePage(book: Book, read: ReadPage): string {
  const { locale, pages } = book;
  const t = speak[locale];
  const body = writeBlocks(read.blocks, {
    hrefOf: (id) => hrefOf(book, id),
    anchorOf: (id) => anchorOf(book, id),
    pictureOf: (path) => book.pictures.get(path)!,
    tableName: (heading) => t('help.table', { heading: heading || read.title }),
  });
  const at = pages.indexOf(read);
  const turns = [
    turn(pages[at - 1], (title) => t('help.previous', { title })),
    turn(pages[at + 1], (title) => t('help.next', { title })),
  ];
  function turn(to: ReadPage | undefined, say: (title: string) => string): string {
    return to ? `<a href="${helpAddress(locale, to.page)}">${escaped(say(to.title))}</a>` : '';
  }
  const main = `<h1>${escaped(read.title)}</h1>
${onThisPage(book, read)}
${body}
<nav class="help-turn" aria-label="${t('help.turn')}">${turns.join('')}</nav>`;
  return frame(book, { title: read.title, main, page: read.page });
}

/** Where the help begins: all its pages with their first words. */
export function writeStart(book: Book): string {
  const t = speak[book.locale];
  const parts = groups.map((group) => {
    const items = pagesOf(book, group).map(({ page, title, blocks }) => {
      const lead = leadOf(blocks);
      return `<li><a href="${helpAddress(book.locale, page)}">${escaped(title)}</a>${lead && `<p>${escaped(lead)}</p>`}</li>`;
    });
    return `<h2 id="${group}">${escaped(t(`help.group.${group}`))}</h2><ul class="help-pages">${items.join('')}</ul>`;
  });
  const main = `<h1>${t('help.title')}</h1><p>${escaped(t('help.lead'))}</p>${parts.join('')}`;
  return frame(book, { title: t('help.title'), main });
}

/** The page for those without a session who open one that needs it: it leads to sign in and back. */
export function writeAccountNeeded(book: Book): string {
  const t = speak[book.locale];
  const back = encodeURIComponent(helpAddress(book.locale));
  const answering = book.pages.find(({ page }) => page === 'answering')?.title ?? '';
  const text = escaped(t('help.account.text', { answering })).replace(
    escaped(answering),
    `<a href="${helpAddress(book.locale, 'answering')}">${escaped(answering)}</a>`,
  );
  const main = `<h1>${t('help.account.title')}</h1><p>${text}</p>
<p><a class="help-button" href="/login?redirect=${back}%2F${wantedPage}">${t('help.account.signIn')}</a></p>`;
  return frame(book, { title: t('help.account.title'), main, wanted: wantedPage });
}

/** The page at an address of the help that is none of its pages. */
export function writeMissing(book: Book): string {
  const t = speak[book.locale];
  const main = `<h1>${t('help.missing.title')}</h1><p>${escaped(t('help.missing.text'))}</p>
<p><a class="help-button" href="${helpAddress(book.locale)}">${t('help.missing.open')}</a></p>`;
  return frame(book, { title: t('help.missing.title'), main });
}

const anchorOf = ({ anchors }: Book, id: string) => anchors.get(id) ?? '';

export function hrefOf(book: Book, id: string): string {
  const [path] = id.split('#');
  const found = book.pages.find((one) => one.path === path);
  if (!found) throw new Error(`${id} is on no page of the help`);
  const anchor = anchorOf(book, id);
  return helpAddress(book.locale, found.page) + (anchor ? `#${encodeURIComponent(anchor)}` : '');
}

const pagesOf = ({ pages }: Book, group: HelpGroup) =>
  pages.filter(({ page }) => helpPages[page].group === group);

/** What stands before the first heading, if that is one paragraph. */
function leadOf([first]: ReadPage['blocks']): string {
  return first?.kind === 'paragraph' ? blockText(first) : '';
}

function sectionLinks(book: Book, { blocks }: ReadPage): string {
  const items = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? `<li><a href="${hrefOf(book, block.id)}">${escaped(blockText(block))}</a></li>`
      : [],
  );
  return items.length > 1 ? `<ul>${items.join('')}</ul>` : '';
}

/** The page's sections, for narrow windows, where the contents stand below the page. */
function onThisPage(book: Book, read: ReadPage): string {
  const links = sectionLinks(book, read);
  const name = speak[book.locale]('help.onThisPage');
  return links && `<details class="help-sections"><summary>${name}</summary>${links}</details>`;
}

function contents(book: Book, current: HelpPage | undefined): string {
  const t = speak[book.locale];
  const parts = groups.map((group) => {
    const items = pagesOf(book, group).map((read) => {
      const here = read.page === current;
      const link = `<a href="${helpAddress(book.locale, read.page)}"${here ? ' aria-current="page"' : ''}>${escaped(read.title)}</a>`;
      return `<li>${link}${here ? sectionLinks(book, read) : ''}</li>`;
    });
    return `<h2>${escaped(t(`help.group.${group}`))}</h2><ul>${items.join('')}</ul>`;
  });
  return `<nav id="help-contents" class="help-contents" aria-label="${t('help.contents')}" tabindex="-1">${parts.join('')}</nav>`;
}

interface Framed {
  title: string;
  main: string;
  page?: HelpPage;
  /** On the page for those without a session: what stands there for the name of the page that they wanted. */
  wanted?: string;
}

/** Header, page and contents. Nothing inline runs (src/platform/server/http/page/content-policy.ts). */
function frame(book: Book, { title, main, page, wanted }: Framed): string {
  const { locale, assets } = book;
  const t = speak[locale];
  const others = locales.filter((one) => one !== locale);
  const inOther = (other: Locale) =>
    wanted ? `${helpAddress(other)}/${wanted}` : helpAddress(other, page);
  const fullTitle = page
    ? `${title} — ${t('help.title')} — ${t('common.product')}`
    : `${title} — ${t('common.product')}`;
  return `<!doctype html>
<html lang="${locale}" data-theme="White">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escaped(fullTitle)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/help-theme.js"></script>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="help-skip" href="#help-main">${t('shell.skip')}</a>
<header class="help-header">
<a class="help-product" href="/">${t('common.product')}</a>
<a class="help-home" href="${helpAddress(locale)}">${t('help.title')}</a>
<div class="help-search" role="search" hidden data-index="${helpAddress(locale)}/search.json" data-found="${escaped(t('help.search.found', { count: 0 }).replace('0', '%'))}" data-none="${escaped(t('help.search.none'))}" data-failed="${escaped(t('help.search.failed'))}">
<label for="help-query">${t('help.search.label')}</label>
<input id="help-query" type="search" autocomplete="off" placeholder="${t('help.search.label')}">
<p role="status" class="help-status"></p>
<ol class="help-results" aria-label="${t('help.search.results')}" hidden></ol>
</div>
<a class="help-to-contents" href="#help-contents">${t('help.contents')}</a>
${others.map((other) => `<a class="help-language" href="${inOther(other)}" lang="${other}" hreflang="${other}">${speak[other](`common.${other}`)}</a>`).join('')}
</header>
<main id="help-main" class="help-main" tabindex="-1">
${main}
</main>
${contents(book, page)}
</body>
</html>
`;
}
