import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import { brandImages } from '#platform/server/pdf/brand.ts';
import { toPrintableJson } from '#platform/server/pdf/clean.ts';
import type { OnPaper } from '#platform/server/pdf/set-paper.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type ComparedFor, comparisonPaper } from './comparison-paper.ts';
import { type PaperFor, reportPaper } from './paper.ts';

interface ReportTask {
  content: ReportContent;
  locale: Locale;
  paperFor: PaperFor;
}

interface ComparisonTask {
  comparison: Comparison;
  locale: Locale;
  comparedFor: ComparedFor;
}

declare module '#platform/server/pdf/render.ts' {
  interface Papers {
    report: ReportTask;
    comparison: ComparisonTask;
  }
}

/** A report, or a comparison of two, as it is set. */
export function reportOnPaper(task: ReportTask | ComparisonTask): OnPaper {
  const { locale } = task;
  const [t, toJson] = [speak[locale], toPrintableJson];
  if ('content' in task) {
    const { content, paperFor } = task;
    const paper = reportPaper(content, locale, t, paperFor);
    const images = brandImages(paperFor);
    return { template: 'report.typ', paper, toJson, createdAt: content.createdAt, images };
  }
  const { comparison, comparedFor } = task;
  const paper = comparisonPaper(comparison, locale, t, comparedFor);
  const { createdAt } = comparison.later;
  const images = brandImages(comparedFor);
  return { template: 'compare.typ', paper, toJson, createdAt, images };
}
