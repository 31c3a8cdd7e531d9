import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '#test/fake/proxy.ts';
import { createEmptyDatabase, type ThrowAway } from '#test/start/start-database.ts';
import { requireNotify } from './require-notify.ts';

let database: ThrowAway;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

/** Passes everything on but what PostgreSQL announces, as a pooler in transaction mode does. */
function joinWithoutNotices(near: Socket, far: Socket): void {
  let rest = Buffer.alloc(0);
  far.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let size = sizeOf(rest); size <= rest.length; size = sizeOf(rest)) {
      if (rest[0] !== 'A'.charCodeAt(0)) near.write(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
  });
  near.pipe(far);
}

/** Of the first message: its kind, its length and as much. */
const sizeOf = (bytes: Buffer) =>
  bytes.length < 5 ? Number.POSITIVE_INFINITY : 1 + bytes.readUInt32BE(1);

test('what PostgreSQL announces comes back from itself', async () => {
  await requireNotify(database.url, 2_000);
});

test('where a pooler keeps it, a sentence says what to change', async () => {
  const pooler = await startProxy(database.url, joinWithoutNotices);
  await expect(requireNotify(pooler.url, 200)).rejects.toThrow(/NOTIFY.*PgBouncer/);
  await pooler.close();
});
