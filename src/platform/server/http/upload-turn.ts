import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#platform/server/shared/errors.ts';

/**
 * How many uploads may be processed at once, by everyone together, by one company and by one person.
 * Each takes a hundred megabytes. A company leaves room for others, however many people it has.
 */
const most = 12;
const mostOfBrand = 6;
const mostOfOne = 2;
const secondsToWait = 5;

interface Sender {
  /** The person, or a visitor of a public demo. */
  line: string;
  brandId: string;
}

/** It belongs to the process, because the memory does. */
const busy = new Set<Sender>();

/**
 * Does the work if there is room for it. 429 with Retry-After when too many uploads are under way.
 */
export async function takeUploadTurn<R>(
  { line, brandId }: Sender,
  request: Pick<FastifyRequest, 'raw'>,
  work: () => Promise<R>,
): Promise<R> {
  const all = [...busy];
  const own = all.filter((one) => one.line === line).length;
  const ofBrand = all.filter((one) => one.brandId === brandId).length;
  if (own >= mostOfOne || ofBrand >= mostOfBrand || all.length >= most) {
    await passOver(request);
    throw new Failure('tooMany', {
      retryAfterSeconds: secondsToWait,
      text: { key: 'errors.tooManyUploads' },
    });
  }
  const sender = { line, brandId };
  busy.add(sender);
  try {
    return await work();
  } finally {
    busy.delete(sender);
  }
}

/**
 * Reads the upload to its end and throws it away: a browser would not see an answer in the middle.
 */
async function passOver({ raw }: Pick<FastifyRequest, 'raw'>): Promise<void> {
  raw.resume();
  await finished(raw, { writable: false }).catch(() => undefined);
}
