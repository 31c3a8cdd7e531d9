import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The largest size of a document, in bytes. A scan of a few pages takes far less. */
const mostBytes = 20 * 1024 * 1024;
const beginning = '%PDF-';

/** Opening waits for nobody (at a pipe it would), and follows no link that appeared since the path was resolved. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export interface OperatorFile {
  handle: FileHandle;
  bytes: number;
  /** Changes with the file. */
  etag: string;
}

/**
 * Opens a PDF of the operator's folder; the person who calls closes it. Undefined for what is not there, leads
 * out of the folder, is no PDF by its content, or has more than 20 MB.
 */
export async function openOperatorFile(
  folder: string,
  name: string,
): Promise<OperatorFile | undefined> {
  const path = await pathWithin(folder, name);
  if (path === undefined) return undefined;
  const handle = await open(path, flags).catch(() => undefined);
  if (!handle) return undefined;
  const file = await looked(handle).catch(() => undefined);
  if (!file) await handle.close();
  return file;
}

/** A link inside the folder is followed, as container platforms mount files by such links. */
async function pathWithin(folder: string, name: string): Promise<string | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    return path.startsWith(root.endsWith(sep) ? root : root + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function looked(handle: FileHandle): Promise<OperatorFile | undefined> {
  const about = await handle.stat();
  if (!about.isFile() || about.size > mostBytes) return undefined;
  const first = Buffer.alloc(beginning.length);
  await handle.read(first, 0, first.length, 0);
  if (first.toString('latin1') !== beginning) return undefined;
  const etag = `"${about.size.toString(36)}-${Math.round(about.mtimeMs).toString(36)}"`;
  return { handle, bytes: about.size, etag };
}
