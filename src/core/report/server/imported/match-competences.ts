import type { ImportedField, ImportedForm } from '#core/report/contract/imported-report.ts';
import { type Entry, type Localized, spoken } from '#platform/contract/call/fields.ts';
import { mostUnknownNames } from '#platform/contract/table-file.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import { areKnown, matchNames } from '#platform/server/table-file/columns/match-names.ts';
import type { Locale } from '#platform/texts/t.ts';
import { listKnownCompetences } from './queries.ts';

/**
 * The competences that the file names, by either name of theirs or as somebody has chosen. 400 where
 * a chosen one is gone.
 */
export async function matchCompetences(
  scope: Scope,
  { competences: mapped }: ImportedForm,
  records: MappedTable<ImportedField>['records'],
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
