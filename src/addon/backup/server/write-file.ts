import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file within the ZIP. Its stream is read before the next one is asked for. */
export interface ZipEntry {
  name: string;
  content: Readable;
}

/**
 * Writes a ZIP that only its owner may read. It gets its name when it is whole and on the disk, so an
 * earlier file of that name is there until then. Throws what the file system says.
 */
export async function writeFile(
  file: string,
  entries: () => AsyncIterable<ZipEntry>,
  { replace }: { replace: boolean },
): Promise<void> {
  if (!replace && existsSync(file)) {
    throw new Error(`${file} exists already. Name another file, or add --replace.`);
  }
  const draft = `${file}.${process.pid}.part`;
  try {
    const zip = new ZipFile();
    const out = zip.outputStream as PassThrough;
    zip.on('error', (error: Error) => out.destroy(error));
    const gone = new AbortController();
    const filling = fill(zip, entries(), gone.signal).catch((error: Error) => out.destroy(error));
    const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(out, target).catch((error: Error) => {
      gone.abort(error);
      throw error;
    });
    await filling;
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal) {
  for await (const { name, content } of entries) {
    zip.addReadStream(content, name);
    try {
      await finished(content, { signal });
    } catch (error) {
      content.destroy();
      throw error;
    }
  }
  zip.end();
}
