import { isDateFormat } from '#platform/server/table-file/cell/dates.ts';
import { notATable } from '#platform/server/table-file/cell/refuse.ts';
import { longestText, tidyCell } from '#platform/server/table-file/cell/row.ts';
import { readXml } from './read-xml.ts';
import type { Zip } from './zip.ts';

export interface SheetPart {
  name: string;
  part: string;
  isHidden: boolean;
}

export interface Workbook {
  /** Its sheets, without those that are charts. */
  sheets: SheetPart[];
  from1904: boolean;
  /** Where its texts and its styles are, if it has any. */
  strings: string | undefined;
  styles: string | undefined;
}

/** Excel itself gives up long before. */
const mostSheets = 200;

export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const part = await findWorkbook(zip);
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await readXml(zip.read(part), {
    open(tag, attributes) {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet' || sheets.length === mostSheets) return;
      const relation = relationIdOf(attributes);
      const { name = '', state = 'visible' } = attributes;
      sheets.push({ name: tidyCell(plain(name)), relation, isHidden: state !== 'visible' });
    },
  });
  if (sheets.length === 0) throw notATable();
  const targets = await readRelations(zip, part);
  const beside = (kind: string) =>
    [partOf(targets, kind), resolved(`${kind}.xml`, part)].find((one) => one && zip.has(one));
  return {
    sheets: sheets.flatMap(({ relation, ...sheet }) => {
      const { target, type = '' } = targets.get(relation) ?? {};
      if (!target || !zip.has(target)) throw notATable();
      return /^(chart|dialog|macro)sheet$/i.test(type) ? [] : [{ ...sheet, part: target }];
    }),
    from1904,
    strings: beside('sharedStrings'),
    styles: beside('styles'),
  };
}

/** The part that the archive names as its document, or the one by the name that it mostly has. */
async function findWorkbook(zip: Zip): Promise<string> {
  const named = partOf(await readRelations(zip, ''), 'officeDocument');
  const part = named && zip.has(named) ? named : 'xl/workbook.xml';
  if (part.endsWith('.bin') || zip.has('xl/workbook.bin')) throw notATable('binaryExcel');
  if (!zip.has(part)) throw notATable(otherProgram(zip));
  return part;
}

function otherProgram(zip: Zip): 'openDocument' | 'numbers' | undefined {
  if (zip.has('content.xml')) return 'openDocument';
  const isApples = [...zip.names()].some((name) => /\.iwa$|(^|\/)index\.(zip|apxl)$/.test(name));
  return isApples ? 'numbers' : undefined;
}

export const relationIdOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';

interface Relation {
  /** What the other part is to this one: the last word of its type, which the strict form calls alike. */
  type: string;
  target: string;
}
type Relations = ReadonlyMap<string, Relation>;

/** Parts by the id that this one uses for them; of the archive itself where it is ''. */
async function readRelations(zip: Zip, part: string): Promise<Relations> {
  const relations = new Map<string, Relation>();
  const from = part.replace(/[^/]*$/, '_rels/$&.rels');
  if (!zip.has(from)) return relations;
  await readXml(zip.read(from), {
    open(name, { Id, Target, Type = '' }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      relations.set(Id, { type, target: resolved(Target, part) });
    },
  });
  return relations;
}

const partOf = (relations: Relations, type: string): string | undefined =>
  [...relations.values()].find((one) => one.type.toLowerCase() === type.toLowerCase())?.target;

/** A target as the name of a part: from the root, or from the folder of the part that names it. */
function resolved(target: string, part: string): string {
  const path = target.replaceAll('\\', '/');
  try {
    return decodeURIComponent(new URL(path, `file:///${part}`).pathname.slice(1));
  } catch {
    return path;
  }
}

/** How many links of a sheet are read at most. */
const mostLinks = 50_000;

/** Where the links of a sheet lead, by their ids. */
export async function readLinks(zip: Zip, sheet: string): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const part = sheet.replace(/[^/]*$/, '_rels/$&.rels');
  if (!zip.has(part)) return links;
  await readXml(zip.read(part), {
    open(name, { Id, Target, Type = '' }) {
      const isLink = name === 'Relationship' && Type.endsWith('/hyperlink');
      if (isLink && Id && Target && links.size < mostLinks) links.set(Id, Target);
    },
  });
  return links;
}

/** No spreadsheet accepts longer ones. */
const longestFormat = 255;
/** Excel itself keeps some 250 formats in a file. */
const mostFormats = 1000;

/** What cells look like, by the numbers of their styles. */
export interface CellStyles {
  /** They show a number as a day. */
  dates: ReadonlySet<number>;
  /** They strike a text through. */
  struck: ReadonlySet<number>;
}

/**
 * Looks only at the formats that a style uses, each once, and at no more than the first
 * thousand.
 */
export async function readStyles(zip: Zip, part: string | undefined): Promise<CellStyles> {
  const [dates, struck] = [new Set<number>(), new Set<number>()];
  if (!part) return { dates, struck };
  const codes = new Map<number, string>();
  const ids: { format: number; font: number }[] = [];
  const struckFonts = new Set<number>();
  let font = -1;
  let inside = '';
  await readXml(zip.read(part), {
    open(name, { numFmtId, formatCode, fontId, val }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode?.slice(0, longestFormat) ?? '');
      if (name === 'fonts' || name === 'cellXfs') inside = name;
      if (name === 'font' && inside === 'fonts') font += 1;
      if (name === 'strike' && inside === 'fonts' && val !== '0') struckFonts.add(font);
      if (name !== 'xf' || inside !== 'cellXfs') return;
      ids.push({ format: Number(numFmtId ?? 0), font: Number(fontId ?? 0) });
    },
    close(name) {
      if (name === inside) inside = '';
    },
  });
  const used = [...new Set(ids.map(({ format }) => format))].slice(0, mostFormats);
  const days = new Set(used.filter((id) => isDateFormat(id, codes.get(id))));
  for (const [index, style] of ids.entries()) {
    if (days.has(style.format)) dates.add(index);
    if (struckFonts.has(style.font)) struck.add(index);
  }
  return { dates, struck };
}

/**
 * The texts that cells refer to by number. They are tidied once here, because a million cells may
 * use the same one.
 */
export async function readSharedStrings(zip: Zip, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!part) return texts;
  let text = '';
  const reader = textReader((piece) => {
    if (text.length < longestText) text += piece;
  });
  await readXml(zip.read(part), {
    ...reader,
    open(name) {
      if (name === 'si') text = '';
      reader.open(name);
    },
    close(name) {
      if (name === 'si') texts.push(tidyCell(plain(text)));
      reader.close(name);
    },
  });
  return texts;
}

/**
 * `_x000D_` stands for a character that XML does not allow (ECMA-376, ST_Xstring). Databases don't
 * allow some of those either: they become spaces, and halves of surrogate pairs become U+FFFD.
 */
export const plain = (text: string): string =>
  text
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ' ')
    .toWellFormed();

/** Picks the text out of formatted runs. The pronunciation (rPh) is not part of it. */
export function textReader(onText: (text: string) => void) {
  let inText = false;
  let inPhonetic = false;
  const mark = (name: string, isOpen: boolean) => {
    if (name === 't') inText = isOpen;
    if (name === 'rPh') inPhonetic = isOpen;
  };
  return {
    open: (name: string) => mark(name, true),
    close: (name: string) => mark(name, false),
    text(text: string) {
      if (inText && !inPhonetic) onText(text);
    },
  };
}
