import type { T } from '#i18n/t.ts';
import { onlyOthers, type ReportColumns } from './report-columns.ts';
import type { ReportContent } from './report-content.ts';
import { groupKey, groupLabel, type ReportGroup } from './report-groups.ts';
import { emptyCellReason, isOfSome, peopleBehind } from './report-notes.ts';
import { formatLimits } from './report-numbers.ts';
import type { Telling } from './report-words.ts';

/**
 * How many people are behind a column, said once at its head. Null where cells differ, so that each
 * says it by itself.
 */
export function peopleOfColumn(content: ReportContent, { key }: ReportGroup, t: T): string | null {
  const cells = content.competenceMarkList.flatMap(({ participantList }) =>
    participantList.filter(({ types }) => groupKey(types) === key),
  );
  const said = new Set(cells.map((group) => peopleBehind(content, group, t)));
  const [all] = said;
  return said.size === 1 && all !== undefined ? all : null;
}

/** What has a column of its own beside the report's: the change since another, the company's average. */
export interface BesideTable {
  previous: { number: number } | null;
  /** The first day of its year. */
  company: { from: string } | null;
}

/** What stands below the competence table: only what it takes to read this one. */
export function tableNotes(
  { content, t, locale }: Telling,
  columns: ReportColumns,
  beside: BesideTable,
): string[] {
  const only = onlyOthers(columns);
  const { previous, company } = beside;
  const empty = emptyCellReason(content);
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
    empty && t(`paper.competences.${empty}`, { threshold: content.anonymityThreshold }),
  ].filter((note) => typeof note === 'string');
}
