import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Summary } from '#addon/summary/contract/summary.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import { leaveSystemFonts, openFonts } from '#platform/server/pdf/fonts.ts';
import { type Guide, guidePaper, toGuideJson } from '#platform/server/pdf/guide.ts';
import { undrawnKeyword } from '#platform/server/pdf/undrawn.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { toPrintableJson } from './clean.ts';
import { type ComparedFor, comparisonPaper } from './comparison-paper.ts';
import { type PaperFor, reportPaper } from './paper.ts';
import { summaryPaper } from './summary-paper.ts';

/** Puts a report, a comparison of two, or a guide into words and sets it: work for a worker. */
export type PaperTask =
  | { guide: Guide }
  | { content: ReportContent; locale: Locale; paperFor: PaperFor }
  | { comparison: Comparison; locale: Locale; comparedFor: ComparedFor }
  | { summary: Summary; locale: Locale; brandName: string; createdAt: string };

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
  return (task: PaperTask): Uint8Array => {
    // What people wrote is passed as data, never as Typst source, so it is never run.
    const { template, paper, toJson, createdAt, images = {} } = paperOf(task);
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

interface Paper {
  locale: Locale;
}

interface OnPaper {
  template: string;
  paper: Paper;
  toJson: (paper: Paper) => string;
  createdAt: string;
  /** By their paths beside the templates. */
  images?: Record<string, Uint8Array>;
}

function paperOf(task: PaperTask): OnPaper {
  if ('guide' in task) {
    const { images, createdAt } = task.guide;
    const paper = guidePaper(task.guide);
    return { template: 'guide.typ', paper, toJson: toGuideJson, createdAt, images };
  }
  const { locale } = task;
  const t = speak[locale];
  const toJson = toPrintableJson;
  if ('content' in task) {
    const { content, paperFor } = task;
    const paper = reportPaper(content, locale, t, paperFor);
    return { template: 'report.typ', paper, toJson, createdAt: content.createdAt };
  }
  if ('summary' in task) {
    const { summary, brandName, createdAt } = task;
    const paper = summaryPaper(summary, locale, t, brandName);
    return { template: 'summary.typ', paper, toJson, createdAt };
  }
  const { comparison, comparedFor } = task;
  const paper = comparisonPaper(comparison, locale, t, comparedFor);
  return { template: 'compare.typ', paper, toJson, createdAt: comparison.later.createdAt };
}

/** It says so to its readers in a line, and to whoever passes it on in its properties. */
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
