import { Piscina } from 'piscina';
import type { ReportContent } from '#contract/rules/report-content.ts';
import type { Locale } from '#i18n/t.ts';
import { fromRoot } from '#server/shared/root.ts';
import type { PaperBrand } from './paper.ts';
import type { Task } from './worker.ts';

export type Pdf = ReturnType<typeof createPdf>;

const idleMs = 60_000;

/**
 * Sets reports as PDF in one thread, which starts with the first report and ends after a quiet
 * minute. The same content, language and brand give the same bytes (rule 28).
 */
export function createPdf() {
  const isSource = import.meta.url.endsWith('.ts');
  const pool = new Piscina<Task, Uint8Array>({
    filename: fromRoot(isSource ? 'server/pdf/worker.ts' : 'dist/server/pdf/worker.js'),
    name: 'setReport',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    execArgv: isSource ? ['--import', 'tsx'] : [],
  });
  return {
    render: (content: ReportContent, locale: Locale, brand: PaperBrand): Promise<Uint8Array> =>
      pool.run({ content, locale, brand }),
    /** How many reports wait for their turn. */
    waiting: (): number => pool.queueSize,
    /** Waits for the reports under way, then ends the thread. */
    close: (): Promise<void> => pool.close(),
  };
}
