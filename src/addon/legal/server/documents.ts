import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type DocumentKind, documentKinds } from '#addon/legal/contract/legal.ts';
import type { Context } from '#platform/server/context.ts';
import { defaultLocale, type Locale, locales } from '#platform/texts/t.ts';
import { canMakeGuide, isSample, readGuide } from './guides.ts';
import { openOperatorFile } from './operator-file.ts';

/** A document that can be sent. One of `read` and `drop` must be called. */
export interface OpenDocument {
  bytes: number;
  etag: string;
  read(): Readable | Buffer;
  drop(): Promise<void>;
}

export interface DocumentEdition {
  kind: DocumentKind;
  locale: Locale;
}

/** All editions that there may be, in their order. */
export const editions: readonly DocumentEdition[] = documentKinds.flatMap((kind) =>
  locales.map((locale) => ({ kind, locale })),
);

export const documentName = ({ kind, locale }: DocumentEdition): string => {
  const language = locale === defaultLocale ? '' : `.${locale}`;
  return `document${documentKinds.indexOf(kind) + 1}${language}.pdf`;
};

const openOwnFile = ({ config }: Context, edition: DocumentEdition) =>
  config.documentsDir ? openOperatorFile(config.documentsDir, documentName(edition)) : undefined;

/** The editions for which the operator has a file. */
async function ownEditions(context: Context): Promise<DocumentEdition[]> {
  const own = await Promise.all(
    editions.map(async (edition) => {
      const file = await openOwnFile(context, edition);
      await file?.handle.close();
      return file ? [edition] : [];
    }),
  );
  return own.flat();
}

/** A sample gives way to the operator's document in whatever language. */
const isMade = (edition: DocumentEdition, own: readonly DocumentEdition[]): boolean =>
  canMakeGuide(edition) && !(isSample(edition) && own.some(({ kind }) => kind === edition.kind));

/** The documents on offer, in their order. */
export async function documentsOnOffer(context: Context) {
  const own = await ownEditions(context);
  return editions
    .filter((edition) => own.includes(edition) || isMade(edition, own))
    .map((edition) => ({
      ...edition,
      ...(isSample(edition) && !own.includes(edition) && { isSample: true }),
    }));
}

/** The operator's own file, otherwise what is made of the docs. Undefined where there is neither. */
export async function openDocument(
  context: Context,
  edition: DocumentEdition,
): Promise<OpenDocument | undefined> {
  const file = await openOwnFile(context, edition);
  if (!file) {
    return isMade(edition, await ownEditions(context)) ? madeGuide(context, edition) : undefined;
  }
  const { handle, bytes, etag } = file;
  return {
    bytes,
    etag,
    read: () => handle.createReadStream({ start: 0, end: bytes - 1 }),
    drop: () => handle.close(),
  };
}

/** Guides by the names of their files. */
type Kept = Map<string, Promise<OpenDocument>>;
/** Guides that were made, for as long as their server lives: its docs change with the product only. */
const kept = new WeakMap<Context, Kept>();

/** A guide, made when it is first asked for. One that could not be made is tried again. */
function madeGuide(context: Context, edition: DocumentEdition): Promise<OpenDocument> | undefined {
  const guides: Kept = kept.get(context) ?? new Map();
  kept.set(context, guides);
  const name = documentName(edition);
  const known = guides.get(name);
  if (known) return known;
  const guide = readGuide(edition, context);
  if (!guide) return undefined;
  const made = context.pdf.render('guides', { guide }).then(asDocument);
  guides.set(name, made);
  made.catch(() => guides.delete(name));
  return made;
}

function asDocument(pdf: Uint8Array): OpenDocument {
  const content = Buffer.from(pdf);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { bytes: content.length, etag, read: () => content, drop: async () => {} };
}
