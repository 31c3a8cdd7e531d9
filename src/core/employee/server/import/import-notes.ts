import type { Note } from '#core/audit/server/note.ts';
import type {
  ArchivedPlace,
  EmployeeImportReply,
} from '#core/employee/contract/employee-import.ts';
import type { UnknownName } from '#platform/contract/table-file.ts';

const createdOf = (places: readonly UnknownName[]): number =>
  places.filter(({ id }) => id === null).length;

/** What the activity log says of an import: one note, however many rows the file has, and the places it brought back. */
export const importNotes = (
  reply: EmployeeImportReply,
  fileName: string,
  runId: string | undefined,
): Note[] => [importNote(reply, fileName, runId), ...reply.archivedPlaces.map(restoreNote)];

const importNote = (
  { created, updated, restored, unchanged, newPlaces }: EmployeeImportReply,
  fileName: string,
  runId: string | undefined,
): Note => ({
  verb: 'import',
  kind: 'employee',
  id: null,
  name: fileName,
  details: {
    ...(runId && { runId }),
    createdCount: created,
    updatedCount: updated,
    restoredCount: restored,
    unchangedCount: unchanged,
    positionCount: createdOf(newPlaces.positions),
    subdivisionCount: createdOf(newPlaces.subdivisions),
  },
});

const restoreNote = ({ kind, id, name }: ArchivedPlace): Note => ({
  verb: 'restore',
  kind,
  id,
  name,
});
