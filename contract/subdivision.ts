import { z } from 'zod/mini';
import { endpoint } from './call/endpoint.ts';
import { all, listOf, nothing, one } from './call/envelope.ts';
import { entry, id, text, version } from './call/fields.ts';
import { listQuery } from './call/query.ts';

export const subdivision = z.object({ id: z.string(), version: z.number(), name: z.string() });

export type Subdivision = z.infer<typeof subdivision>;

export const getSubdivisionList = endpoint({
  name: 'getSubdivisionList',
  summary: 'Subdivisions',
  method: 'GET',
  path: '/subdivision/list',
  access: 'directory_subdivision_subdivision_list',
  query: listQuery,
  reply: listOf(subdivision),
});

export const getSubdivisionDictionary = endpoint({
  name: 'getSubdivisionDictionary',
  summary: 'Names of the subdivisions',
  method: 'GET',
  path: '/dictionary/subdivision',
  access: 'session',
  reply: all(entry),
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
});

export const updateSubdivision = endpoint({
  name: 'updateSubdivision',
  summary: 'Saves a subdivision',
  method: 'POST',
  path: '/subdivision/update',
  access: 'directory_subdivision_subdivision_update',
  body: z.strictObject({ id, version, ...subdivisionFields }),
  reply: one(subdivision),
  errors: ['notFound', 'staleVersion'],
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
