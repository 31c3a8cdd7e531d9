import type { ArchivableEntry, Entry } from '#platform/contract/call/fields.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

/** In a shorter word one letter makes another word: IT, HR. */
const shortestWord = 5;

interface Spelled {
  words: readonly string[];
  letters: string;
}

/**
 * Finds the entry that a name is one slip of the pen away from (rule 208): a letter too many, missing,
 * other, or two that stand the other way round. So is one with a remark in brackets, or the first of several. Null where
 * several are near, or none that is not archived.
 */
export function nearestName(known: Iterable<ArchivableEntry>): (name: string) => Entry | null {
  const entries = [...known]
    .filter(({ isArchived }) => !isArchived)
    .map((entry) => ({ ...entry, ...spelled(entry.name) }));
  const byName = new Map(entries.map((entry) => [fold(entry.name), entry]));
  return (name) => {
    const plain = [withoutBrackets(name), firstOf(name)].find((one) => byName.has(fold(one)));
    const whole = plain === undefined ? undefined : byName.get(fold(plain));
    if (whole) return { id: whole.id, name: whole.name };
    const own = spelled(name);
    const near = entries.filter((entry) => isSlip(own, entry));
    const [first] = near;
    return first && near.length === 1 ? { id: first.id, name: first.name } : null;
  };
}

/** «Цех № 1 (25 чел.)». */
const withoutBrackets = (name: string): string => name.replace(/\s*[([/][^)\]/]*[)\]/]\s*$/, '');
/** «Цех № 1, Отдел продаж», as Bitrix24 has people of two departments. */
const firstOf = (name: string): string => name.split(/[,;\n]/)[0] ?? name;

function spelled(name: string): Spelled {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return { words, letters: words.join('') };
}

/** Numbers are no slips: shop 1 and shop 2 are two. */
function isSlip(own: Spelled, other: Spelled): boolean {
  if (Math.abs(own.letters.length - other.letters.length) > 1) return false;
  if (own.letters === other.letters) return own.letters !== '';
  if (own.words.length !== other.words.length) return false;
  const apart = own.words.flatMap((word, n) =>
    word === other.words[n] ? [] : [[word, other.words[n] ?? ''] as const],
  );
  const [pair] = apart;
  return pair !== undefined && apart.length === 1 && isOneLetterOff(...pair);
}

function isOneLetterOff(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length < shortestWord) return false;
  if (long.length - short.length > 1 || /\P{L}/u.test(short + long)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(at);
  const longRest = long.slice(at);
  if (short.length < long.length) return rest === longRest.slice(1);
  const isTurned = rest[0] === longRest[1] && rest[1] === longRest[0];
  return rest.slice(1) === longRest.slice(1) || (isTurned && rest.slice(2) === longRest.slice(2));
}
