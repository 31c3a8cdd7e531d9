import { isFirstName } from './first-names.ts';
import { isPatronymic } from './split-name.ts';

const between = /\s(?:и|and|&|\+)\s|;|\s\/\s|\/(?=\p{Lu})|\n|,/u;
const sure = /\s(?:и|and|&|\+)\s|;/u;
const initials = /(?:^|\s)\p{Lu}\.(?:\s?\p{Lu}\.)?(?=$|\s)/u;
/** Longer texts are no names. */
const longest = 300;

/** Whether a cell names two people: «Иванов И.И., Петров П.П.» does, “Garcia Lopez, Maria Anna” doesn't. */
export function areTwo(cell: string): boolean {
  if (cell.length > longest) return false;
  const words = wordsOf(cell);
  if (words.length > 5 && words.filter(isPatronymic).length > 1) return true;
  const found = between.exec(cell);
  if (!found) return false;
  const parts = [cell.slice(0, found.index), cell.slice(found.index + found[0].length)];
  if (sure.test(found[0])) return parts.every((part) => /\p{L}{2}/u.test(part));
  return parts.every((part) => wordsOf(part).length > 1 && isWhole(part));
}

const isWhole = (part: string): boolean =>
  initials.test(part) || wordsOf(part).some((word) => isPatronymic(word) || isFirstName(word));

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
