import { z } from 'zod/mini';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';

/** What becomes of the anonymous roles of a questionary, said before it happens (rule 90). */

const role = z.enum(anonymousTypes);
const roles = z.array(role);

/** What becomes of the roles of so many subjects, for whom it is the same. */
export const groupPreview = z.object({
  subjectCount: z.number(),
  /** The roles that somebody rates in, in display order. */
  roleList: z.array(
    z.object({
      type: role,
      asked: z.number(),
      /** How many of those asked don't count towards the threshold. */
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

/** For how many subjects of many questionaries a role stands alone, is combined or is left out, if all answer. */
export const roleOutcome = z.object({
  type: role,
  subjectCount: z.number(),
  aloneCount: z.number(),
  combinedCount: z.number(),
  leftOutCount: z.number(),
});
export type RoleOutcome = z.infer<typeof roleOutcome>;
