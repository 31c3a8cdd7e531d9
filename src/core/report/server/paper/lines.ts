import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import {
  digitsOf,
  formatGap,
  formatMark,
  gapOf,
} from '#core/report/contract/content/report-numbers.ts';
import {
  hasSelf,
  othersMarks,
  whyNoMarks,
} from '#core/report/contract/content/report-statements.ts';
import { tableColumns } from '#core/report/contract/reading/report-table.ts';
import { othersLabel } from '#core/report/contract/reading/report-words.ts';
import { highestFirst } from '#core/report/contract/telling/report-answers.ts';
import { inColumn } from '#platform/server/pdf/clean.ts';
import type { PaperReading } from './reading.ts';

/** Every competence on a line of its own, the highest first. Null where nobody gave a mark. */
export function linesOf(reading: PaperReading) {
  const { content, t, previous } = reading;
  if (whyNoMarks(content)) return null;
  const change = tableColumns(reading, { previous }).find(({ kind }) => kind === 'change');
  return {
    heading: t('paper.lines.heading'),
    lead: othersMarks(content).length > 0 ? t('paper.lines.lead') : null,
    items: highestFirst(content).map((row) => ({
      ...rowOf(row, reading),
      change: change ? change.cellOf(row).text : null,
    })),
    changeLabel: change ? t('paper.competences.change') : null,
  };
}

/** What stands over the columns of such lines. */
export const lineLabels = ({ content, t }: PaperReading) => ({
  self: t('paper.zones.self'),
  others: othersLabel({ content, t }),
  gap: t('paper.zones.gap'),
  name: t('paper.competences.name'),
  hasSelf: hasSelf(content),
  hasOthers: othersMarks(content).length > 0,
});

export function rowOf(row: CompetenceMark, { content, locale }: PaperReading) {
  const { selfMark, otherParticipantMark: others } = row;
  const digits = digitsOf(content);
  return {
    name: inColumn(row.name),
    selfMark,
    othersMark: others,
    self: formatMark(selfMark, locale, digits),
    others: formatMark(others, locale, digits),
    gap: formatGap(gapOf(row, digits), locale, digits),
  };
}
