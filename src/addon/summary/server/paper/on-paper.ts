import type { Summary } from '#addon/summary/contract/summary.ts';
import { brandImages, type PaperBrand } from '#platform/server/pdf/brand.ts';
import { toPrintableJson } from '#platform/server/pdf/clean.ts';
import type { OnPaper } from '#platform/server/pdf/set-paper.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { type BoardTask, boardOf } from './board.ts';
import { summaryPaper } from './summary-paper.ts';

interface SummaryTask {
  summary: Summary;
  locale: Locale;
  brand: PaperBrand;
  createdAt: string;
}

interface BoardPages {
  pages: BoardTask;
  createdAt: string;
}

declare module '#platform/server/pdf/render.ts' {
  interface Papers {
    summary: SummaryTask;
    slides: { slides: BoardTask };
    pages: BoardPages;
  }
}

/** A summary report as it is set. */
export function summaryOnPaper({ summary, locale, brand, createdAt }: SummaryTask): OnPaper {
  const paper = summaryPaper(summary, locale, speak[locale], brand);
  const images = brandImages(brand);
  return { template: 'summary.typ', paper, toJson: toPrintableJson, createdAt, images };
}

/** The slides as pages. */
export const boardOnPaper = ({ pages, createdAt }: BoardPages): OnPaper => ({
  template: 'board.typ',
  paper: boardOf(pages),
  toJson: toPrintableJson,
  createdAt,
});
