import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { all, listOf, nothing, one } from '#contract/platform/call/envelope.ts';
import {
  archivableEntry,
  id,
  isArchived,
  optionalLongText,
  text,
  version,
} from '#contract/platform/call/fields.ts';
import { archivableQuery } from '#contract/platform/call/query.ts';
import { highestMark, lowestMark } from '#contract/platform/rules/scale.ts';

export const position = z.object({
  id: z.string(),
  version: z.number(),
  isArchived,
  name: z.string(),
  description: z.nullable(z.string()),
  competenceList: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isArchived,
      targetMark: z.optional(z.number()),
    }),
  ),
});
export type Position = z.infer<typeof position>;

export const getPositionList = endpoint({
  name: 'getPositionList',
  summary: 'Positions with their competencies',
  method: 'GET',
  path: '/position/list',
  access: 'directory_position_position_list',
  query: archivableQuery,
  reply: listOf(position),
});

export const getPositionDictionary = endpoint({
  name: 'getPositionDictionary',
  summary: 'Names of the positions',
  method: 'GET',
  path: '/dictionary/position',
  access: 'session',
  reply: all(archivableEntry),
});

export const mostOfPosition = 100;

const isInTenths = (mark: number): boolean => Number(mark.toFixed(1)) === mark;
/** The mark that a position asks for, on the report's scale, in tenths (rule 72). */
const targetMark = z
  .number('validation.invalidMark')
  .check(
    z.minimum(lowestMark, 'validation.invalidMark'),
    z.maximum(highestMark, 'validation.invalidMark'),
    z.refine(isInTenths, 'validation.invalidMark'),
  );

/** The form, with the competencies in their order. There may be none (rule 86). */
const positionFields = {
  name: text(200),
  description: z.optional(z.nullable(optionalLongText(2000))),
  competenceList: z
    .array(z.object({ id, targetMark: z.optional(z.nullable(targetMark)) }))
    .check(z.maxLength(mostOfPosition)),
};
export const positionForm = z.strictObject(positionFields);
export type PositionForm = z.output<typeof positionForm>;

export const createPosition = endpoint({
  name: 'createPosition',
  summary: 'Creates a position with its competencies',
  method: 'POST',
  path: '/position/create',
  access: 'directory_position_position_create',
  body: z.strictObject({ id: z.optional(z.null()), ...positionFields }),
  reply: one(position),
  errors: ['conflict'],
});

export const updatePosition = endpoint({
  name: 'updatePosition',
  summary: 'Saves a position',
  method: 'POST',
  path: '/position/update',
  access: 'directory_position_position_update',
  body: z.strictObject({ id, version, ...positionFields }),
  reply: one(position),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

export const deletePosition = endpoint({
  name: 'deletePosition',
  summary: 'Deletes a position; 409 with where it is used',
  method: 'DELETE',
  path: '/position/{id}',
  access: 'directory_position_position_delete',
  params: z.strictObject({ id }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});

export const archivePosition = endpoint({
  name: 'archivePosition',
  summary: 'Hides a position from all choices; whatever uses it keeps it',
  method: 'POST',
  path: '/position/{id}/archive',
  access: 'directory_position_position_delete',
  params: z.strictObject({ id }),
  reply: one(position),
  errors: ['notFound'],
});

export const restorePosition = endpoint({
  name: 'restorePosition',
  summary: 'Brings an archived position back',
  method: 'POST',
  path: '/position/{id}/restore',
  access: 'directory_position_position_update',
  params: z.strictObject({ id }),
  reply: one(position),
  errors: ['notFound'],
});
