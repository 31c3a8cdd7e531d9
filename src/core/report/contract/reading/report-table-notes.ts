import { isUntold, sizeText } from '#core/report/contract/change/change-words.ts';
import { columnsOf, onlyOthers } from '#core/report/contract/content/report-columns.ts';
import { gapNotes, plainEmptyReasons } from '#core/report/contract/content/report-gaps.ts';
import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { isOfSome } from '#core/report/contract/content/report-notes.ts';
import { digitsOf, formatLimits } from '#core/report/contract/content/report-numbers.ts';
import type { PreviousReport } from './report-difference.ts';
import type { Telling } from './report-words.ts';

/** What has a column of its own beside the report's: the change, and the company's average. */
export interface BesideTable {
  previous: Pick<PreviousReport, 'number' | 'whole' | 'changeList'> | null;
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
    ...(previous ? changeNotes(previous, { content, t, locale }) : []),
    company && t('paper.competences.noteCompany', { year: company.from.slice(0, 4) }),
    columns.hasAgreement && t('paper.competences.noteDiffer'),
    t('paper.competences.noteHeat', formatLimits(content.limits, locale)),
    isOfSome(content) && t('paper.competences.ofSome'),
    ...gapNotes(content, t),
    ...plainEmptyReasons(content).map((reason) => t(`paper.empty.${reason}`, { threshold })),
  ].filter((note) => typeof note === 'string');
}

/** What the change is from, how it is over all competences, and what brackets mean where there are any. */
export function changeNotes(
  { number, whole, changeList }: NonNullable<BesideTable['previous']>,
  { content, t, locale }: Pick<Telling, 'content' | 't' | 'locale'>,
): string[] {
  return [
    t('paper.competences.noteChange', { number }),
    ...(whole?.verdict
      ? [
          t(`paper.competences.noteWhole.${whole.verdict}`, {
            change: sizeText(whole, locale, digitsOf(content)),
          }),
        ]
      : []),
    ...(changeList.some(isUntold) ? [t('paper.competences.noteChance')] : []),
  ];
}
