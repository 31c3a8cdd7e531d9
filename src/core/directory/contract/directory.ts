import { z } from 'zod/mini';
import {
  type DirectoryKind,
  type DirectoryPermission,
  directories,
  directoryPermission,
} from '#platform/contract/call/directories.ts';
import { type Endpoint, endpoint, type Schema } from '#platform/contract/call/endpoint.ts';
import { all, listOf, nothing, one } from '#platform/contract/call/envelope.ts';
import { archivableEntry, id, isArchived, version } from '#platform/contract/call/fields.ts';
import { archivableQuery } from '#platform/contract/call/query.ts';
import type { ApiScope } from '#platform/contract/call/scope.ts';
import { name } from '#platform/contract/rules/name-fields.ts';
import { directoryPolicy, directoryVerbs } from './policy/directory.ts';

/** What every entry is answered with. `can`: what this caller may do with it now. */
export const ofEntry = {
  id: z.string(),
  version: z.number(),
  can: z.array(z.enum(directoryVerbs)),
};

/** What one call of a directory says, answers as errors or takes in a way of its own. */
type Special = Partial<Pick<Endpoint, 'summary' | 'errors' | 'largestBody' | 'fresh'>>;

interface Given<Row extends Schema, Shape extends z.core.$ZodShape, Asked extends Schema> {
  /** An entry as answered. */
  row: Row;
  form: z.ZodMiniObject<Shape, z.core.$strict>;
  /** What its list may be asked for. */
  query: Asked;
  special?: { [Verb in 'list' | 'create' | 'update' | 'delete']?: Special };
}

/** The four calls that every directory has. */
export function directoryCalls<
  Row extends Schema,
  Shape extends z.core.$ZodShape,
  Asked extends Schema,
>(kind: DirectoryKind, { row, form, query, special = {} }: Given<Row, Shape, Asked>) {
  const name = capital(kind);
  return {
    list: endpoint({
      name: `get${name}List`,
      summary: capital(directories[kind]),
      method: 'GET',
      path: `/${kind}/list`,
      access: directoryPermission(kind, 'list'),
      scope: kind === 'employee' ? 'people.read' : 'directories.read',
      query,
      reply: listOf(row),
      ...special.list,
    }),
    create: endpoint({
      name: `create${name}`,
      summary: `Creates a ${kind}`,
      method: 'POST',
      path: `/${kind}/create`,
      access: directoryPermission(kind, 'create'),
      body: z.strictObject({ id: z.optional(z.null()), ...form.shape }),
      reply: one(row),
      errors: ['conflict'],
      ...special.create,
    }),
    update: endpoint({
      name: `update${name}`,
      summary: `Saves a ${kind}`,
      method: 'POST',
      path: `/${kind}/update`,
      access: directoryPolicy(kind).update.needs,
      body: z.strictObject({ id, version, ...form.shape }),
      reply: one(row),
      errors: ['notFound', 'conflict', 'staleVersion'],
      ...special.update,
    }),
    delete: endpoint({
      name: `delete${name}`,
      summary: `Deletes a ${kind}; 409 with where it is used`,
      method: 'DELETE',
      path: `/${kind}/{id}`,
      access: directoryPolicy(kind).delete.needs,
      reply: nothing,
      errors: ['conflict'],
      ...special.delete,
    }),
  };
}

/** The calls of a directory whose entries can be archived (rule 86). */
export const archiveCalls = <Row extends Schema>(kind: DirectoryKind, { row }: { row: Row }) => ({
  archive: endpoint({
    name: `archive${capital(kind)}`,
    summary: `Hides a ${kind} from all choices; whatever uses it keeps it`,
    method: 'POST',
    path: `/${kind}/{id}/archive`,
    access: directoryPolicy(kind).archive.needs,
    reply: one(row),
  }),
  restore: endpoint({
    name: `restore${capital(kind)}`,
    summary: `Brings an archived ${kind} back`,
    method: 'POST',
    path: `/${kind}/{id}/restore`,
    access: directoryPolicy(kind).restore.needs,
    reply: one(row),
  }),
});

/** `peopleCount`: how many work there, for whoever may see the employees. */
const placeName = z.object({ ...archivableEntry.shape, peopleCount: z.optional(z.number()) });

/** The call for everybody who chooses an entry or filters by it, also without the right to the directory. */
export const namesCall = (kind: DirectoryKind) =>
  endpoint({
    name: `get${capital(kind)}Dictionary`,
    summary: `Names of the ${directories[kind]}`,
    method: 'GET',
    path: `/dictionary/${kind}`,
    access: 'session',
    reply: all(placeName),
  });

/** An entry that is a name and nothing else. */
export const namedEntry = z.object({
  ...ofEntry,
  isArchived,
  name: z.string(),
});
export type NamedEntry = z.infer<typeof namedEntry>;
export const namedForm = z.strictObject({ name: name(200) });

/** All calls of a directory whose entries are names. */
export const namedCalls = (kind: DirectoryKind) => ({
  ...directoryCalls(kind, { row: namedEntry, form: namedForm, query: archivableQuery }),
  ...archiveCalls(kind, { row: namedEntry }),
  names: namesCall(kind),
});

/** The calls, as read by what serves any directory. */
export interface DirectoryCalls<Row, Added, Changed, Asked> {
  list: CallOf<{ scope: ApiScope; query: Of<Asked>; reply: Of<{ data: Row[]; count: number }> }>;
  create: CallOf<{ body: Of<Added>; reply: Of<{ data: Row }> }>;
  update: CallOf<{ body: Of<Changed>; reply: Of<{ data: Row }> }>;
  delete: CallOf<Aimed & { reply: typeof nothing }>;
}
export interface ArchiveCalls<Row> {
  archive: CallOf<Aimed & { reply: Of<{ data: Row }> }>;
  restore: CallOf<Aimed & { reply: Of<{ data: Row }> }>;
}
type CallOf<Parts> = Pick<Endpoint, 'name' | 'summary' | 'method'> & {
  access: DirectoryPermission;
} & ('path' extends keyof Parts ? Parts : Parts & Pick<Endpoint, 'path'>);
type Of<Fields> = z.core.$ZodType<Fields>;
type Aimed = { path: `/${string}/{id}${string}` };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
