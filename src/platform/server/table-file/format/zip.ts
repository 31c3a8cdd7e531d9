import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { notATable, unpacksTooLarge } from '#platform/server/table-file/cell/refuse.ts';

const mostParts = 1000;
/**
 * The most that all parts read may unpack into together. A sheet of 20,000 rows takes about 20 MB.
 */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * The most that one part may unpack into, of which a sieve keeps what counts. A million formatted rows
 * without a value take some 200 MB.
 */
const mostSieved = 1024 * 1024 * 1024;

/** Takes out of a part what nobody reads, before it is counted. */
export type Sieve = (pieces: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/** Case and slashes make no difference to names. */
export interface Zip {
  has(name: string): boolean;
  /** Names of its parts in small letters. */
  names(): Iterable<string>;
  /**
   * The unpacked part, piece by piece. It is counted while reading, because headers may lie (ZIP
   * bomb).
   */
  read(name: string, sieve?: Sieve): AsyncIterable<Buffer>;
}

export const isZip = ([a, b, c, d]: Uint8Array): boolean =>
  a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;

/** Opens an archive. Anything that is not one, or is damaged, is refused as not a table. */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  const file = await asNotATable(() =>
    fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false }),
  );
  if (file.entryCount > mostParts) throw unpacksTooLarge();
  const entries = new Map<string, Entry>();
  await asNotATable(async () => {
    for await (const entry of file.eachEntry()) entries.set(plainName(entry.fileName), entry);
  });
  let left = mostUnpacked;
  return {
    has: (name) => entries.has(plainName(name)),
    names: () => entries.keys(),
    async *read(name, sieve = (all) => all) {
      const entry = entries.get(plainName(name));
      if (!entry?.canDecodeFileData()) throw notATable();
      const stream = await asNotATable(() => file.openReadStreamPromise(entry));
      try {
        for await (const piece of sieve(pieces(stream))) {
          left -= piece.length;
          if (left < 0) throw unpacksTooLarge();
          yield piece;
        }
      } finally {
        stream.destroy();
      }
    },
  };
}

const plainName = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

async function* pieces(stream: Readable): AsyncIterable<Buffer> {
  const parts = stream[Symbol.asyncIterator]();
  let unpacked = 0;
  for (;;) {
    const next = await asNotATable(() => parts.next());
    if (next.done) return;
    const piece = next.value as Buffer;
    unpacked += piece.length;
    if (unpacked > mostSieved) throw unpacksTooLarge();
    yield piece;
  }
}

async function asNotATable<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch {
    throw notATable();
  }
}
