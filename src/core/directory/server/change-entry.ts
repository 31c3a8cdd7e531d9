import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { changeDetails } from '#core/audit/server/rules.ts';
import type { DirectoryVerb } from '#core/directory/contract/policy/directory.ts';
import type { Usage } from '#core/directory/contract/usage.ts';
import { refuseUsed } from '#core/directory/server/usage/refuse-used.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import type { DirectoryKind } from '#platform/contract/call/directories.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type BrandCall, inBrand, type Moment } from '#platform/server/http/in-brand.ts';
import { stale } from '#platform/server/shared/errors.ts';
import type { Locale, T } from '#platform/texts/t.ts';

/** One directory, as far as all of them change alike. `E` is an entry as answered, `L` what its lock returns. */
export interface Directory<E extends DirectoryEntry, L = unknown> {
  /** The kind in the activity log and in messages. */
  kind: DirectoryKind;
  /** What the activity log calls an entry. It is read after the entry is gone. */
  nameOf: (entry: E) => string;
  /** Nobody else can change the entry until the transaction ends. 404 where there is none. */
  lock: (scope: Scope, id: string) => Promise<L>;
  /** 404 where there is none. */
  get: (scope: Scope, id: string, reader: EntryReader) => Promise<E>;
  /** Where the entry is used. It can't be deleted while it is used (rule 35). */
  findUses?: (scope: Scope, id: string) => Promise<Usage>;
}

export type DirectoryEntry = Readonly<Record<string, unknown>> & {
  version: number;
  can: DirectoryVerb[];
};
/** In whose language an entry is answered, and who wants to do something with it. */
export interface EntryReader {
  locale: Locale;
  actor: { permissions: ReadonlySet<Permission>; employeeId: string | null };
}
export type EntryCaller = BrandCall & Doer & EntryReader & { t: T };

/** Adds an entry, logs it, and returns it as saved. */
export function createEntry<E extends DirectoryEntry>(
  call: EntryCaller,
  { kind, get, nameOf }: Directory<E>,
  create: (scope: Scope, moment: Moment) => Promise<string>,
) {
  return inBrand(call, async (scope, moment) => {
    const id = await create(scope, moment);
    const data = await get(scope, id, call);
    await noteAudit(scope, call, { verb: 'create', kind, id, name: nameOf(data) });
    return { data, message: call.t(`directoryMessages.${kind}.created`) };
  });
}

/** Saves an entry that nobody has changed since the caller read it, logs it, and returns it as saved. */
export function updateEntry<E extends DirectoryEntry, L>(
  call: EntryCaller & { body: { id: string; version?: number | undefined } },
  { kind, lock, get, nameOf }: Directory<E, L>,
  save: (scope: Scope, locked: L, moment: Moment) => Promise<void>,
) {
  return inBrand(call, async (scope, moment) => {
    const { id, version } = call.body;
    const locked = await lock(scope, id);
    const before = await get(scope, id, call);
    if (version !== undefined && version !== before.version) throw stale(before);
    await save(scope, locked, moment);
    const data = await get(scope, id, call);
    const details = changeDetails(kind, before, data);
    await noteAudit(scope, call, { verb: 'update', kind, id, name: nameOf(data), details });
    return { data, message: call.t(`directoryMessages.${kind}.saved`) };
  });
}

/** Deletes an entry that nothing uses, and logs it. */
export function deleteEntry<E extends DirectoryEntry>(
  call: EntryCaller & { params: { id: string } },
  { kind, lock, get, nameOf, findUses }: Directory<E>,
  remove: (scope: Scope, id: string, moment: Moment) => Promise<void>,
) {
  return inBrand(call, async (scope, moment) => {
    const { id } = call.params;
    await lock(scope, id);
    const name = nameOf(await get(scope, id, call));
    if (findUses) refuseUsed(await findUses(scope, id), call.t);
    await remove(scope, id, moment);
    await noteAudit(scope, call, { verb: 'delete', kind, id, name });
    return { message: call.t(`directoryMessages.${kind}.deleted`) };
  });
}
