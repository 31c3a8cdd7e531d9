import { z } from 'zod/mini';
import { verdicts } from './change.ts';

/** Null where there is no change, and where both marks are by people who are known (rule 152). */
export const verdictField = z.nullable(z.enum(verdicts));

/** The mean change of so many competences. Null for fewer than two. */
export const wholeChange = z.nullable(
  z.object({ change: z.number(), count: z.number(), verdict: verdictField }),
);
export type WholeChange = z.infer<typeof wholeChange>;
