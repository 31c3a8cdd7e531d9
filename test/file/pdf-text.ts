import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text that one gets by copying from a PDF. */
export async function copiedText(pdf: Uint8Array): Promise<string> {
  return (await copiedPages(pdf)).join('\n');
}

/** The same, page by page. */
export async function copiedPages(pdf: Uint8Array): Promise<string[]> {
  // The library takes ownership of the bytes, so give it a copy.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(document, { mergePages: false })).text;
}

/** Without spaces and soft hyphens, so that a wrapped text is found. */
export const flat = (text: string): string => text.replace(/[\s\u00ad]+/g, '');

/** The characters that a PDF's own ToUnicode maps can give back, and its plain objects as text. */
export function readPdf(pdf: Uint8Array) {
  const objects = inflated(Buffer.from(pdf));
  const signs = new Set<string>();
  for (const [map] of objects.matchAll(/begincmap[\s\S]*?endcmap/g))
    for (const [, code] of map.matchAll(/<[0-9A-F]+>\s*<([0-9A-F]+)>/g))
      for (const sign of Buffer.from(code ?? '', 'hex')
        .swap16()
        .toString('utf16le'))
        signs.add(sign);
  return { objects, signs, pageCount: [...objects.matchAll(/\/Type\s*\/Page\b/g)].length };
}

function inflated(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const parts = [raw];
  for (const found of raw.matchAll(/stream\r?\n/g)) {
    const start = found.index + found[0].length;
    const end = raw.indexOf('endstream', start);
    if (raw.slice(found.index - 3, found.index) === 'end' || end < 0) continue;
    try {
      parts.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      // Another kind of stream (a font, a picture) has no text to read.
    }
  }
  return parts.join('\n');
}
