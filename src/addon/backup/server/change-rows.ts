import { Transform } from 'node:stream';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const lineEnd = 0x0a;

/**
 * Puts other ids in the place of some, wherever they stand in rows: in columns, lists and JSON. An id is
 * nobody else's, so it means the same everywhere.
 */
export const replaceIds = (rows: string, others: ReadonlyMap<string, string>): string =>
  others.size > 0 ? rows.replaceAll(uuid, (id) => others.get(id) ?? id) : rows;

/** Changes rows as they pass, some whole ones at a time. */
export function changeRows(change: (rows: string) => string): Transform {
  let rest: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = chunk.lastIndexOf(lineEnd) + 1;
      if (end === 0) rest.push(chunk);
      else {
        const lines = Buffer.concat([...rest, chunk.subarray(0, end)]);
        rest = [chunk.subarray(end)];
        this.push(change(lines.toString('utf8')));
      }
      done();
    },
    flush(done) {
      done(null, change(Buffer.concat(rest).toString('utf8')));
    },
  });
}
