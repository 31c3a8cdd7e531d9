import type { HistoryField, HistoryForm } from '#contract/assessment/report-history.ts';
import { type Entry, type Localized, spoken } from '#contract/platform/call/fields.ts';
import { mostUnknownNames } from '#contract/platform/table-file.ts';
import type { Locale } from '#i18n/t.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { invalid } from '#server/platform/shared/errors.ts';
import { fold } from '#server/platform/table-file/cell/fold.ts';
import type { MappedTable } from '#server/platform/table-file/columns/map-columns.ts';
import { areKnown, matchNames } from '#server/platform/table-file/columns/match-names.ts';
import { listKnownCompetences } from './queries.ts';

/**
 * The competences that the file names, by either name of theirs or as somebody has chosen. 400 where
 * a chosen one is gone.
 */
export async function matchCompetences(
  scope: Scope,
  { competences: mapped }: HistoryForm,
  records: MappedTable<HistoryField>['records'],
  locale: Locale,
) {
  const competences = await listKnownCompetences(scope);
  const known = new Map<string, Entry>();
  const byId = new Map(competences.map((one) => [one.id, one]));
  for (const { id, name } of competences) {
    const entry = { id, name: spoken(name, locale) };
    for (const one of [name.ru, name.en]) {
      if (one && !known.has(fold(one))) known.set(fold(one), entry);
    }
  }
  if (!areKnown(known, mapped)) {
    throw invalid({ path: 'competences', key: 'directoryMessages.unknownCompetence' });
  }
  const cells = records.map(({ values }) => values.competence);
  const { find, unknown } = matchNames(cells, known, { mapped, creates: false });
  return {
    unknown: unknown.slice(0, mostUnknownNames),
    find: (cell: string): { id: string; name: Localized } | undefined =>
      byId.get(find(cell)?.id ?? ''),
  };
}
