import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/**
 * What pptxgenjs writes names parts that aren't there, and has a page of notes a slide that nobody wrote. Programs that look
 * closely offer to repair such a file. This takes both away, and packs what is left.
 */
export async function repairSlides(bytes: Uint8Array): Promise<Uint8Array> {
  const parts = await partsOf(bytes);
  const zip = new ZipFile();
  for (const [name, content] of parts) {
    const mended = /\.(xml|rels)$/.test(name)
      ? Buffer.from(mend(name, content.toString(), parts))
      : content;
    zip.addBuffer(mended, name, { mtime: new Date(2000, 0, 1) });
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}

type Parts = ReadonlyMap<string, Buffer>;

async function partsOf(bytes: Uint8Array): Promise<Parts> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (name.endsWith('/') || /^ppt\/notes(Masters|Slides)\//.test(name)) continue;
    parts.set(name, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}

function mend(name: string, xml: string, parts: Parts): string {
  const isThere = (path = '', from = '/') => parts.has(posix.resolve(from, path).slice(1));
  if (name === '[Content_Types].xml')
    return xml.replace(/<Override PartName="([^"]+)"[^>]*\/>/g, (all, path) =>
      isThere(path) ? all : '',
    );
  if (name.endsWith('.rels')) {
    const from = posix.resolve('/', posix.dirname(name), '..');
    return xml.replace(/<Relationship [^>]*Target="([^"]+)"[^>]*\/>/g, (all, path) =>
      isThere(path, from) ? all : '',
    );
  }
  return xml
    .replace(/<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s, '')
    .replace(/<Notes>\d+<\/Notes>/, '<Notes>0</Notes>');
}
