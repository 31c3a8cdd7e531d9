import type { Readable } from 'node:stream';
import { type DocumentKind, documentKinds } from '#contract/legal.ts';
import type { Context } from '#server/context.ts';
import { openOperatorFile } from './operator-file.ts';

/** A document that can be sent. One of `read` and `drop` must be called. */
export interface OpenDocument {
  bytes: number;
  etag: string;
  read(): Readable | Buffer;
  drop(): Promise<void>;
}

export const documentName = (kind: DocumentKind): string =>
  `document${documentKinds.indexOf(kind) + 1}.pdf`;

/** The operator's own file. Undefined where there is none. */
export async function openDocument(
  { config }: Context,
  kind: DocumentKind,
): Promise<OpenDocument | undefined> {
  const file =
    config.documentsDir && (await openOperatorFile(config.documentsDir, documentName(kind)));
  if (!file) return undefined;
  const { handle, bytes, etag } = file;
  return {
    bytes,
    etag,
    read: () => handle.createReadStream({ start: 0, end: bytes - 1 }),
    drop: () => handle.close(),
  };
}

/** The documents on offer, in their order. */
export async function documentsOnOffer({ config }: Context): Promise<DocumentKind[]> {
  const { documentsDir } = config;
  if (!documentsDir) return [];
  const offered = await Promise.all(
    documentKinds.map(async (kind) => {
      const file = await openOperatorFile(documentsDir, documentName(kind));
      await file?.handle.close();
      return file ? [kind] : [];
    }),
  );
  return offered.flat();
}
