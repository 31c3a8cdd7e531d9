import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { all, listOf, nothing, one } from '#contract/platform/call/envelope.ts';
import { archivableEntry, id, isArchived, text, version } from '#contract/platform/call/fields.ts';
import { archivableQuery } from '#contract/platform/call/query.ts';

export const subdivision = z.object({
  id: z.string(),
  version: z.number(),
  isArchived,
  name: z.string(),
});

export type Subdivision = z.infer<typeof subdivision>;

export const getSubdivisionList = endpoint({
  name: 'getSubdivisionList',
  summary: 'Subdivisions',
  method: 'GET',
  path: '/subdivision/list',
  access: 'directory_subdivision_subdivision_list',
  query: archivableQuery,
  reply: listOf(subdivision),
});

export const getSubdivisionDictionary = endpoint({
  name: 'getSubdivisionDictionary',
  summary: 'Names of the subdivisions',
  method: 'GET',
  path: '/dictionary/subdivision',
  access: 'session',
  reply: all(archivableEntry),
});

const subdivisionFields = { name: text(200) };
export const subdivisionForm = z.strictObject(subdivisionFields);
export type SubdivisionForm = z.output<typeof subdivisionForm>;

export const createSubdivision = endpoint({
  name: 'createSubdivision',
  summary: 'Creates a subdivision',
  method: 'POST',
  path: '/subdivision/create',
  access: 'directory_subdivision_subdivision_create',
  body: z.strictObject({ id: z.optional(z.null()), ...subdivisionFields }),
  reply: one(subdivision),
  errors: ['conflict'],
});

export const updateSubdivision = endpoint({
  name: 'updateSubdivision',
  summary: 'Saves a subdivision',
  method: 'POST',
  path: '/subdivision/update',
  access: 'directory_subdivision_subdivision_update',
  body: z.strictObject({ id, version, ...subdivisionFields }),
  reply: one(subdivision),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

export const deleteSubdivision = endpoint({
  name: 'deleteSubdivision',
  summary: 'Deletes a subdivision; 409 with where it is used',
  method: 'DELETE',
  path: '/subdivision/{id}',
  access: 'directory_subdivision_subdivision_delete',
  params: z.strictObject({ id }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const archiveSubdivision = endpoint({
  name: 'archiveSubdivision',
  summary: 'Hides a subdivision from all choices; whatever uses it keeps it',
  method: 'POST',
  path: '/subdivision/{id}/archive',
  access: 'directory_subdivision_subdivision_delete',
  params: z.strictObject({ id }),
  reply: one(subdivision),
  errors: ['notFound'],
});

export const restoreSubdivision = endpoint({
  name: 'restoreSubdivision',
  summary: 'Brings an archived subdivision back',
  method: 'POST',
  path: '/subdivision/{id}/restore',
  access: 'directory_subdivision_subdivision_update',
  params: z.strictObject({ id }),
  reply: one(subdivision),
  errors: ['notFound'],
});
