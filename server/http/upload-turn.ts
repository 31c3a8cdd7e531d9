import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/errors.ts';

/** How many uploads are worked on at once, of all people and of one: each takes a hundred megabytes. */
const most = 12;
const mostOfOne = 2;
const secondsToWait = 5;

/** By account; of the process, whose memory it is. */
const busy = new Map<string, number>();

/** Does the work when it is its turn; 429 with Retry-After when too many are under way. */
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

/** To its end, and kept nowhere: an answer in the middle of an upload would reach no browser. */
async function passOver({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  await finished(raw, { writable: false }).catch(() => undefined);
}
