import type { TextEncoding } from '#platform/contract/table-file.ts';
import { type DecodedText, decodeText } from '#platform/server/table-file/cell/decode-text.ts';

/** More parts would be pictures. */
const mostParts = 200;

/** How a page saved as one file (.mht) begins: headers of a letter with several parts. */
export const isWebArchive = (head: string): boolean =>
  /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*content-type:\s*multipart\/related\b/i.test(head);

/** The pages with tables of such a file, one after another; '' where it has none. */
export function pagesOf(bytes: Uint8Array, encoding: TextEncoding | undefined): DecodedText {
  const archive = Buffer.from(bytes).toString('latin1');
  const [, quoted, bare] =
    /\bboundary=(?:"([^"\r\n]{1,200})"|([^\s;]{1,200}))/i.exec(archive) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return { text: '', encodings: [] };
  const pages = archive.split(`--${boundary}`, mostParts).flatMap((part) => {
    const end = /\r?\n\r?\n/.exec(part);
    if (!end) return [];
    const head = part.slice(0, end.index);
    if (!/content-type:\s*text\/html/i.test(head)) return [];
    const page = readPart(contentOf(part.slice(end.index + end[0].length), head), encoding);
    return page && /<table\b/i.test(page.text) ? [page] : [];
  });
  const doubtful = pages.find(({ encodings }) => encodings.length > 0);
  return {
    text: pages.map(({ text }) => text).join('\n'),
    encodings: doubtful?.encodings ?? [],
  };
}

/** What is chosen is the answer to the pages that were asked about. */
function readPart(content: Uint8Array, encoding: TextEncoding | undefined) {
  const page = decodeText(content);
  const isAsked = page?.encodings.some((one) => one.encoding === encoding);
  return isAsked ? decodeText(content, encoding) : page;
}

function contentOf(body: string, head: string): Buffer {
  if (/transfer-encoding:\s*base64/i.test(head)) return Buffer.from(body, 'base64');
  if (!/transfer-encoding:\s*quoted-printable/i.test(head)) return Buffer.from(body, 'latin1');
  const plain = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(plain, 'latin1');
}
