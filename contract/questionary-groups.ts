import { z } from 'zod/mini';
import { anonymousTypes } from './rules/methods.ts';

/** What becomes of the anonymous roles of a questionary, said before it happens (rule 90). */

const role = z.enum(anonymousTypes);
const roles = z.array(role);

/** The same for so many of the subjects. */
export const groupPreview = z.object({
  subjectCount: z.number(),
  /** The roles that somebody rates in, in display order. */
  roleList: z.array(
    z.object({
      type: role,
      asked: z.number(),
      /** Of those, how many don't count towards the threshold. */
      uncounted: z.number(),
      /** From so many answers on the role is large enough; there may be fewer people. */
      needed: z.number(),
      /** The roles it is shown with if all answer. Empty: alone; null: it is in no number. */
      shownWith: z.nullable(roles),
      /** The same for fewer answers of this role, if all others answer: each outcome once. */
      below: z.array(z.nullable(roles)),
    }),
  ),
});
export type GroupPreview = z.infer<typeof groupPreview>;

/** Over many questionaries, if all answer: of so many subjects each role stands where. */
export const roleOutcome = z.object({
  type: role,
  subjectCount: z.number(),
  aloneCount: z.number(),
  combinedCount: z.number(),
  leftOutCount: z.number(),
});
export type RoleOutcome = z.infer<typeof roleOutcome>;

export const interimBecomes = ['shown', 'few', 'never', 'nothing'] as const;

/** What an interim report would show at most about so many of the subjects, and what it would cost. */
export const interimPreview = z.object({
  subjectCount: z.number(),
  /** The roles that somebody is asked in, in display order. */
  roleList: z.array(
    z.object({
      type: role,
      asked: z.number(),
      answered: z.number(),
      /** How many earlier interim reports have shown. */
      shown: z.number(),
      /** How many have answered since. */
      fresh: z.number(),
      /**
       * Of these: `shown` now; too `few`, at least so many are `missing`; `never` in an interim report,
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
