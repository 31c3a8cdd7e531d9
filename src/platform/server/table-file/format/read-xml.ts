import { SaxesParser } from 'saxes';
import { Failure } from '#platform/server/shared/errors.ts';
import { notATable } from '#platform/server/table-file/cell/refuse.ts';

export interface XmlHandlers {
  /** Names are given without their prefix. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Asked between pieces: the rest is not read. */
  isDone?: () => boolean;
}

/** Spreadsheets nest a dozen levels. A million would fill the memory. */
const deepest = 50;
/** Their tags have at most a few dozen attributes. Five million would take a gigabyte. */
const mostAttributes = 200;

/**
 * Reads XML as a stream. It never expands the file's own entities and loads nothing from elsewhere.
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  { open, text, close, isDone }: XmlHandlers,
): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let depth = 0;
  let attributesOfTag = 0;
  parser.on('attribute', () => {
    attributesOfTag += 1;
    if (attributesOfTag > mostAttributes) throw notATable();
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    attributesOfTag = 0;
    if (depth > deepest) throw notATable();
    open?.(withoutPrefix(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(withoutPrefix(name));
  });
  try {
    for await (const piece of pieces) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      parser.write(decoder.decode(piece, { stream: true }));
      if (isDone?.()) return;
    }
    parser.write(decoder?.decode() ?? '').close();
  } catch (error) {
    throw error instanceof Failure ? error : notATable();
  }
}

/** A mark, or the two bytes of the sign that XML begins with (XML 1.0, appendix F). */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
