import { z } from 'zod/mini';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all } from '#platform/contract/call/envelope.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';

export const interimBecomes = ['shown', 'few', 'never', 'nothing'] as const;

/** What an interim report would show at most about so many of the subjects, and what it would cost. */
export const interimPreview = z.object({
  subjectCount: z.number(),
  /** The roles that somebody is asked in, in display order. */
  roleList: z.array(
    z.object({
      type: z.enum(anonymousTypes),
      asked: z.number(),
      answered: z.number(),
      /** How many earlier interim reports have shown. */
      shown: z.number(),
      /** How many have answered since. */
      fresh: z.number(),
      /**
       * What becomes of these: `shown` now; too `few`, at least so many are `missing`; `never` in an interim report,
       * as too few are asked; or there is `nothing` new.
       */
      becomes: z.enum(interimBecomes),
      missing: z.number(),
      /**
       * How many of them the final report shows in no number because of this interim one, if all
       * answer.
       */
      lost: z.number(),
    }),
  ),
});
export type InterimPreview = z.infer<typeof interimPreview>;

export const getInterimPreview = endpoint({
  name: 'getInterimPreview',
  summary:
    'What interim reports made now would show at most, and what they would cost; empty where nobody is anonymous',
  method: 'GET',
  path: '/questionary/{id}/interimPreview',
  access: questionaryPolicy.makeInterim.needs,
  /** The most subjects first. */
  reply: all(interimPreview),
  errors: ['conflict'],
});
