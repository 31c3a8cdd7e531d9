import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';
import { type Manifest, readManifest } from './copy-manifest.ts';

export const manifestName = 'manifest.json';
export const entryOf = (table: string): string => `tables/${table}.copy`;

/** An open file of ours. */
export interface BackupFile {
  file: string;
  manifest: Manifest;
  /** A table's rows in PostgreSQL's text form. */
  rowsOf(table: string): Promise<Readable>;
  close(): void;
}

/** Opens a file that `npm run backup` or `export-brand` wrote. Throws a sentence where it is none. */
export async function openFile(file: string): Promise<BackupFile> {
  const asDamaged = (error: Error): never => {
    throw isOfSystem(error) ? error : damaged(file, error);
  };
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(asDamaged);
  const entries = new Map<string, Entry>();
  const read = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw damaged(file, new Error(`${name} is missing`));
    return zip.openReadStreamPromise(entry).catch(asDamaged);
  };
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = readManifest(await text(await read(manifestName)), file);
    return { file, manifest, rowsOf: (table) => read(entryOf(table)), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const isOfSystem = (error: Error): boolean => 'syscall' in error;

/** The error where something doesn't come out of the file as it went in. */
export function damaged(file: string, { message }: Error): Error {
  return new Error(
    `${file} is damaged, cut short or not a file of this product (${message}). ` +
      'Nothing was changed; use another copy.',
  );
}
