import { z } from 'zod/mini';
import { id } from '#platform/contract/call/fields.ts';

/** The most people that a load names. */
export const mostHeavy = 10;

/** How much questionaries that go to work together ask of people (rule 138). */
export const load = z.object({
  /** How many people are asked, each counted once. */
  personCount: z.number(),
  /** The time in minutes that half of these people don't exceed. 0 where nobody is asked. */
  usualMinutes: z.number(),
  /** Those who are asked about more than one person, the longest first. */
  heaviestList: z.array(
    z.object({
      id: z.string(),
      /** Last name and initials. */
      name: z.string(),
      minutes: z.number(),
      /** About how many people they are asked. */
      subjectCount: z.number(),
      /**
       * Which questionaries ask them: their ids, or those of the people assessed where a questionary for each is
       * only planned. Empty for a cycle, whose board finds them.
       */
      inList: z.array(z.string()),
    }),
  ),
});
export type Load = z.infer<typeof load>;

/** Who is not to assess whom, of those whom the structure or a file names. */
const leftOut = z.strictObject({ subjectId: id, raterId: id });
export type LeftOut = z.infer<typeof leftOut>;
export const leftOutList = z.array(leftOut).check(z.maxLength(5000));
