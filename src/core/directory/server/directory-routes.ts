import type {
  ArchiveCalls,
  DirectoryCalls,
  namesCall,
} from '#core/directory/contract/directory.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import {
  type Archivable,
  type ArchivedEntry,
  archiveEntry,
  type NamedDirectory,
  refuseArchivedName,
  refuseArchivedRename,
} from './archive-entry.ts';
import {
  createEntry,
  type Directory,
  type DirectoryEntry,
  deleteEntry,
  type EntryCaller,
  type EntryReader,
  updateEntry,
} from './change-entry.ts';
import { countPeopleAt, listNames, type PlaceOfPeople } from './queries.ts';

interface Saved {
  id: string;
  version?: number | undefined;
}

interface Listed<E extends DirectoryEntry, Asked> extends Directory<E> {
  list: (scope: Scope, asked: Asked, reader: EntryReader) => Promise<{ data: E[]; count: number }>;
  remove: (scope: Scope, id: string) => Promise<void>;
}

/** What saving a form of the directory means. */
interface Verbs<Added, Changed> {
  /** Returns the id of the new entry. */
  create: (scope: Scope, form: Added, call: EntryCaller) => Promise<string>;
  /** The entry is locked. */
  save: (scope: Scope, id: string, form: Changed) => Promise<void>;
}

export function directoryRoutes<
  Row,
  E extends DirectoryEntry & Row,
  Added,
  Changed extends Saved,
  Asked,
>(
  calls: DirectoryCalls<Row, Added, Changed, Asked>,
  directory: Listed<E, Asked>,
  { create, save }: Verbs<Added, Changed>,
): Route[] {
  return [
    on(calls.list)((call) => inBrand(call, (scope) => directory.list(scope, call.query, call))),
    on(calls.create)((call) =>
      createEntry(call, directory, (scope) => create(scope, call.body, call)),
    ),
    on(calls.update)((call) =>
      updateEntry(call, directory, (scope) => save(scope, call.body.id, call.body)),
    ),
    on(calls.delete)((call) => deleteEntry(call, directory, directory.remove)),
  ];
}

/** The routes of a directory whose entries can be archived (rule 86). */
export const archiveRoutes = <Row, E extends ArchivedEntry & Row>(
  calls: ArchiveCalls<Row>,
  directory: Archivable<E>,
): Route[] => [
  on(calls.archive)((call) => archiveEntry(call, directory, 'archive')),
  on(calls.restore)((call) => archiveEntry(call, directory, 'restore')),
];

/** The routes of one whose names are also unique (rule 80) and known to everybody who chooses from them. */
export const namedRoutes = <
  Row,
  E extends ArchivedEntry & Row,
  Added extends { name: string },
  Changed extends Saved & { name: string },
  Asked,
>(
  calls: DirectoryCalls<Row, Added, Changed, Asked> &
    ArchiveCalls<Row> & { names: ReturnType<typeof namesCall> },
  directory: Listed<E, Asked> & NamedDirectory<E>,
  { create, save, peopleAt }: Verbs<Added, Changed> & { peopleAt: PlaceOfPeople },
): Route[] => [
  ...directoryRoutes(calls, directory, {
    create: async (scope, form, call) => {
      await refuseArchivedName(scope, directory, form.name, call);
      return create(scope, form, call);
    },
    save: async (scope, id, form) => {
      await refuseArchivedRename(scope, directory, { id, name: form.name });
      await save(scope, id, form);
    },
  }),
  ...archiveRoutes(calls, directory),
  on(calls.names)((call) =>
    inBrand(call, async (scope) => {
      const names = await listNames(scope, directory.table);
      if (!call.actor.permissions.has(employeeCalls.list.access)) return { data: names };
      const counts = await countPeopleAt(scope, peopleAt);
      return { data: names.map((one) => ({ ...one, peopleCount: counts.get(one.id) ?? 0 })) };
    }),
  ),
];
