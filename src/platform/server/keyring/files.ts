import { randomBytes } from 'node:crypto';
import { link, open, rename, unlink } from 'node:fs/promises';

/** Writes a file as a whole or not at all. It is on the disk when this resolves, its name after `syncFolder`. */
export async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const draft = await writeDraft(file, bytes);
  await rename(draft, file);
}

/** The same, but a file that is there stays. Returns whether it was written. */
export async function writeOnce(file: string, bytes: Buffer): Promise<boolean> {
  const draft = await writeDraft(file, bytes);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await unlink(draft);
  }
}

/** The names in a folder are on the disk when this resolves. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDraft(file: string, bytes: Buffer): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await unlink(draft);
    throw error;
  } finally {
    await handle.close();
  }
  return draft;
}
