import { groupLabel, textsByGroup } from '#contract/rules/report-groups.ts';
import { peopleBehind } from '#contract/rules/report-notes.ts';
import { digitsOf, formatMark } from '#contract/rules/report-numbers.ts';
import { answersLead } from '#contract/rules/report-words.ts';
import type { Reading } from './reading.ts';

/** The common questions on paper: means for rating questions, texts for open ones. */

export function ratingsOf({ content, t, locale }: Reading) {
  const questions = content.commonQuestionAnswerList.filter(({ type }) => type === 'rating');
  return {
    heading: t('paper.answers.ratings'),
    head: [t('paper.answers.group'), t('paper.answers.mark'), t('paper.answers.sheets')],
    empty: t('paper.answers.empty'),
    questions: questions.map(({ questionText, answers }) => ({
      question: questionText,
      rows: answers.map(({ types, mark, sheetCount }) => ({
        group: groupLabel(types, t),
        mark: formatMark(mark ?? null, locale, digitsOf(content)),
        sheets: peopleBehind(content, { types, sheetCount }, t),
      })),
    })),
  };
}

export function textsOf(reading: Reading) {
  const { content, t } = reading;
  const questions = content.commonQuestionAnswerList.filter(({ type }) => type === 'text');
  return {
    heading: t('paper.answers.heading'),
    lead: answersLead(reading),
    empty: t('paper.answers.empty'),
    questions: questions.map(({ questionText, answers }) => ({
      question: questionText,
      groups: textsByGroup(answers).map(({ types, texts }) => ({
        group: groupLabel(types, t),
        answers: texts,
      })),
    })),
  };
}
