import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP in their order, whether they are stored as they are, and what is in them. */
export async function unpacked(bytes: Uint8Array) {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  const files: { name: string; isStored: boolean; content: Buffer }[] = [];
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    files.push({ name: entry.fileName, isStored: entry.compressionMethod === 0, content });
  }
  return files;
}
