import { z } from 'zod/mini';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';

/** Over many questionaries, if all answer: of so many subjects each role stands where. */
export const roleOutcome = z.object({
  type: z.enum(anonymousTypes),
  subjectCount: z.number(),
  aloneCount: z.number(),
  combinedCount: z.number(),
  leftOutCount: z.number(),
});
export type RoleOutcome = z.infer<typeof roleOutcome>;
