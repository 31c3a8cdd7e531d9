import { isFormulaError } from './bad-cell.ts';
import { isFirstName } from './first-names.ts';

export interface SplitName {
  lastName: string;
  firstName: string;
  middleName: string;
}

/** What a name of two words begins with. */
export type NameOrder = 'lastFirst' | 'firstFirst';

const initial = /^\p{L}\.$/u;
const patronymic =
  /(вич|вна|чна|[ео]вн[аы]|ьич|[кмт]ич|[-‑](оглы|оглу|кызы|гызы|улы|уулу)|\p{L}{3}(ұлы|улы|қызы|кызы)|[a-z]{3}([oe]vich|[oe]vna|ichna))$/iu;
export const isPatronymic = (word: string): boolean => patronymic.test(word);
/** The number of a row and stars before a name; an address, stars and a dot behind it. */
const besideName =
  /^(?:№ ?)?\d{1,5}[.)]? +|^[*+#!"]+|[*+#!"]+$| *<[^<>]*>$|(?<=\p{L}{3})[.,;:]+$/gu;
const mayHaveBeside = /[\d№*+#!"<>.,;:]/;
/** A woman’s father’s name is no last name. */
export const isDaughterOf = (word: string): boolean => /(?:[ео]вна|ична)$/i.test(word);
/** «Иванова Анна Ильинична (Петрова)»: the former last name. */
const formerName = /^(\S+) (\S+ \S+(?:вич|вна|чна)) ?(\(\p{L}+\))$/u;
/** A word of its own after the father's name. */
const sonOrDaughter = /^(оглы|оглу|кызы|гызы|улы|уулу|угли|кизи|ogly|oglu|kyzy)$/i;
/** Begins a last name of several words. */
const particle =
  /^(van|von|der|den|de|da|di|del|della|la|le|el|al|bin|ibn|фон|ван|де|дер|дель|да|ди|ду|дос|ла|ле|аль|эль|бен|ибн)$/;

/**
 * Splits a name written in one cell (rule 79). Russian order is last, first, middle name; a
 * patronymic, or an initial that begins it, tells where the first name stands; otherwise `order` does.
 * What cannot be split is a last name alone.
 */
export function splitName(cell: string, order: NameOrder): SplitName {
  const text = cell
    .replace(/\s+/g, ' ')
    .replace(/\([^()]*\)/g, (words) => (/\d/.test(words) ? ' ' : words))
    .replace(/ ?[-‑–] ?/g, '-')
    .replace(formerName, '$1 $3 $2');
  const [before = '', after] = text.split(',');
  if (after?.trim()) return inOrder([before.trim(), ...wordsOf(after)]);
  const words = wordsOf(before);
  if (words.length < 2) return inOrder(words);
  const [first = '', second = ''] = words;
  if (words.length === 2 && isDaughterOf(second)) {
    return { lastName: '', firstName: first, middleName: second };
  }
  const isFirst = order === 'firstFirst' || initial.test(words[0] ?? '');
  return aroundPatronymic(words) ?? (isFirst ? firstNameFirst(words) : inOrder(words));
}

/**
 * What stands in a column of another name: NAME beside LAST_NAME is the first one alone, and «Пётр
 * Сергеевич» among the first names is two.
 */
export function withOwnNames<Names extends SplitName & { fullName: string }>(names: Names): Names {
  const { lastName, firstName, middleName } = names;
  const isTidied = mayHaveBeside.test(names.fullName) && !isFormulaError(names.fullName);
  const fullName = isTidied ? names.fullName.replace(besideName, '').trim() : names.fullName;
  if (lastName !== '' && firstName === '' && /^\S+$/.test(fullName)) {
    return { ...names, firstName: fullName, fullName: '' };
  }
  const [first = '', second = '', ...others] = firstName.split(/\s+/);
  const isOnlyOnce = middleName === '' || middleName === second;
  const isBoth = isOnlyOnce && others.length === 0 && patronymic.test(second);
  const own = fullName === names.fullName ? names : { ...names, fullName };
  return isBoth ? { ...own, firstName: first, middleName: second } : own;
}

function wordsOf(text: string): string[] {
  const words = text
    // Initials without a space between them: И.И.
    .replace(/(\p{L}\.)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .filter(Boolean);
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    // «Гасан оглы» and «Иванова (Петрова)» are one name each.
    const isPart = last !== undefined && (sonOrDaughter.test(word) || word.startsWith('('));
    if (isPart) joined[joined.length - 1] = `${last} ${word}`;
    else joined.push(word);
  }
  return joined;
}

function inOrder(words: readonly string[]): SplitName {
  const begin = words.findIndex((word) => !particle.test(word));
  const [lastName = '', firstName = '', ...others] =
    begin > 0 ? [words.slice(0, begin + 1).join(' '), ...words.slice(begin + 1)] : words;
  return { lastName, firstName, middleName: others.join(' ') };
}

/** «Салтыков Щедрин Михаил Евграфович», and «Михаил Евграфович Салтыков». */
function aroundPatronymic(words: readonly string[]): SplitName | undefined {
  const last = words.findLastIndex((word) => isFathers(word));
  const isFirst = words.length === 3 && last === 2 && isFirstName(words[0] ?? '');
  // «Роман Аркадьевич Абрамович», “Anna Maria Petrovich”.
  const at = isFirst && isFathers(words[1] ?? '') ? 1 : last;
  const middleName = words[at];
  if (isFirst && at === last && /[a-z]$/i.test(middleName ?? '')) return undefined;
  if (middleName === undefined || at === 0 || words.length < 3) return undefined;
  const after = words.slice(at + 1);
  if (after.length > 0) {
    return { lastName: after.join(' '), firstName: words.slice(0, at).join(' '), middleName };
  }
  return {
    lastName: words.slice(0, at - 1).join(' '),
    firstName: words[at - 1] ?? '',
    middleName,
  };
}

const isFathers = (word: string): boolean =>
  patronymic.test(word) || sonOrDaughter.test(lastOf(word));
const lastOf = (word: string): string => word.split(' ').at(-1) ?? '';

function firstNameFirst(words: readonly string[]): SplitName {
  const begin = words.findIndex((word, at) => at > 0 && particle.test(word));
  const at = begin > 0 ? begin : words.length - 1;
  const [firstName = '', ...middle] = words.slice(0, at);
  return { lastName: words.slice(at).join(' '), firstName, middleName: middle.join(' ') };
}
