import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { all, listOf } from './envelope.ts';
import { entry } from './fields.ts';
import { listQuery } from './query.ts';

export const subdivision = z.object({ id: z.string(), version: z.number(), name: z.string() });

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
