import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fromRoot } from '#platform/server/shared/root.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { leaveSystemFonts, openFonts } from './fonts.ts';
import { undrawnKeyword } from './undrawn.ts';

interface Paper {
  locale: Locale;
}

/** A document in words and digits, which its template sets. */
export interface OnPaper {
  template: string;
  paper: Paper;
  toJson: (paper: Paper) => string;
  /** ISO 8601. The only time in the file. */
  createdAt: string;
  /** Its images, by their paths beside the templates. */
  images?: Record<string, Uint8Array>;
}

const templates = fromRoot('src/platform/server/pdf/templates');
leaveSystemFonts();

/** How many documents' results the compiler may keep. More would only cost memory. */
const keptDocuments = 3;

/** Sets documents in the product's fonts, and for what those lack in those of a folder. */
export function createSetter(fontsDir?: string) {
  const fonts = openFonts(fontsDir);
  /** The workspace contains only templates, because Typst can read whatever is in it. */
  const compiler = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: fonts.files }],
    inputs: { fonts: JSON.stringify(fonts.added) },
  });
  return ({ template, paper, toJson, createdAt, images = {} }: OnPaper): Uint8Array => {
    // What people wrote is passed as data, never as Typst source, so it is never run.
    const data = toJson(paper);
    const count = fonts.countUndrawn(data);
    // A file, not an input: with other inputs Typst would read all templates anew.
    const files = { ...images, 'data.json': count ? toJson(withUndrawn(paper, count)) : data };
    for (const [path, content] of Object.entries(files)) {
      compiler.mapShadow(`${templates}/${path}`, Buffer.from(content));
    }
    // The only time in the file. With the machine's clock, no two files would be equal.
    const creationTimestamp = Math.floor(Date.parse(createdAt) / 1000);
    try {
      return toPdf(compiler, { mainFilePath: `${templates}/${template}` }, creationTimestamp);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(keptDocuments);
    }
  };
}

/** The paper says in a line to its readers that signs are missing, and in its properties to whoever passes it on. */
const withUndrawn = (paper: Paper, count: number) => ({
  ...paper,
  undrawn: { line: speak[paper.locale]('paper.undrawn'), keyword: undrawnKeyword(count) },
});

/**
 * PDF/UA refuses signs without a glyph and empty headings. Such a text must not cost the report.
 */
function toPdf(
  compiler: NodeCompiler,
  source: CompileDocArgs,
  creationTimestamp: number,
): Uint8Array {
  // Not `compile`: its document stays in memory until the garbage collector happens to run.
  try {
    return Uint8Array.from(compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp }));
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason.includes('PDF/UA-1 error')) throw new Error(`${source.mainFilePath}: ${reason}`);
    return Uint8Array.from(compiler.pdf(source, { creationTimestamp }));
  }
}

/** Typst says what is wrong in `code`. The message is empty when the template itself fails. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
