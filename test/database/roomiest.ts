import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** A file system in memory, where Linux has one. */
export const memory = '/dev/shm';
/** What a run takes is a tenth of it. */
const enough = 2 * 1024 ** 3;

/**
 * Where databases of tests stand. The 600 small files of one cost the disk's file system most of the processor's time,
 * and a durable one waits for the disk at each commit.
 */
export async function roomiest(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > enough ? memory : tmpdir();
}
