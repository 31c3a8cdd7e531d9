import { columnsOf, onlyOthers } from '#contract/assessment/content/report-columns.ts';
import { gapNotes, plainEmptyReasons } from '#contract/assessment/content/report-gaps.ts';
import { groupLabel } from '#contract/assessment/content/report-groups.ts';
import { isOfSome } from '#contract/assessment/content/report-notes.ts';
import { formatLimits } from '#contract/assessment/content/report-numbers.ts';
import type { Telling } from './report-words.ts';

/** What has a column of its own beside the report's: the change, and the company's average. */
export interface BesideTable {
  previous: { number: number } | null;
  /** The first day of its year. */
  company: { from: string } | null;
}

/** What stands below the competence table: only what it takes to read this one. */
export function tableNotes(
  { content, t, locale }: Telling,
  { previous, company }: BesideTable,
): string[] {
  const columns = columnsOf(content);
  const only = onlyOthers(columns);
  const threshold = content.anonymityThreshold;
  return [
    t('paper.competences.notePeople'),
    columns.hasOthers && t('paper.competences.noteOthers'),
    only && t('paper.competences.noteOnlyGroup', { group: groupLabel(only.types, t) }),
    columns.hasTotal && t('paper.competences.noteTotal'),
    columns.hasTarget && t('paper.competences.noteTarget'),
    previous && t('paper.competences.noteChange', { number: previous.number }),
    company && t('paper.competences.noteCompany', { year: company.from.slice(0, 4) }),
    columns.hasAgreement && t('paper.competences.noteDiffer'),
    t('paper.competences.noteHeat', formatLimits(content.limits, locale)),
    isOfSome(content) && t('paper.competences.ofSome'),
    ...gapNotes(content, t),
    ...plainEmptyReasons(content).map((reason) => t(`paper.empty.${reason}`, { threshold })),
  ].filter((note) => typeof note === 'string');
}
