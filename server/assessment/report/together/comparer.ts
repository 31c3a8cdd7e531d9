import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { OutOf } from '#server/platform/worker/worker.ts';
import { createWorkers } from '#server/platform/worker/workers.ts';
import type { ToCompare } from './keep-back.ts';

export type Comparer = ReturnType<typeof createComparer>;

/** The steps of a search are counted (decision 104), so these only stop what is broken. */
const limits = { seconds: 300, megabytes: 256 };
/** Of one brand at a time. */
const ofBrand = 1;
const secondsToWait = 60;

/** Looks in workers for what reports about one person say together. */
export function createComparer() {
  const workers = createWorkers<ToCompare, ReportContent['comparableList']>(
    { name: 'assessment/report/together/worker', ...limits },
    ofBrand,
  );
  return {
    /**
     * What `listComparable` answers. 429 where too many wait, 503 at a limit: what was not looked at is
     * never shown. Call it outside of a transaction, as it takes time.
     */
    listComparable: (brandId: string, toCompare: ToCompare) =>
      workers.run(brandId, toCompare).catch(refuse),
    waiting: workers.waiting,
    close: workers.close,
  };
}

function refuse(error: unknown): never {
  const isFull = error instanceof Failure && error.failure === 'tooMany';
  if (!isFull && !(error instanceof OutOf)) throw error;
  throw new Failure(isFull ? 'tooMany' : 'unavailable', {
    retryAfterSeconds: secondsToWait,
    text: { key: 'errors.reportsWaiting' },
  });
}
