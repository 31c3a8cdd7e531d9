import type { EmployeeImportField, UntidyNames } from '#core/employee/contract/employee-import.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { quotedCell } from '#platform/server/table-file/cell/quoted.ts';
import { areTwo } from './two-people.ts';

/** Names as people write them by hand: in capitals, and with titles before and behind (rule 172a). */

const sciences =
  'т|э|м|х|б|ф|п|ю|и|г|в|арх|иск|культ|воен|вет|фарм|психол|социол|полит|геогр|ист|мед|техн|экон|юрид|хим|биол|пед|филос|филол|с\\.?-?х|ф\\.?-?м|г\\.?-?м|физ\\.?-?мат';
const titleWords = [
  `[кд]\\.? ?(?:${sciences})\\.? ?-?н\\.?`,
  '(?:канд(?:\\.|идат)|д-р|доктор) [а-яё.-]+ наук',
  'проф(?:ессор|\\.)?',
  'доц(?:ент|\\.)',
  'акад(?:емик|\\.)',
  'д-р',
  'г-н|г-жа|мл\\.|ст\\.|ИП|гр\\.|тов\\.',
  'prof\\.?|dr\\.?|mrs?\\.?|ms\\.?|miss|ph\\.? ?d\\.?|mba|m\\.d\\.|jr\\.?|sr\\.?|cpa',
];
const title = new RegExp(`(?<=^|[ ,(])(?:${titleWords.join('|')})(?=$|[ ,)])`, 'giu');
/** A job behind the father’s name. */
const job = /(?<=(?:вич|вна|чна)) [-–—] .+$/iu;
/** A longer text is no name, and would only cost time. */
const longest = 300;

/** The name without its titles. */
export function withoutTitles(name: string): string {
  if (name.length > longest || !mayHaveTitle.test(name)) return name;
  const bare = name.replace(title, ' ').replace(job, '');
  if (bare === name) return name;
  return bare
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
}
const mayHaveTitle =
  /[.,(]| [-–—] |^(проф|доц|акад|д-р|г-|ип |dr|mr|ms|miss|prof)|(phd|mba|jr|sr|cpa)$/i;

/** Behind the father’s name, where only a last name may follow: “, тел. 55-66”, “ начальник”. */
const besideFather =
  /(?<=\S \S*(?:[вькмт]ич|[вч]на|[ВЬКМТ]ИЧ|[ВЧ]НА))(?:,| \d| (?!(?:оглы|оглу|кызы|улы)\b)\p{Ll}).*$/u;
/** “Max Lee (On Leave)”. Numbers are no part of a name anyway; a Russian name may be the former one. */
const remark = / ?\((?!\p{Lu}[а-яё-]+\)$)[^()\d]*\)$| ?\[[^[\]]*\]$/u;
/** Outside brackets, as numbers in them are left out anyway. */
const hasDigit = /^[^(]*\d/;
const withDigit = /(?:^| )[^\s()]*\d[^\s()]*/g;
const mayHaveRemark = /[,)\]\d]| \p{Ll}/u;

/** The name alone. A column of its own is trusted, so that what was exported comes back as it was. */
function onlyName(name: string, field: keyof Names): string {
  const bare = withoutTitles(name);
  if (field !== 'fullName') return bare;
  if (bare.length > longest || !mayHaveRemark.test(bare)) return bare;
  const alone = bare.replace(besideFather, '').replace(remark, '').trim();
  return hasDigit.test(alone) ? alone.replace(withDigit, '').trim() : alone;
}

const kept =
  /^(фон|ван|де|дер|дель|да|ди|ду|дос|ла|ле|аль|эль|бен|ибн|van|von|der|den|de|da|di|del|della|la|le|bin|ibn)$/i;
const sonOrDaughter = /^(оглы|оглу|кызы|гызы|улы|уулу|угли|кизи)$/i;

/** Words in capitals or small letters begin with a capital. Initials and mixed words stay. */
function inTitleCase(name: string): string {
  if (!/\p{Lu}{2}|(^|[ -])\p{Ll}/u.test(name)) return name;
  const isWhole = !/\p{Ll}/u.test(name);
  return name.replace(/\([^()]*\p{Ll}[^()]*\)|[\p{L}'’]+/gu, (word) => {
    if (word.startsWith('(')) return word;
    if (sonOrDaughter.test(word)) return word.toLowerCase();
    if (kept.test(word) && !isWhole) return word;
    const isCapital = word === word.toUpperCase() && (isWhole || word.length > 2);
    if (!isCapital && word !== word.toLowerCase()) return word;
    return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  });
}

const nameFields = ['fullName', 'lastName', 'firstName', 'middleName'] as const;
type Names = Readonly<Record<(typeof nameFields)[number], string>>;

interface Row<Values extends Names> {
  rowIndex: number;
  values: Values;
}

/** The names as they should be; undefined where they are so. */
function tidied(values: Names): Names | undefined {
  // They need a row each, and tidied they would look like one.
  if (areTwo(values.fullName)) return undefined;
  const tidy = Object.fromEntries(
    nameFields.map((field) => [field, inTitleCase(onlyName(values[field], field))]),
  ) as Record<keyof Names, string>;
  return nameFields.some((field) => tidy[field] !== values[field]) ? tidy : undefined;
}

const mostSamples = 5;
const wholeName = ({ fullName, lastName, firstName, middleName }: Names): string =>
  fullName || [lastName, firstName, middleName].filter(Boolean).join(' ');

/** Tidies the names of all rows where that is wished; says in any case what it would change. */
export async function tidyNames<Values extends Names, Given extends Row<Values>>(
  rows: readonly Given[],
  isWished: boolean,
): Promise<{ rows: readonly Given[]; untidy: UntidyNames | null }> {
  const untidy: UntidyNames = { count: 0, rowList: [] };
  const all = await inSlices(rows, (row) => {
    const names = tidied(row.values);
    if (!names) return row;
    untidy.count += 1;
    if (untidy.rowList.length < mostSamples) {
      const value = quotedCell(wholeName(row.values));
      untidy.rowList.push({ rowIndex: row.rowIndex, value, tidied: quotedCell(wholeName(names)) });
    }
    return isWished ? { ...row, values: { ...row.values, ...names } } : row;
  });
  return { rows: all, untidy: untidy.count > 0 ? untidy : null };
}

/** The first name that has a title in it. */
export const titledField = (values: Names): EmployeeImportField | undefined =>
  nameFields.find((field) => onlyName(values[field], field) !== values[field]);
