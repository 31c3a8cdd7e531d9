import { z } from 'zod/mini';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';

/** For how many subjects of many questionaries a role stands alone, is combined or is left out, if all answer. */
export const roleOutcome = z.object({
  type: z.enum(anonymousTypes),
  subjectCount: z.number(),
  aloneCount: z.number(),
  combinedCount: z.number(),
  leftOutCount: z.number(),
});
export type RoleOutcome = z.infer<typeof roleOutcome>;
