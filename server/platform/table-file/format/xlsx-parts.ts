import { isDateFormat } from '#server/platform/table-file/cell/dates.ts';
import { notATable } from '#server/platform/table-file/cell/refuse.ts';
import { longestText, tidyCell } from '#server/platform/table-file/cell/row.ts';
import { readXml } from './read-xml.ts';
import type { Zip } from './zip.ts';

export interface SheetPart {
  name: string;
  part: string;
  isHidden: boolean;
}

export interface Workbook {
  /** Without sheets of charts. */
  sheets: SheetPart[];
  from1904: boolean;
}

const workbookPart = 'xl/workbook.xml';
/** Excel itself gives up long before. */
const mostSheets = 200;

export async function readWorkbook(zip: Zip): Promise<Workbook> {
  if (!zip.has(workbookPart)) throw notATable(zip.has('content.xml') ? 'openDocument' : undefined);
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await readXml(zip.read(workbookPart), {
    open(tag, attributes) {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet' || sheets.length === mostSheets) return;
      const relation = relationIdOf(attributes);
      const { name = '', state = 'visible' } = attributes;
      sheets.push({ name: tidyCell(plain(name)), relation, isHidden: state !== 'visible' });
    },
  });
  if (sheets.length === 0) throw notATable();
  const targets = await readRelations(zip);
  return {
    sheets: sheets.flatMap(({ relation, ...sheet }) => {
      const { part, isTable } = targets.get(relation) ?? {};
      if (!part || !zip.has(part)) throw notATable();
      return isTable ? [{ ...sheet, part }] : [];
    }),
    from1904,
  };
}

export const relationIdOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';

/** Parts by the id that the workbook uses for them. */
async function readRelations(zip: Zip): Promise<Map<string, { part: string; isTable: boolean }>> {
  const targets = new Map<string, { part: string; isTable: boolean }>();
  await readXml(zip.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target, Type = '' }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, { part, isTable: !/\/(chart|dialog|macro)sheet$/i.test(Type) });
    },
  });
  return targets;
}

/** As many links of a sheet are read. */
const mostLinks = 50_000;

/** Where the links of a sheet lead, by their ids. */
export async function readLinks(zip: Zip, sheet: string): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const part = sheet.replace(/([^/]+)$/, '_rels/$1.rels');
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
 * Of the formats only those are looked at that a style uses, each once, and of those the first
 * thousand.
 */
export async function readStyles(zip: Zip): Promise<CellStyles> {
  const [dates, struck] = [new Set<number>(), new Set<number>()];
  if (!zip.has('xl/styles.xml')) return { dates, struck };
  const codes = new Map<number, string>();
  const ids: { format: number; font: number }[] = [];
  const struckFonts = new Set<number>();
  let font = -1;
  let inside = '';
  await readXml(zip.read('xl/styles.xml'), {
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
export async function readSharedStrings(zip: Zip): Promise<string[]> {
  const texts: string[] = [];
  if (!zip.has('xl/sharedStrings.xml')) return texts;
  let text = '';
  const reader = textReader((piece) => {
    if (text.length < longestText) text += piece;
  });
  await readXml(zip.read('xl/sharedStrings.xml'), {
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
