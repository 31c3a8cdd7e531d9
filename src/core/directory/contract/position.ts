import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id, isArchived, optionalLongText } from '#platform/contract/call/fields.ts';
import { archivableQuery } from '#platform/contract/call/query.ts';
import { name } from '#platform/contract/rules/name-fields.ts';
import { highestMark, lowestMark } from '#platform/contract/rules/scale.ts';
import { archiveCalls, directoryCalls, namesCall, ofEntry } from './directory.ts';
import { directoryPolicy } from './policy/directory.ts';

export const position = z.object({
  ...ofEntry,
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
export const positionForm = z.strictObject({
  name: name(200),
  description: z.optional(z.nullable(optionalLongText(2000))),
  competenceList: z
    .array(z.object({ id, targetMark: z.optional(z.nullable(targetMark)) }))
    .check(z.maxLength(mostOfPosition)),
});
export type PositionForm = z.output<typeof positionForm>;

/** The most positions that are given competencies in one go. */
export const mostGiven = 1000;
const some = (most: number) =>
  z.array(id).check(z.minLength(1, 'validation.required'), z.maxLength(most));

/** Each position keeps what it has; what it lacks comes after it, in this order. */
const giveCompetences = endpoint({
  name: 'giveCompetences',
  summary: 'Gives the same competencies to many positions in one go',
  method: 'POST',
  path: '/position/giveCompetences',
  access: directoryPolicy('position').update.needs,
  body: z.strictObject({
    positionIdList: some(mostGiven),
    competenceIdList: some(mostOfPosition),
  }),
  reply: one(z.object({ changedCount: z.number() })),
});

export const positionCalls = {
  ...directoryCalls('position', {
    row: position,
    form: positionForm,
    query: archivableQuery,
    special: {
      list: { summary: 'Positions with their competencies' },
      create: { summary: 'Creates a position with its competencies' },
    },
  }),
  ...archiveCalls('position', { row: position }),
  names: namesCall('position'),
  give: giveCompetences,
};
