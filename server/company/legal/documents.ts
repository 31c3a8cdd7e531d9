import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type DocumentKind, documentKinds } from '#contract/company/legal.ts';
import type { Context } from '#server/context.ts';
import { canMakeGuide, readGuide } from './guides.ts';
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

const openOwnFile = ({ config }: Context, kind: DocumentKind) =>
  config.documentsDir ? openOperatorFile(config.documentsDir, documentName(kind)) : undefined;

/** The documents on offer, in their order. */
export async function documentsOnOffer(context: Context): Promise<DocumentKind[]> {
  const offered = await Promise.all(
    documentKinds.map(async (kind) => {
      const file = await openOwnFile(context, kind);
      await file?.handle.close();
      return file || canMakeGuide(kind) ? [kind] : [];
    }),
  );
  return offered.flat();
}

/** The operator's own file, otherwise the guide made of the docs. Undefined where there is neither. */
export async function openDocument(
  context: Context,
  kind: DocumentKind,
): Promise<OpenDocument | undefined> {
  const file = await openOwnFile(context, kind);
  if (!file) return madeGuide(context, kind);
  const { handle, bytes, etag } = file;
  return {
    bytes,
    etag,
    read: () => handle.createReadStream({ start: 0, end: bytes - 1 }),
    drop: () => handle.close(),
  };
}

type Kept = Map<DocumentKind, Promise<OpenDocument>>;
/** Guides that were made, for as long as their server lives: its docs change with the product only. */
const kept = new WeakMap<Context, Kept>();

/** A guide, made when it is first asked for. One that could not be made is tried again. */
function madeGuide(context: Context, kind: DocumentKind): Promise<OpenDocument> | undefined {
  const guides: Kept = kept.get(context) ?? new Map();
  kept.set(context, guides);
  const known = guides.get(kind);
  if (known) return known;
  const guide = readGuide(kind, context);
  if (!guide) return undefined;
  const made = context.pdf.renderGuide(guide).then(asDocument);
  guides.set(kind, made);
  made.catch(() => guides.delete(kind));
  return made;
}

function asDocument(pdf: Uint8Array): OpenDocument {
  const content = Buffer.from(pdf);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { bytes: content.length, etag, read: () => content, drop: async () => {} };
}
