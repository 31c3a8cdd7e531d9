import type { ReportContent } from '#contract/rules/report-content.ts';
import { groupKey, groupLabel } from '#contract/rules/report-groups.ts';
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
      groups: joinGroups(answers).map(({ types, texts }) => ({
        group: groupLabel(types, t),
        answers: texts,
      })),
    })),
  };
}

/**
 * Answers of the same types stand under one heading, whether they came as one entry or one per
 * text.
 */
function joinGroups(answers: ReportContent['commonQuestionAnswerList'][number]['answers']) {
  const joined = new Map<string, { types: (typeof answers)[number]['types']; texts: string[] }>();
  for (const { types, data } of answers) {
    const key = groupKey(types);
    const group = joined.get(key) ?? { types, texts: [] };
    group.texts.push(...(data ?? []));
    joined.set(key, group);
  }
  return [...joined.values()].filter(({ texts }) => texts.length > 0);
}
