import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** What has passed so far. */
export interface Passed {
  rows: number;
  sha256: string;
}

const lineEnd = 0x0a;

/** Passes rows on as they are, and counts them: PostgreSQL's text form has one in each line. */
export function counted(): { stream: Transform; passed: () => Passed } {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, passed: () => ({ rows, sha256: hash.copy().digest('hex') }) };
}
