import type { Summary } from '#addon/summary/contract/summary.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Comparison } from '#core/report/contract/reading/report-difference.ts';
import type { ComparedFor } from '#core/report/server/paper/comparison-paper.ts';
import type { PaperFor } from '#core/report/server/paper/paper.ts';
import type { PaperTask } from '#core/report/server/paper/set-report.ts';
import type { SlidesTask } from '#core/report/server/paper/slides.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { OutOf } from '#platform/server/worker/worker.ts';
import { createWorkers } from '#platform/server/worker/workers.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { Guide } from './guide.ts';

export type Pdf = ReturnType<typeof createPdf>;

const limits = { seconds: 20, megabytes: 512 };
/** Of one brand at a time. */
const ofBrand = 2;
const secondsToWait = 60;

/**
 * Sets reports as PDF in workers, in turns fair to the brands. The same content, language and
 * reader give the same bytes (rule 28). `seconds` is the most that one may take (rule 54);
 * `fontsDir` holds fonts beside the product's.
 */
interface Setting {
  seconds?: number;
  fontsDir?: string | undefined;
}

export function createPdf({ seconds = limits.seconds, fontsDir }: Setting = {}) {
  const workers = createWorkers<PaperTask | SlidesTask, Uint8Array>(
    { name: 'platform/server/pdf/worker', told: fontsDir ? [fontsDir] : [], ...limits, seconds },
    ofBrand,
  );
  return {
    /** Throws 503 for a report that takes too much time or memory, and 429 where too many wait. */
    render: (
      brandId: string,
      content: ReportContent,
      locale: Locale,
      paperFor: PaperFor,
    ): Promise<Uint8Array> => workers.run(brandId, { content, locale, paperFor }).catch(refuse),
    /** The same for the comparison of two reports. */
    renderComparison: (
      brandId: string,
      comparison: Comparison,
      locale: Locale,
      comparedFor: ComparedFor,
    ): Promise<Uint8Array> =>
      workers.run(brandId, { comparison, locale, comparedFor }).catch(refuse),
    /** The same for a summary report. */
    renderSummary: (
      brandId: string,
      summary: Summary,
      locale: Locale,
      at: { brandName: string; createdAt: string },
    ): Promise<Uint8Array> => workers.run(brandId, { summary, locale, ...at }).catch(refuse),
    /** The same as a presentation. */
    renderSlides: (
      brandId: string,
      slides: Summary,
      locale: Locale,
      brandName: string,
    ): Promise<Uint8Array> => workers.run(brandId, { slides, locale, brandName }).catch(refuse),
    /** The same for a guide. Guides wait in a line of their own. */
    renderGuide: (guide: Guide): Promise<Uint8Array> =>
      workers.run('guides', { guide }).catch(refuse),
    /** How many reports wait for their turn. */
    waiting: workers.waiting,
    /** Waits for the reports under way, then ends the workers. */
    close: workers.close,
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof OutOf)) throw error;
  throw new Failure('unavailable', {
    retryAfterSeconds: secondsToWait,
    text: { key: 'errors.pdfTooHard' },
  });
}
