import { mostLeaders } from '#core/profile/contract/profile.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { withoutTitles } from './cells/tidy-name.ts';
import { type ReadEmail, readEmail } from './read-email.ts';

/** Somebody as a cell calls them: by e-mail, or by name as 1C does. */
export type LeaderWord = ReadEmail | { name: string };
export const saidOf = (word: LeaderWord): string => ('email' in word ? word.email : word.name);

/**
 * The leaders in a cell: `boss@zavod.ru; Петров Пётр Ильич`. What stands in brackets is no name. Of
 * too many for one person, one too many is read.
 */
export function readLeaders(cell: string): LeaderWord[] {
  return withoutTitles(namesInPaths(cell))
    .replace(lastThenFirst, '$1$2 $3')
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostLeaders + 1)
    .map((word) =>
      word.includes('@') ? readEmail(word) : { name: word.replace(/\([^()]*\)/g, '').trim() },
    );
}

/** `Kim, Oleg; Roy, Bob`: one word before a comma is the last name of what follows it. */
const lastThenFirst = /(^|[;\n]) *([\p{L}’'-]+), *(\p{L}[^,;\n@]*)(?=$|[;\n])/gu;

/** `CN=Петров Пётр,OU=Users,DC=zavod,DC=local`, as Active Directory calls a person. */
const path = /CN=((?:\\.|[^,;\\])+)(?:,[ ]*(?:CN|OU|DC|O|C|L)=(?:\\.|[^,;\\])*)*/gi;
const namesInPaths = (cell: string): string =>
  cell.replace(path, (_, name: string) => name.replace(/\\, ?/g, ' ').replace(/\\(.)/g, '$1'));

/**
 * The names by which a person may be called, folded: the whole name, last and first name in either order.
 * `name` begins with the last one, as in the directory, or is as a file has it.
 */
export function nameKeys(name: string): string[] {
  const whole = fold(name).replaceAll(',', '');
  const [last, ...given] = whole.split(' ');
  const [first] = given;
  if (!first) return [whole];
  const ways = [whole, `${last} ${first}`, `${first} ${last}`, `${given.join(' ')} ${last}`];
  return [...new Set(ways)];
}
