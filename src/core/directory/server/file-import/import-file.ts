import { type AnyDoer, type Note, noteAll } from '#core/audit/server/note.ts';
import type { ImportKind } from '#core/directory/server/tables/directory.ts';
import type { FileReply, TextEncoding } from '#platform/contract/table-file.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Actor, KeyActor } from '#platform/server/http/call.ts';
import { type BrandCall, inBrand, type Moment } from '#platform/server/http/in-brand.ts';
import type { Upload } from '#platform/server/http/upload.ts';
import { doubtfulEncoding } from '#platform/server/table-file/cell/refuse.ts';
import { matchKey } from '#platform/server/table-file/columns/find-header.ts';
import type {
  Column,
  MappedTable,
  Matching,
} from '#platform/server/table-file/columns/map-columns.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { findKeptMatches, keepMatches, type Match } from './queries.ts';

/** The choices that every import takes beside its file. */
interface FileForm<Key extends string> {
  sheet?: string | undefined;
  encoding?: TextEncoding | undefined;
  columns?: Readonly<Record<string, Key | null>> | undefined;
}

interface ImportCall<Form> {
  context: Context;
  actor: Actor | KeyActor;
  query: { dryRun?: boolean | undefined };
  body: Form;
  file: Upload;
  t: T;
  locale: Locale;
}

/** What an import is asked, beside the table that it takes. */
export interface AskedImport<Form = unknown> extends Moment {
  form: Form;
  fileName: string;
  isDryRun: boolean;
  doer: AnyDoer;
  t: T;
  locale: Locale;
}

export interface TakenFile<Reply> {
  reply: Reply;
  /** What the activity log says of what was taken. */
  notes: readonly Note[];
}

/** How a kind of file is read. */
export interface TableImport<Key extends string>
  extends Pick<Matching<Key>, 'rowKey' | 'groupKey'> {
  /** Choices of columns are kept for each kind by itself. */
  kind: ImportKind;
  columns: readonly Column<Key>[];
}

export interface FileImport<Key extends string, Form, Reply> extends TableImport<Key> {
  /** Takes all of the table, or nothing and says what is wrong. A dry run only answers. */
  take: (
    scope: Scope,
    table: MappedTable<Key>,
    asked: AskedImport<Form>,
  ) => Promise<TakenFile<Reply>>;
  /** What is said when it is saved, if not that it is imported. */
  sayTaken?: (reply: Reply, t: T) => string;
}

/**
 * Takes a file, or in a dry run only says what that would do. Once it is saved, what somebody has
 * chosen for its columns is kept for the next file. Fails as reading a table does.
 */
export async function importFile<
  Key extends string,
  Form extends FileForm<Key>,
  Reply extends FileReply<Key>,
>(
  call: ImportCall<Form>,
  importing: FileImport<Key, Form, Reply>,
): Promise<Reply & { message: string }> {
  const { body: form, file, t, locale } = call;
  const isDryRun = call.query.dryRun ?? false;
  // Before the transaction, as it takes time.
  const table = await readImported(call, importing);
  if (!isDryRun) refuseDoubt(table, form);
  const { kind, take, sayTaken } = importing;
  const reply = await inBrand(call, async (scope, moment) => {
    const asked = { ...moment, form, fileName: file.name, isDryRun, doer: call, t, locale };
    const taken = await take(scope, table, asked);
    if (isDryRun || taken.reply.errorRowCount > 0) return taken.reply;
    if (call.actor.kind === 'session') {
      await keepMatches(scope, kind, chosenMatches(table, form.columns));
    }
    await noteAll(scope, call, taken.notes);
    return taken.reply;
  });
  const count = reply.errorRowCount;
  if (count > 0) return { ...reply, message: t('tableFile.refused', { count }) };
  if (isDryRun) return { ...reply, message: t('tableFile.checked') };
  return { ...reply, message: sayTaken?.(reply, t) ?? t('tableFile.imported') };
}

/** The table of the file, with its columns as somebody chose them now and for earlier files. */
export async function readImported<Key extends string, Form extends FileForm<Key>>(
  call: Omit<ImportCall<Form>, 'query' | 'actor'> & BrandCall,
  { kind, columns, rowKey, groupKey }: TableImport<Key>,
): Promise<MappedTable<Key>> {
  const { context, actor, body, file } = call;
  const { sheet, encoding, columns: chosen } = body;
  const kept = await inBrand(call, (scope) => findKeptMatches(scope, kind));
  const matching = { sheet, encoding, chosen, kept, rowKey, groupKey, zone: actor.timeZone };
  return context.tables.read(actor.brandId, file.bytes, columns, matching);
}

/** Refuses a text that may be read in several ways, so that nothing of it is saved or written anew. */
export function refuseDoubt(
  { encodings }: Pick<MappedTable<string>, 'encodings'>,
  { encoding }: Pick<FileForm<string>, 'encoding'> = {},
): void {
  if (encodings.length > 0 && !encoding) throw doubtfulEncoding();
}

/** A column without a header can't be known again. */
const chosenMatches = <Key extends string>(
  { columns }: MappedTable<Key>,
  chosen: FileForm<Key>['columns'] = {},
): Match[] =>
  columns.flatMap(({ index, header, field }): Match[] => {
    const key = matchKey(header);
    return key !== '' && Object.hasOwn(chosen, String(index)) ? [[key, field]] : [];
  });
