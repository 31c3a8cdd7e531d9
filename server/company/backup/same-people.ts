import { Transform } from 'node:stream';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const lineEnd = 0x0a;

/**
 * Puts other ids in the place of some, wherever they stand in rows: in columns, lists and JSON. An id is
 * nobody else's, so it means the same everywhere.
 */
export function replaceIds(others: ReadonlyMap<string, string>): Transform {
  let rest: Buffer[] = [];
  const changed = (line: Buffer) =>
    line.toString('utf8').replaceAll(uuid, (id) => others.get(id) ?? id);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = chunk.lastIndexOf(lineEnd) + 1;
      if (end === 0) rest.push(chunk);
      else {
        const lines = Buffer.concat([...rest, chunk.subarray(0, end)]);
        rest = [chunk.subarray(end)];
        this.push(changed(lines));
      }
      done();
    },
    flush(done) {
      done(null, changed(Buffer.concat(rest)));
    },
  });
}
