import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { directoryPolicy } from '#core/directory/contract/policy/directory.ts';
import type { Usage } from '#core/directory/contract/usage.ts';
import type { DirectoryKind } from '#platform/contract/call/directories.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import type { ArchivableQuery } from '#platform/contract/call/query.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countAll, holds, inAlphabet, mostRows } from '#platform/server/db/search.ts';
import { orTaken } from '#platform/server/db/unique.ts';
import { notFound, orNotFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { DirectoryEntry, EntryReader } from './change-entry.ts';
import {
  type ArchivableTable,
  type NamedTable,
  type NumberColumn,
  namedColumns,
  type TextColumn,
  unlessArchived,
} from './queries.ts';

type EntryTable = PgTable & Record<'brandId' | 'id', AnyPgColumn> & { version: NumberColumn };
type EntryColumns = SelectedFields & { id: TextColumn; version: NumberColumn };
/** An entry as read: its own columns, and what stands beside them. */
type Read<Columns extends SelectedFields, Beside> = SelectResultFields<Columns> &
  Beside &
  DirectoryEntry;

interface Definition<
  Kind extends DirectoryKind,
  Table extends EntryTable,
  Columns extends EntryColumns,
  Beside,
> {
  kind: Kind;
  table: Table;
  columns: (locale: Locale) => Columns;
  /** Reads what stands in other tables, for the entries with these ids. */
  beside?: (scope: Scope, ids: string[], locale: Locale) => Promise<(id: string) => Beside>;
  searched: (locale: Locale) => SQLWrapper;
  /** The order of the list; that of the searched text in the alphabet unless given. */
  order?: SQLWrapper;
  nameOf: (entry: Read<Columns, Beside>) => string;
  /** The unique index of the names: 400 at the name where it is taken. */
  unique?: string;
  findUses?: (scope: Scope, id: string) => Promise<Usage>;
  /** Locks the entry and more, where that alone is too little. */
  lock?: (scope: Scope, id: string) => Promise<void>;
}

/** How the entries of a directory are read and written in their table. */
export function defineDirectory<
  Kind extends DirectoryKind,
  Table extends EntryTable,
  Columns extends EntryColumns,
  Beside = unknown,
>({
  columns,
  beside,
  searched,
  order,
  unique,
  ...definition
}: Definition<Kind, Table, Columns, Beside>) {
  type Row = Omit<Table['$inferInsert'], 'brandId' | 'id' | 'version'>;
  const table: EntryTable = definition.table;
  const isRow = ({ brandId }: Scope, id: string) =>
    and(eq(table.brandId, brandId), eq(table.id, id));
  const select = ({ tx }: Scope, locale: Locale, wanted: SQL | undefined) => {
    const fields: EntryColumns = columns(locale);
    return tx.select(fields).from<PgTable>(table).where(wanted);
  };
  const policy = directoryPolicy(definition.kind);
  async function entries(scope: Scope, rows: { id: string }[], { locale, actor }: EntryReader) {
    const ids = rows.map(({ id }) => id);
    const besideOf = await beside?.(scope, ids, locale);
    return rows.map((row: { id: string; isArchived?: boolean }) => {
      const can = verbsOf(policy, actor.permissions, row);
      return { ...row, ...besideOf?.(row.id), can };
    }) as Read<Columns, Beside>[];
  }
  const orTakenName = <R>(write: () => Promise<R>): Promise<R> =>
    unique ? orTaken(unique, { path: 'name', key: 'directoryMessages.nameTaken' }, write) : write();

  async function insertAll({ tx, brandId }: Scope, rows: (Row & { id: string })[]) {
    await orTakenName(async () =>
      tx.insert<PgTable>(table).values(rows.map((row) => ({ brandId, ...row }))),
    );
  }
  return {
    async lock(scope: Scope, id: string): Promise<void> {
      const [row] = await scope.tx
        .select({ id: table.id })
        .from<PgTable>(table)
        .where(isRow(scope, id))
        .for('update');
      if (!row) throw notFound();
    },
    ...definition,
    /** Entries in their order or in reverse, by name unless the directory says otherwise. */
    async list(scope: Scope, asked: ArchivableQuery, reader: EntryReader) {
      const text = searched(reader.locale);
      const wanted = and(
        eq(table.brandId, scope.brandId),
        isArchivable(table) ? unlessArchived(table, asked) : undefined,
        asked.q ? holds(text, asked.q) : undefined,
      );
      const rows = await select(scope, reader.locale, wanted)
        .orderBy((asked.orderBy === 'DESC' ? desc : asc)(order ?? inAlphabet(text)), asc(table.id))
        .limit(asked.limit ?? mostRows)
        .offset(asked.offset ?? 0);
      const data = await entries(scope, rows, reader);
      const count = await countAll(asked, rows.length, () => scope.tx.$count(table, wanted));
      return { data, count };
    },
    async get(scope: Scope, id: string, reader: EntryReader): Promise<Read<Columns, Beside>> {
      const rows = await select(scope, reader.locale, isRow(scope, id));
      const [found] = await entries(scope, rows, reader);
      return orNotFound(found);
    },
    insertAll,
    /** Returns the id of the new entry. */
    async insert(scope: Scope, row: Row): Promise<string> {
      const id = randomUUID();
      await insertAll(scope, [{ ...row, id }]);
      return id;
    },
    async update(scope: Scope, id: string, row: Partial<Row>): Promise<void> {
      await orTakenName(async () =>
        scope.tx
          .update<PgTable>(table)
          .set({ ...row, version: sql`${table.version} + 1` })
          .where(isRow(scope, id)),
      );
    },
    async remove(scope: Scope, id: string): Promise<void> {
      await scope.tx.delete(table).where(isRow(scope, id));
    },
  };
}

/** What all directories with one text as a name have in common. */
export const named = <Table extends NamedTable & EntryTable>(table: Table) => ({
  table,
  columns: () => namedColumns(table),
  searched: () => table.name,
  nameOf: ({ name }: { name: string }) => name,
});

const isArchivable = (table: object): table is ArchivableTable => 'archivedAt' in table;
