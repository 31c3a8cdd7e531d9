import type { ArchivedPlace } from '#core/employee/contract/employee-import.ts';
import type { SavedEmployee } from '#core/employee/server/rules.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import type { MatchedNames } from '#platform/server/table-file/columns/match-names.ts';
import type { FileRecord } from './read-email.ts';

interface Compared {
  positions: MatchedNames;
  subdivisions: MatchedNames;
  /** The known employees by e-mail. */
  employees: ReadonlyMap<string, SavedEmployee>;
}

/** The archived places of a file's rows, without those of people who have them already (rule 86). */
export function archivedPlaces(
  records: readonly FileRecord[],
  { positions, subdivisions, employees }: Compared,
): ArchivedPlace[] {
  const found = new Map<string, ArchivedPlace>();
  function note(
    kind: ArchivedPlace['kind'],
    place: ArchivableEntry | undefined,
    own: string | undefined,
  ) {
    if (!place?.isArchived || place.id === own) return;
    const { id, name } = place;
    found.set(id, { kind, id, name, count: (found.get(id)?.count ?? 0) + 1 });
  }
  for (const { values, read } of records) {
    const saved = employees.get(read.email);
    note('position', positions.find(values.position), saved?.positionId);
    note('subdivision', subdivisions.find(values.subdivision), saved?.subdivisionId);
  }
  return [...found.values()];
}
