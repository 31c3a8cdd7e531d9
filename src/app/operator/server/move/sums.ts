import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod/mini';
import { replaceIds } from '#addon/backup/server/change-rows.ts';
import type { Manifest } from '#addon/backup/server/copy-manifest.ts';
import { counted } from '#addon/backup/server/counted.ts';
import type { Part } from '#addon/backup/server/queries.ts';

/** How many rows a table has, and the sum of their hashes, in whatever order they come. */
export const tableSum = z.object({ name: z.string(), rows: z.number(), sum: z.string() });
export type TableSum = z.output<typeof tableSum>;

/** Who has an account at the other place keeps it, so these are compared by number alone. */
const byNumber = ['account', 'one_time_token'];

/** A table as it is read: for the manifest, and to be compared. */
export interface PartRead {
  entry: Manifest['tables'][number];
  sum: TableSum;
}

/** Reads a table's rows once. `back` puts the ids of the other place into them before they are summed. */
export async function readPart(
  client: Client,
  { name, columns, read }: Part,
  back: ReadonlyMap<string, string> = new Map(),
): Promise<PartRead> {
  const { stream, passed } = counted();
  const { target, sum } = summing(back);
  await pipeline(client.query(copyTo(`copy (${read}) to stdout`)), stream, target);
  const { rows, sha256 } = passed();
  const summed = byNumber.includes(name) ? '' : sum();
  return { entry: { name, columns, rows, sha256 }, sum: { name, rows, sum: summed } };
}

const lineEnd = 0x0a;

function summing(back: ReadonlyMap<string, string>) {
  let sum = 0n;
  let rest: Buffer = Buffer.alloc(0);
  const add = (line: Buffer) => {
    const row = back.size > 0 ? replaceIds(line.toString('utf8'), back) : line;
    sum += createHash('sha256').update(row).digest().readBigUInt64BE();
  };
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let from = 0;
      for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, from)) {
        add(bytes.subarray(from, at));
        from = at + 1;
      }
      rest = bytes.subarray(from);
      done();
    },
  });
  return { target, sum: () => sum.toString(16) };
}

/** The tables that are not the same there as here. */
export function listDifferent(here: readonly TableSum[], there: readonly TableSum[]): string[] {
  const found = new Map(there.map((one) => [one.name, one]));
  return here
    .filter(({ name, rows, sum }) => found.get(name)?.rows !== rows || found.get(name)?.sum !== sum)
    .map(({ name }) => name);
}
