import { Failure } from '#platform/server/shared/errors.ts';
import { OutOf } from '#platform/server/worker/worker.ts';
import { createWorkers } from '#platform/server/worker/workers.ts';
import type { Guide } from './guide.ts';

/** What can be set. A subject adds its own, which src/app/server/paper-worker.ts hands to it. */
export interface Papers {
  guide: { guide: Guide };
}
export type PaperTask = Papers[keyof Papers];

export type Pdf = ReturnType<typeof createPdf>;

const limits = { seconds: 20, megabytes: 512 };
/** How many papers of one brand are set at a time. */
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
  const workers = createWorkers<PaperTask, Uint8Array>(
    { name: 'app/server/paper-worker', told: fontsDir ? [fontsDir] : [], ...limits, seconds },
    ofBrand,
  );
  return {
    /**
     * In the turn of a brand, or of the guides. Throws 503 for what takes too much time or memory, and 429 where too
     * many wait.
     */
    render: (turn: string, task: PaperTask): Promise<Uint8Array> =>
      workers.run(turn, task).catch(refuse),
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
