import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { all, listOf } from './envelope.ts';
import { entry } from './fields.ts';
import { listQuery } from './query.ts';

export const position = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  competenceList: z.array(entry),
});
export type Position = z.infer<typeof position>;

export const getPositionList = endpoint({
  name: 'getPositionList',
  summary: 'Positions with their competencies',
  method: 'GET',
  path: '/position/list',
  access: 'directory_position_position_list',
  query: listQuery,
  reply: listOf(position),
});

export const getPositionDictionary = endpoint({
  name: 'getPositionDictionary',
  summary: 'Names of the positions',
  method: 'GET',
  path: '/dictionary/position',
  access: 'session',
  reply: all(entry),
});
