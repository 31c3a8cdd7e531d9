import { z } from 'zod/mini';
import { mostCycleSubjects } from '#core/questionary/contract/rules/cycle.ts';
import { id } from '#platform/contract/call/fields.ts';

export const ids = z.optional(z.array(id).check(z.minLength(1), z.maxLength(mostCycleSubjects)));

/** People by where they stand: those of whole positions or subdivisions, or everybody who works here. */
export const wholePlaces = {
  positionIdList: ids,
  subdivisionIdList: ids,
  all: z.optional(z.boolean()),
};

interface Wanted {
  all?: boolean | undefined;
  [list: string]: unknown;
}

/** Whether anybody is asked for, one by one or by a whole place. */
export const wantsAnybody = ({ all, ...lists }: Wanted): boolean =>
  all === true || Object.values(lists).some((list) => list !== undefined);
