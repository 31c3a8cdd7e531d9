import { fold } from '#platform/server/table-file/cell/fold.ts';

const russian = /^(ru|rus|рус|русский|russian)([-_ ].*)?$/;
const english = /^(en|eng|анг|англ|английский|english)([-_ ].*)?$/;

/** `Русский`, `en-US`, `RU`; Russian where nothing is said. Anything else stays as it is. */
export function readLanguage(cell: string): string {
  const word = fold(cell);
  if (word === '' || russian.test(word)) return 'ru';
  return english.test(word) ? 'en' : word;
}
