import { foldHeader } from '#platform/server/table-file/cell/fold.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import type { FileRow } from '#platform/server/table-file/cell/row.ts';
import { headRows } from '#platform/server/table-file/format/choose-sheet.ts';

/** What a column may be called in a file. */
export interface ColumnNames<Key extends string = string> {
  /** Also accepted as the column's header, as in files from before the readable names. */
  key: Key;
  /**
   * The headers in English and Russian files, also used in messages. Then other accepted headers.
   */
  names: readonly [en: string, ru: string, ...others: string[]];
  /** What other programs call it, the likeliest first: of two columns the earlier name has it. */
  synonyms?: readonly string[];
  /** Rows have its names too, so one such name alone tells no header. */
  isAlsoValue?: boolean;
  /** Several columns may say it, each in its own words. */
  mayRepeat?: boolean;
}

/** What a company has chosen before, by `matchKey`: a column's key, or null for none. */
export type KeptMatches = Readonly<Record<string, string | null>>;

/** The text by which a header is known again: folded, and as short as answers have it. */
export const matchKey = (header: string): string => foldHeader(quotedCell(header));

export interface Header {
  /** Where the header begins among the rows, and how many rows it takes. */
  at: number;
  height: number;
  /** The texts above the columns. */
  cells: string[];
  /** The key of each column that its header names. Two may have the same. */
  keys: (string | null)[];
  /** How many keys its texts name. */
  keyCount: number;
}

/** Finds a header by as many of its names as possible among the first rows. */
export function createHeaderFinder(columns: readonly ColumnNames[], kept: KeptMatches = {}) {
  const ranks = ranksOf(columns);
  // GivenName and Ф.И.О. have their spaces elsewhere.
  const joined = new Map([...ranks].map(([name, named]) => [name.replaceAll(' ', ''), named]));
  const repeated = new Set(columns.filter((one) => one.mayRepeat).map(({ key }) => key));
  const alsoValues = new Set(columns.filter((one) => one.isAlsoValue).map(({ key }) => key));
  const nameOf = (text: string): Named | undefined => {
    if (text.length > longestHeader) return undefined;
    const own = matchKey(text);
    const chosen = Object.hasOwn(kept, own) ? kept[own] : undefined;
    if (chosen !== undefined) return chosen === null ? undefined : { key: chosen, rank: -1 };
    const bare = foldHeader(text.replace(/\(.*?\)|\[.*?\]/g, '')).replace(asked, '');
    const whole = ranks.get(foldHeader(text)) ?? ranks.get(bare);
    if (whole) return whole;
    // «Должность / Position».
    const parts = text.split(/[/|\n]/).map((part) => ranks.get(foldHeader(part)));
    return joined.get(bare.replaceAll(' ', '')) ?? parts.find((part) => part !== undefined);
  };
  function read(at: number, height: number, texts: readonly (readonly string[])[]): Header {
    const cells = texts.map((ways) => ways.find((text) => nameOf(text)) ?? ways.at(-1) ?? '');
    const keys = bestOf(cells.map(nameOf), repeated);
    const known = [...new Set(keys.filter((key) => key !== null))];
    const isValue = known.filter((key) => alsoValues.has(key)).length === 1;
    return { at, height, cells, keys, keyCount: known.length - (isValue ? 1 : 0) };
  }

  function find(rows: readonly FileRow[]): Header {
    const head = rows.slice(0, headRows);
    const single = head.map(({ cells }, at) => read(at, 1, cells.map(alone)));
    const double = head.flatMap((upper, at) => {
      const lower = rows[at + 1];
      return lower ? [read(at, 2, inTwoRows(upper.cells, lower.cells))] : [];
    });
    const all = [...single, ...double];
    // A table further down may name more: that of those who have left.
    const person = head.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
    const above = mostNamed(all.filter(({ at, height }) => at + height <= person));
    const best = above && above.keyCount > 1 ? above : mostNamed(all);
    return best && best.keyCount > 0 ? extended(best, rows) : widest(single);
  }

  /** Further rows of names below a header belong to it: the lowest name of a column counts. */
  function extended(header: Header, rows: readonly FileRow[]): Header {
    const { at, height } = header;
    const below = height < highest ? rows[at + height] : undefined;
    const named = below?.cells.map(nameOf) ?? [];
    const isHeader = below?.cells.every((text, index) => text === '' || named[index]) ?? false;
    if (!below || !isHeader) return header;
    const cells = Array.from(
      { length: Math.max(header.cells.length, below.cells.length) },
      (_, index) => below.cells[index] || (header.cells[index] ?? ''),
    );
    return extended({ ...read(at, height + 1, cells.map(alone)), cells }, rows);
  }
  return {
    find,
    /** The key that each text names by itself. */
    nameKeys: (texts: readonly string[]) => read(0, 1, texts.map(alone)).keys,
    /** Whether a sheet has what reads like a header. */
    isTable: (rows: readonly FileRow[]): boolean =>
      rows.length > 0 && find(rows).keyCount >= Math.min(2, columns.length),
  };
}

/** The most rows that a header takes: reports of 1C stack that many. */
const highest = 5;
/** What a question begins with that a form asks: «Ваша должность», “Enter your job title”. */
const asked = /^((укажите|введите|please|enter|ваш|ваша|ваше|ваши|вашу|your) )+/;
/** The longest header that names a column, in characters. */
const longestHeader = 300;

interface Named {
  key: string;
  /** What the company has chosen is -1, the exact name 0; what else a column may be called follows. */
  rank: number;
}

function ranksOf(columns: readonly ColumnNames[]): Map<string, Named> {
  const ranks = new Map<string, Named>();
  for (const { key, names, synonyms = [] } of columns) {
    const own = [key, ...names].map((name) => [name, 0] as const);
    const others = synonyms.map((name, index) => [name, index + 1] as const);
    for (const [name, rank] of [...own, ...others]) {
      const folded = foldHeader(name);
      if (!ranks.has(folded)) ranks.set(folded, { key, rank });
    }
  }
  return ranks;
}

/** Where several columns name one key, only those with the best name get it, unless the key may repeat. */
function bestOf(
  named: readonly (Named | undefined)[],
  repeated: ReadonlySet<string>,
): (string | null)[] {
  const best = new Map<string, number>();
  for (const one of named) {
    if (one) best.set(one.key, Math.min(one.rank, best.get(one.key) ?? one.rank));
  }
  const isBest = ({ key, rank }: Named) => best.get(key) === rank || repeated.has(key);
  return named.map((one) => (one && isBest(one) ? one.key : null));
}

const alone = (text: string) => [text];

/**
 * `Дата` above `приёма`: the lower text counts after the upper one, which may reach over several
 * columns, or alone.
 */
function inTwoRows(upper: readonly string[], lower: readonly string[]): string[][] {
  let above = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [own = '', below = ''] = [upper[index], lower[index]];
    above = own || above;
    if (below === '' || below === own) return [own];
    return [`${above} ${below}`.trim(), below, `${own} ${below}`.trim()];
  });
}

const mostNamed = (headers: readonly Header[]): Header | undefined =>
  headers.reduce<Header | undefined>(
    (best, one) => (best && best.keyCount >= one.keyCount ? best : one),
    undefined,
  );

/** The header where no name is known: the first of the rows with the most cells. */
function widest(headers: readonly Header[]): Header {
  const filled = ({ cells }: Header) => cells.filter((cell) => cell !== '').length;
  return headers.reduce((best, one) => (filled(one) > filled(best) ? one : best));
}
