import { groupLabel, textsByGroup } from '#core/report/contract/content/report-groups.ts';
import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { ratingRows } from '#core/report/contract/reading/report-ratings.ts';
import { answersLead } from '#core/report/contract/reading/report-words.ts';
import type { PaperReading } from './reading.ts';

/** The common questions on paper: means for rating questions, texts for open ones. */

export function ratingsOf(reading: PaperReading) {
  const { content, t, locale } = reading;
  const questions = content.commonQuestionAnswerList.filter(({ type }) => type === 'rating');
  return {
    heading: t('paper.answers.ratings'),
    head: [t('paper.answers.group'), t('paper.answers.mark'), t('paper.answers.sheets')],
    empty: t('paper.answers.empty'),
    questions: questions.map((question) => ({
      question: question.questionText,
      rows: ratingRows(reading, question).map(({ label, mark, note }) => ({
        group: label,
        mark: formatMark(mark, locale, digitsOf(content)),
        sheets: note,
      })),
    })),
  };
}

export function textsOf(reading: PaperReading) {
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
