import type { FilledSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import type { FollowUpResult } from '#core/follow-up/contract/follow-up.ts';
import type { ChangeAnswer, ChangeWord } from '#core/follow-up/contract/rules/follow-up.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Answer } from '#platform/contract/rules/scale.ts';

/** What is told of a change (rule 230): one word for all peers, customers and direct reports together. */

export interface SeenCounts {
  more: number;
  same: number;
  less: number;
}

/**
 * A word where those who see it one way outnumber those who see it the other way by more than half of all who could say;
 * else no clear change. So no word ever fixes one person's answer, for three people to twelve (rules.test.ts).
 */
export function wordOf({ more, same, less }: SeenCounts): Exclude<ChangeWord, 'few'> {
  const couldSay = more + same + less;
  if ((more - less) * 2 > couldSay) return 'more';
  return (less - more) * 2 > couldSay ? 'less' : 'same';
}

/** How a sheet keeps such an answer: as those of the scale for which a report would give 5, 3, 1 and no mark. */
const kept = { more: 1, same: 3, less: 5, none: 0 } as const satisfies Record<ChangeAnswer, Answer>;
const said = new Map<Answer | null, ChangeAnswer>(
  (Object.keys(kept) as ChangeAnswer[]).map((answer) => [kept[answer], answer]),
);

/** The place of the sentence in a sheet. */
const sentence = 'sentence';

export const sheetOf = (answers: readonly ChangeAnswer[], text: string): FilledSheet => ({
  answers: answers.map((answer) => kept[answer]),
  texts: text === '' ? {} : { [sentence]: text },
});

export interface OpenedSheet extends FilledSheet {
  isManager: boolean;
}

interface Given {
  questions: readonly { questionId: string; text: Localized }[];
  /** In an order that tells nothing. */
  sheets: readonly OpenedSheet[];
  /** Of peers, customers and direct reports who have answered: how many count (rule 25). */
  countedCount: number;
  threshold: number;
}

/**
 * The one output. A behaviour is told where those who could say, less the sheets of those who don't count, are at least
 * `threshold`; the sentences where the sheets are. What managers say is shown as it is.
 */
export function resultOf({ questions, sheets, countedCount, threshold }: Given): FollowUpResult {
  const managers = sheets.filter(({ isManager }) => isManager);
  const others = sheets.filter(({ isManager }) => !isManager);
  const uncounted = Math.max(0, others.length - countedCount);
  const isTold = (people: number) => people - uncounted >= threshold;
  const answersAt = (from: readonly OpenedSheet[], place: number): ChangeAnswer[] =>
    from.map(({ answers }) => said.get(answers[place] ?? null) ?? 'none');
  return {
    behaviourList: questions.map(({ questionId, text }, place) => {
      const answers = answersAt(others, place);
      const count = (answer: ChangeAnswer) => answers.filter((one) => one === answer).length;
      const counts = { more: count('more'), same: count('same'), less: count('less') };
      const couldSay = counts.more + counts.same + counts.less;
      return {
        questionId,
        text,
        word: isTold(couldSay) ? wordOf(counts) : 'few',
        managerList: answersAt(managers, place).filter((answer) => answer !== 'none'),
      };
    }),
    sentenceList: isTold(others.length) ? sentencesOf(others) : [],
    managerSentenceList: sentencesOf(managers),
  };
}

/** In alphabetical order, which tells of nobody. */
const sentencesOf = (sheets: readonly OpenedSheet[]): string[] =>
  sheets
    .flatMap(({ texts }) => texts[sentence] ?? [])
    .sort((one, other) => one.localeCompare(other));
