import { type HelpPage, helpAddress } from '#addon/help/contract/help-pages.ts';
import { type HelpIndex, helpWordsOf } from '#addon/help/contract/help-words.ts';
import { blockText, type ReadPage } from './read-help.ts';
import { type Book, hrefOf } from './write-page.ts';

/** How much a word weighs by where it stands. */
const weights = { title: 4, heading: 4, text: 1 };
const mostWeight = 9;
/** How much of a section a result shows, in letters. */
const openingLength = 160;

interface Section {
  href: string;
  page: string;
  heading: string;
  text: string;
  /** Whether the section opens its page, and so answers to the words of the title. */
  isFirst: boolean;
}

/** The index for the search of one language, over those of its pages that `isIn` lets in. */
export function indexHelp(book: Book, isIn: (page: HelpPage) => boolean): HelpIndex {
  const sections = book.pages
    .filter(({ page }) => isIn(page))
    .flatMap((read) => sectionsOf(book, read));
  const words: HelpIndex['words'] = {};
  sections.forEach(({ page, heading, text, isFirst }, at) => {
    const here = new Map<string, number>();
    const add = (from: string, weight: number) => {
      for (const word of helpWordsOf(from)) {
        here.set(word, Math.min(mostWeight, (here.get(word) ?? 0) + weight));
      }
    };
    if (isFirst) add(page, weights.title);
    add(heading, weights.heading);
    add(text, weights.text);
    for (const [word, weight] of here) {
      words[word] ??= [];
      words[word].push(at * 10 + weight);
    }
  });
  return {
    sections: sections.map(({ href, page, heading, text }) => ({
      href,
      page,
      heading,
      opening: opening(text),
    })),
    words,
  };
}

function sectionsOf(book: Book, { page, title, blocks }: ReadPage): Section[] {
  const address = helpAddress(book.locale, page);
  const sections: Section[] = [
    { href: address, page: title, heading: title, text: '', isFirst: true },
  ];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const href = hrefOf(book, block.id);
      sections.push({ href, page: title, heading: blockText(block), text: '', isFirst: false });
      continue;
    }
    const section = sections.at(-1)!;
    section.text += `${section.text && ' '}${blockText(block)}`;
  }
  return sections;
}

/** The first words of a section, cut between two. */
function opening(text: string): string {
  if (text.length <= openingLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', openingLength))}…`;
}
