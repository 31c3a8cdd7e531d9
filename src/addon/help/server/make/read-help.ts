import { readFileSync } from 'node:fs';
import { type HelpPage, helpPageList, helpPages } from '#addon/help/contract/help-pages.ts';
import {
  type Block,
  blocksOf,
  type Inline,
  idsOf,
  withoutOtherLanguage,
} from '#platform/server/pdf/markdown.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { Locale } from '#platform/texts/t.ts';
import { readPictures } from './read-pictures.ts';

/** A page of the help in one language, read from its guide. */
export interface ReadPage {
  page: HelpPage;
  /** The path of its file below docs/, which links in the guides name. */
  path: string;
  title: string;
  /** All below the title. */
  blocks: Block[];
}

export const guideFile = (page: HelpPage, locale: Locale): string =>
  `${helpPages[page].file}${locale === 'en' ? '.en' : ''}.md`;

/**
 * The anchors in addresses by headings’ ids (`path#anchor`): those of the English guide, so that both languages share them
 * (rule 214).
 */
export function helpAnchors(locale: Locale): Map<string, string> {
  const idsIn = (page: HelpPage, of: Locale) => {
    const path = guideFile(page, of);
    return idsOf({ path, markdown: readFileSync(fromRoot(`docs/${path}`), 'utf8') });
  };
  return new Map(
    helpPageList.flatMap((page) => {
      const english = idsIn(page, 'en');
      const own = idsIn(page, locale);
      if (own.length !== english.length) throw new Error(`${page} has other sections in ${locale}`);
      return own.map((id, at) => [id, english[at]!.split('#')[1] ?? ''] as const);
    }),
  );
}

/** All pages of a language. Their links lead to each other; a link to anything else leaves only its words. */
export function readHelp(locale: Locale): ReadPage[] {
  const chapters = helpPageList.map((page) => {
    const path = guideFile(page, locale);
    const markdown = withoutOtherLanguage(readFileSync(fromRoot(`docs/${path}`), 'utf8'));
    return { page, path, markdown };
  });
  const reachable = {
    ids: new Set(chapters.flatMap(idsOf)),
    images: new Set(readPictures(locale).keys()),
  };
  return chapters.map((chapter) => {
    const [heading, ...blocks] = blocksOf(chapter, reachable);
    if (heading?.kind !== 'heading')
      throw new Error(`${chapter.path} does not begin with its title`);
    const { page, path } = chapter;
    return { page, path, title: plainText(heading.parts), blocks };
  });
}

/** A hole that a screen fills with a name is read as one. */
export const filled = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');

export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return filled(part.text);
      return 'parts' in part ? plainText(part.parts) : ' ';
    })
    .join('');
}

/** All words of a block, for the search. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.parts);
    case 'list':
      return block.items.map((item) => item.map(blockText).join(' ')).join(' ');
    case 'code':
      return block.text;
    case 'table':
      return block.rows.map((row) => row.map(plainText).join(' ')).join(' ');
    case 'quote':
      return block.blocks.map(blockText).join(' ');
    default:
      return '';
  }
}
