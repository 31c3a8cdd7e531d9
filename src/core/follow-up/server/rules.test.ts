import { describe, expect, test } from 'vitest';
import { changeAnswers } from '#core/follow-up/contract/rules/follow-up.ts';
import { type OpenedSheet, resultOf, sheetOf, wordOf } from './rules.ts';

describe('the word', () => {
  test.each([
    [{ more: 3, same: 0, less: 0 }, 'more'],
    [{ more: 2, same: 1, less: 0 }, 'more'],
    [{ more: 2, same: 2, less: 0 }, 'same'],
    [{ more: 3, same: 2, less: 0 }, 'more'],
    [{ more: 2, same: 0, less: 1 }, 'same'],
    [{ more: 0, same: 1, less: 2 }, 'less'],
    [{ more: 0, same: 3, less: 0 }, 'same'],
    [{ more: 4, same: 3, less: 1 }, 'same'],
  ] as const)('%o', (counts, word) => expect(wordOf(counts)).toBe(word));

  /** Each way in which so many people can press, as counts. */
  const waysOf = (people: number) =>
    Array.from({ length: people + 1 }, (_, more) =>
      Array.from({ length: people - more + 1 }, (_, same) => ({
        more,
        same,
        less: people - more - same,
      })),
    ).flat();

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'of %i people fixes nobody’s answer: each may still have pressed either of two',
    (people) => {
      for (const word of ['more', 'same', 'less'] as const) {
        const fitting = waysOf(people).filter((counts) => wordOf(counts) === word);
        const pressed = (['more', 'same', 'less'] as const).filter((answer) =>
          fitting.some((counts) => counts[answer] > 0),
        );
        expect(pressed.length).toBeGreaterThan(1);
      }
    },
  );

  test.each([7, 8, 9, 10, 11, 12])(
    'of %i people tells nobody who knows their own answer that all others agree',
    (people) => {
      for (const counts of waysOf(people)) {
        const own = (['more', 'same', 'less'] as const).filter((answer) => counts[answer] > 0);
        for (const answer of own) {
          const others = waysOf(people - 1).filter(
            (rest) => wordOf({ ...rest, [answer]: rest[answer] + 1 }) === wordOf(counts),
          );
          expect(others.length).toBeGreaterThan(1);
        }
      }
    },
  );
});

describe('the result', () => {
  const questions = [{ questionId: 'one', text: { ru: 'Слушает' } }];
  const sheet = (
    answer: (typeof changeAnswers)[number],
    text = '',
    isManager = false,
  ): OpenedSheet => ({
    ...sheetOf([answer], text),
    isManager,
  });
  const told = (sheets: readonly OpenedSheet[], countedCount: number, threshold = 3) =>
    resultOf({ questions, sheets, countedCount, threshold });
  const wordIn = (...given: Parameters<typeof told>) => told(...given).behaviourList[0]?.word;

  test('every answer comes back as it was given', () => {
    for (const answer of changeAnswers)
      expect(told([sheet(answer, '', true)], 0).behaviourList[0]?.managerList).toEqual(
        answer === 'none' ? [] : [answer],
      );
  });

  test('is told from the threshold on, by those who could say', () => {
    const three = [sheet('more'), sheet('more'), sheet('more')];
    expect(wordIn(three, 3)).toBe('more');
    expect(wordIn(three.slice(1), 2)).toBe('few');
    expect(wordIn([...three.slice(1), sheet('none')], 3)).toBe('few');
    expect(wordIn([], 0)).toBe('few');
  });

  test('whoever doesn’t count is in the word, but not in the threshold', () => {
    const four = [sheet('more'), sheet('more'), sheet('same'), sheet('same')];
    expect(wordIn(four, 3)).toBe('same');
    expect(wordIn(four, 2)).toBe('few');
    expect(wordIn([...four, sheet('none')], 4)).toBe('same');
  });

  test('managers are in no word, and what they say is shown as it is', () => {
    const two = [sheet('more'), sheet('more'), sheet('less', 'Реже спешить', true)];
    expect(told(two, 2)).toMatchObject({
      behaviourList: [{ word: 'few', managerList: ['less'] }],
      sentenceList: [],
      managerSentenceList: ['Реже спешить'],
    });
  });

  test('sentences are shown together, in alphabetical order', () => {
    const three = [sheet('more', 'Юля'), sheet('same', 'Анна'), sheet('none')];
    expect(told(three, 3).sentenceList).toEqual(['Анна', 'Юля']);
    expect(told(three, 2).sentenceList).toEqual([]);
  });
});
