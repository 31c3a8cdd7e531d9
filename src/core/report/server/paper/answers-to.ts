import { digitsOf, formatMark } from '#core/report/contract/content/report-numbers.ts';
import { answerHeading, sayAnswer } from '#core/report/contract/reading/report-words.ts';
import {
  type Asked,
  asked,
  strengthsOf,
  widestGaps,
} from '#core/report/contract/telling/report-answers.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import { seenOf } from './behaviours.ts';
import { rowOf } from './lines.ts';
import type { PaperReading } from './reading.ts';

/** What a reader takes away who reads nothing else (rule 65): three answers, those that the report has. */
export function mainOf(reading: PaperReading) {
  return {
    heading: reading.t('paper.main.heading'),
    whole: sayAnswer('whole', reading),
    answers: asked
      .map((what) => answerTo(what, reading))
      .filter(
        ({ points, marks, gaps, seen }) =>
          points.length + marks.length + gaps.length > 0 || seen !== null,
      ),
  };
}

function answerTo(what: Asked, reading: PaperReading) {
  const { content, t, locale } = reading;
  const marks = what === 'strengths' ? strengthsOf(content) : [];
  return {
    heading: answerHeading(what, reading),
    points: sayAnswer(what, reading),
    marks: marks.map(({ name, mark, isDisputed }) => ({
      text: inColumn(name),
      mark: formatMark(mark, locale, digitsOf(content)),
      note: isDisputed ? t('paper.competences.opinionsDiffer') : null,
    })),
    gaps: what === 'otherwise' ? widestGaps(content).map((row) => rowOf(row, reading)) : [],
    seen: what === 'otherwise' ? null : seenOf(reading, what === 'next' ? 'low' : 'top'),
  };
}
