import { noteAudit } from '#core/audit/server/note.ts';
import type { ArchivableKind } from '#core/directory/contract/directory-calls.ts';
import { directoryPolicy } from '#core/directory/contract/policy/directory.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { Failure, invalid } from '#platform/server/shared/errors.ts';
import type { Directory, DirectoryEntry, EntryCaller, EntryReader } from './change-entry.ts';
import {
  type ArchivableTable,
  findArchivedNamed,
  type NamedTable,
  setArchived,
} from './queries.ts';

/** A directory whose entries can be archived (rule 86). */
export interface Archivable<E extends ArchivedEntry> extends Directory<E> {
  kind: ArchivableKind;
  table: ArchivableTable;
}
export type ArchivedEntry = DirectoryEntry & { isArchived?: boolean | undefined };

/** Hides an entry from choices, or brings it back, and logs it. Of one that is so already nothing changes. */
export function archiveEntry<E extends ArchivedEntry>(
  call: EntryCaller & { params: { id: string } },
  { kind, table, lock, get, nameOf }: Archivable<E>,
  verb: 'archive' | 'restore',
) {
  return inBrand(call, async (scope, { now }) => {
    const { id } = call.params;
    await lock(scope, id);
    const before = await get(scope, id, call);
    const message = call.t(`directoryMessages.${kind}.${verb}d`);
    if (!directoryPolicy(kind)[verb].when(before)) return { data: before, message };
    await setArchived(scope, table, { id, archivedAt: verb === 'archive' ? now : null });
    await noteAudit(scope, call, { verb, kind, id, name: nameOf(before) });
    return { data: await get(scope, id, call), message };
  });
}

/** A directory in which only one entry has a name (rule 80). */
export interface NamedDirectory<E extends ArchivedEntry = ArchivedEntry> extends Archivable<E> {
  table: NamedTable;
}

const nameArchived: Issue = { path: 'name', key: 'directoryMessages.nameArchived' };

/** 409 at the name of a new entry that an archived one has, with that one, so that it can be brought back instead. */
export async function refuseArchivedName(
  scope: Scope,
  { table, get }: Pick<NamedDirectory, 'table' | 'get'>,
  name: string,
  reader: EntryReader,
): Promise<void> {
  const id = await findArchivedNamed(scope, table, name);
  if (!id) return;
  throw new Failure('conflict', { issues: [nameArchived], saved: await get(scope, id, reader) });
}

/** 400 at the name of an entry that is being renamed to that of an archived one. */
export async function refuseArchivedRename(
  scope: Scope,
  { table }: Pick<NamedDirectory, 'table'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const found = await findArchivedNamed(scope, table, name);
  if (found && found !== id) throw invalid(nameArchived);
}
