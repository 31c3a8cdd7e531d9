/**
 * For graphile-worker: whoever waits for its end waits until every outcome is written. Without a delay
 * for batches it writes them unwatched, and a job just done or failed is still held as under way.
 */
export const settled = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
