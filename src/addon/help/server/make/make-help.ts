import { isOpenHelp } from '#addon/help/contract/help-pages.ts';
import { locales } from '#platform/texts/t.ts';
import { indexHelp } from './index-help.ts';
import { helpAnchors, readHelp } from './read-help.ts';
import { readPictures } from './read-pictures.ts';
import {
  type Assets,
  type Book,
  writeAccountNeeded,
  writeGuidePage,
  writeMissing,
  writeStart,
} from './write-page.ts';

/** All files of the help, by their paths below dist/help (rule 196). */
export function makeHelp(assets: Assets): Map<string, string> {
  const files = new Map<string, string>();
  for (const locale of locales) {
    const book: Book = {
      locale,
      pages: readHelp(locale),
      anchors: helpAnchors(locale),
      pictures: readPictures(locale),
      assets,
    };
    files.set(`${locale}/index.html`, writeStart(book));
    files.set(`${locale}/account-needed.html`, writeAccountNeeded(book));
    files.set(`${locale}/missing.html`, writeMissing(book));
    files.set(`${locale}/search.json`, JSON.stringify(indexHelp(book, () => true)));
    files.set(`${locale}/search-open.json`, JSON.stringify(indexHelp(book, isOpenHelp)));
    for (const read of book.pages) {
      files.set(`${locale}/page/${read.page}.html`, writeGuidePage(book, read));
    }
  }
  return files;
}
