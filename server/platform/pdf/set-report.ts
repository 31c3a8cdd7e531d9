import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Summary } from '#contract/assessment/company/summary.ts';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { Comparison } from '#contract/assessment/reading/report-difference.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale, T } from '#i18n/t.ts';
import { fromRoot } from '#server/platform/shared/root.ts';
import { fontPaths, hasUndrawn, leaveSystemFonts } from './fonts.ts';
import { type Guide, guidePaper, toGuideJson } from './guide.ts';
import { toPrintableJson } from './paper/clean.ts';
import { type ComparedFor, comparisonPaper } from './paper/comparison-paper.ts';
import { type PaperFor, reportPaper } from './paper/paper.ts';
import { summaryPaper } from './paper/summary-paper.ts';

/** Puts a report, a comparison of two, or a guide into words and sets it: work for a worker. */
export type PaperTask =
  | { guide: Guide }
  | { content: ReportContent; locale: Locale; paperFor: PaperFor }
  | { comparison: Comparison; locale: Locale; comparedFor: ComparedFor }
  | { summary: Summary; locale: Locale; brandName: string; createdAt: string };

const templates = fromRoot('server/platform/pdf/templates');
leaveSystemFonts();

/** The workspace contains only templates, because Typst can read whatever is in it. */
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] });

/** How many documents' results the compiler may keep. More would only cost memory. */
const keptDocuments = 3;

export function setReport(task: PaperTask): Uint8Array {
  // What people wrote is passed as data, never as Typst source, so it is never run.
  const { template, data, createdAt, images = {} } = paperOf(task);
  // A file, not an input: with other inputs Typst would read all templates anew.
  for (const [path, content] of Object.entries({ ...images, 'data.json': data })) {
    compiler.mapShadow(`${templates}/${path}`, Buffer.from(content));
  }
  // The only time in the file. With the machine's clock, no two files would be equal.
  const creationTimestamp = Math.floor(Date.parse(createdAt) / 1000);
  try {
    return toPdf({ mainFilePath: `${templates}/${template}` }, creationTimestamp);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(keptDocuments);
  }
}

interface OnPaper {
  template: string;
  data: string;
  createdAt: string;
  /** By their paths beside the templates. */
  images?: Record<string, Uint8Array>;
}

function paperOf(task: PaperTask): OnPaper {
  if ('guide' in task) {
    const { images, createdAt } = task.guide;
    return { template: 'guide.typ', data: toGuideJson(guidePaper(task.guide)), createdAt, images };
  }
  const { locale } = task;
  const t = speak[locale];
  if ('content' in task) {
    const { content, paperFor } = task;
    const data = printed(reportPaper(content, locale, t, paperFor), t);
    return { template: 'report.typ', data, createdAt: content.createdAt };
  }
  if ('summary' in task) {
    const { summary, brandName, createdAt } = task;
    const data = printed(summaryPaper(summary, locale, t, brandName), t);
    return { template: 'summary.typ', data, createdAt };
  }
  const { comparison, comparedFor } = task;
  const data = printed(comparisonPaper(comparison, locale, t, comparedFor), t);
  return { template: 'compare.typ', data, createdAt: comparison.later.createdAt };
}

/** With a line that says so where some sign of it can't be drawn. */
function printed(paper: object, t: T): string {
  const data = toPrintableJson(paper);
  return hasUndrawn(data) ? toPrintableJson({ ...paper, undrawn: t('paper.undrawn') }) : data;
}

/**
 * PDF/UA refuses signs without a glyph and empty headings. Such a text must not cost the report.
 */
function toPdf(source: CompileDocArgs, creationTimestamp: number): Uint8Array {
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
