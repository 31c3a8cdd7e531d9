import { expect, test } from 'vitest';
import { type HelpIndex, helpWordsOf } from '#addon/help/contract/help-words.ts';
import { searchHelp } from './search-help.ts';

/** Sections of these words, each as heavy as the number behind it. */
function indexOf(...sections: readonly (readonly [heading: string, weight: number])[]): HelpIndex {
  const words: HelpIndex['words'] = {};
  sections.forEach(([heading, weight], at) => {
    for (const word of helpWordsOf(heading))
      words[word] = [...(words[word] ?? []), at * 10 + weight];
  });
  const shown = sections.map(([heading], at) => ({
    href: `/${at}`,
    page: '',
    heading,
    opening: '',
  }));
  return { sections: shown, words };
}

const index = indexOf(
  ['Забыли пароль', 1],
  ['Сменить пароль в настройках', 4],
  ['Отчёты компании', 1],
  ['Passwords of people', 1],
);
const found = (typed: string) => searchHelp(index, typed).map(({ href }) => href);

test.each([
  ['пароли', ['/1', '/0']],
  ['паролем', ['/1', '/0']],
  ['пар', ['/1', '/0']],
  ['отчетах', ['/2']],
  ['ОТЧЁТ', ['/2']],
  ['password', ['/3']],
  ['сменить пароль', ['/1']],
  ['забыли отчёты', ['/0', '/2']],
  ['кошка', []],
  ['в', []],
  ['  !?', []],
])('%s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('no more than twelve', () => {
  const many = indexOf(...Array.from({ length: 30 }, () => ['Пароль', 1] as const));
  expect(searchHelp(many, 'пароль')).toHaveLength(12);
});
