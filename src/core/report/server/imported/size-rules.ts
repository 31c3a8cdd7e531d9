import { mostCompetences } from '#core/questionary/contract/questionary.ts';
import type { ImportedField } from '#core/report/contract/imported-report.ts';
import type { WrongRow } from '#platform/server/table-file/columns/speak-problems.ts';
import { type Assessment, byPerson } from './plan-reports.ts';

/**
 * Reports of more competences than an assessment of ours has, each at the first row that is too many.
 * They would be of questions, say, and hold others up whenever one is made or read.
 */
export const oversized = (assessments: readonly Assessment[]): WrongRow<ImportedField>[] =>
  assessments.flatMap(byPerson).flatMap(({ rows }) => {
    const seen = new Set<string>();
    const first = rows.find(({ competence }) => seen.add(competence.id).size > mostCompetences);
    if (!first) return [];
    const key = 'reportHistoryMessages.tooManyCompetences';
    const issue = { path: 'competence', key, params: { max: mostCompetences } } as const;
    return [{ rowIndex: first.rowIndex, issues: [issue] }];
  });
