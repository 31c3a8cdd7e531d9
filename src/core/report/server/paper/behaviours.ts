import { isRough } from '#core/report/contract/content/report-gaps.ts';
import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import {
  behaviourBlocks,
  questionMarkBy,
  type Rater,
  ratersOfQuestions,
  seenBehaviours,
} from '#core/report/contract/telling/report-behaviours.ts';
import { clean, inColumn } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** The most or the least seen behaviours, below what they are part of the answer to. Null where there are none. */
export function seenOf(reading: PaperReading, which: 'top' | 'low') {
  const { content, t, locale } = reading;
  const list = seenBehaviours(content)[which];
  if (list.length === 0) return null;
  return {
    heading: t(`paper.behaviours.${which}`),
    items: list.map(({ questionText, mark }) => ({
      text: inColumn(questionText),
      mark: formatMark(mark, locale, digitsOf(content)),
    })),
  };
}

/**
 * The appendix: what each competence is, and its questions with their marks (rule 65e). Null where there
 * are none.
 */
export function behaviourAppendix({ content, t, locale }: PaperReading) {
  const blocks = behaviourBlocks(content);
  if (blocks.length === 0) return null;
  const raters = ratersOfQuestions(content);
  const label = (rater: Rater) =>
    rater === 'others'
      ? t('paper.behaviours.others')
      : groupLabel([rater === 'self' ? 'employee' : rater], t);
  const [reason = null, ...otherReasons] = new Set(blocks.map(({ whyNot }) => whyNot));
  const everywhere = otherReasons.length === 0 ? reason : null;
  const cellOf = (rater: Rater, mark: number | null) => ({
    mark: formatMark(mark, locale, digitsOf(content)),
    below:
      rater === 'others' && mark !== null && isRough(content, { types: ['colleague'], mark })
        ? t('paper.roughly')
        : null,
  });
  return {
    heading: t('paper.behaviours.heading'),
    lead: [
      t('paper.behaviours.lead'),
      ...(everywhere ? [t(`paper.behaviours.everywhere.${everywhere}`)] : []),
    ].join(' '),
    head: raters.map(label),
    blocks: blocks.map(({ name, description, questions, whyNot }) => ({
      name: inColumn(name),
      description: description && clean(description),
      note: whyNot && !everywhere ? t(`paper.behaviours.${whyNot}`) : null,
      rows: questions.map((question) => ({
        question: clean(question.questionText),
        cells: raters.map((rater) => cellOf(rater, questionMarkBy(question, rater))),
      })),
    })),
  };
}
