import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import type { z } from 'zod/mini';

/** What two installations say to each other over one pair of streams (decision 123). */
export interface Wire {
  say(message: object): Promise<void>;
  /** The next message. Throws where the other side has gone, or says what it doesn't know. */
  hear<S extends z.ZodMiniType>(schema: S): Promise<z.output<S>>;
  /** Sends bytes until they end. */
  pour(bytes: Readable): Promise<void>;
  /** The bytes that come next, until they end. */
  poured(): Readable;
}

/** Whatever else the other side's shell or program prints is no beginning of ours. */
const beginning = Buffer.from('otsenka-360 move 1\n');
const kinds = { message: 0, bytes: 1 } as const;
const headSize = 5;
/** A list of keys is the longest message. */
const longest = 256 * 1024 * 1024;

/** What the other side says went wrong there. */
class OtherSide extends Error {}

export function openWire(from: Readable, to: Writable): Wire {
  const frames = readFrames(from);
  let hasBegun = false;
  // A pipe that breaks is told by the write that waits for it.
  to.on('error', () => {});

  async function write(kind: number, payload: Buffer): Promise<void> {
    const head = Buffer.alloc(headSize);
    head.writeUInt32BE(payload.length);
    head.writeUInt8(kind, 4);
    const parts = hasBegun ? [head, payload] : [beginning, head, payload];
    hasBegun = true;
    if (to.destroyed || !to.writable) throw gone();
    if (to.write(Buffer.concat(parts))) return;
    await drained(to);
  }

  async function next(): Promise<Frame> {
    const { value, done } = await frames.next();
    if (done) throw gone();
    return value;
  }

  return {
    say: (message) => write(kinds.message, Buffer.from(JSON.stringify(message))),
    async hear(schema) {
      const { kind, payload } = await next();
      const said: unknown = kind === kinds.message ? JSON.parse(payload.toString()) : null;
      const { failed } = (said ?? {}) as { failed?: unknown };
      if (typeof failed === 'string') throw new OtherSide(failed);
      const parsed = schema.safeParse(said);
      if (!parsed.success)
        throw new Error('The other installation said what this one doesn’t know.');
      return parsed.data;
    },
    async pour(bytes) {
      for await (const chunk of bytes) await write(kinds.bytes, chunk as Buffer);
      await write(kinds.bytes, Buffer.alloc(0));
    },
    poured: () => Readable.from(bytesUntilEnd(next), { objectMode: false }),
  };
}

/** Throws where the other side goes before it has taken what was written. */
async function drained(to: Writable): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const closed = once(to, 'close', { signal }).then(() => Promise.reject(gone()));
    await Promise.race([once(to, 'drain', { signal }), closed]);
  } catch {
    throw gone();
  } finally {
    settled.abort();
  }
}

const gone = () => new Error('The connection to the other installation broke.');

/** Tells the other side what went wrong here, unless it is the one that said so. */
export async function sayFailure(wire: Wire, error: Error): Promise<void> {
  if (!(error instanceof OtherSide)) await wire.say({ failed: error.message }).catch(() => {});
}

interface Frame {
  kind: number;
  payload: Buffer;
}

async function* bytesUntilEnd(next: () => Promise<Frame>): AsyncGenerator<Buffer> {
  for (;;) {
    const { kind, payload } = await next();
    if (kind !== kinds.bytes) throw gone();
    if (payload.length === 0) return;
    yield payload;
  }
}

async function* readFrames(from: Readable): AsyncGenerator<Frame, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let hasBegun = false;
  for await (const chunk of from) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    if (!hasBegun) {
      if (rest.length < beginning.length && beginning.indexOf(rest) === 0) continue;
      if (beginning.compare(rest, 0, beginning.length) !== 0) throw noBeginning(rest);
      rest = rest.subarray(beginning.length);
      hasBegun = true;
    }
    for (;;) {
      const size = rest.length < headSize ? longest : rest.readUInt32BE(0);
      if (rest.length >= headSize && size > longest) throw gone();
      if (rest.length < headSize + size) break;
      yield { kind: rest.readUInt8(4), payload: rest.subarray(headSize, headSize + size) };
      rest = rest.subarray(headSize + size);
    }
  }
  return undefined;
}

function noBeginning(rest: Buffer): Error {
  const [line = ''] = rest.toString('utf8').split('\n');
  return new Error(
    `The command of --at doesn’t answer as the operator’s program does, but says: ${line.slice(0, 200)}`,
  );
}
