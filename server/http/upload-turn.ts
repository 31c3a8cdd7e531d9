import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/errors.ts';

/**
 * How many uploads may be processed at once, by everyone together and by one person. Each takes a
 * hundred megabytes.
 */
const most = 12;
const mostOfOne = 2;
const secondsToWait = 5;

/** By account. It belongs to the process, because the memory does. */
const busy = new Map<string, number>();

/**
 * Does the work if there is room for it. 429 with Retry-After when too many uploads are under way.
 */
export async function takeUploadTurn<R>(
  account: string,
  request: FastifyRequest,
  work: () => Promise<R>,
): Promise<R> {
  const own = busy.get(account) ?? 0;
  const all = [...busy.values()].reduce((sum, count) => sum + count, 0);
  if (own >= mostOfOne || all >= most) {
    await passOver(request);
    throw new Failure('tooMany', {
      retryAfterSeconds: secondsToWait,
      text: { key: 'errors.tooManyUploads' },
    });
  }
  busy.set(account, own + 1);
  try {
    return await work();
  } finally {
    const left = (busy.get(account) ?? 1) - 1;
    if (left > 0) busy.set(account, left);
    else busy.delete(account);
  }
}

/**
 * Reads the upload to its end and throws it away: a browser would not see an answer in the middle.
 */
async function passOver({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  await finished(raw, { writable: false }).catch(() => undefined);
}
