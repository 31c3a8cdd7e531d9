import { z } from 'zod/mini';

/** Where something is used: what a refused deletion answers under `data` (rule 35). */
export const placeOfUse = z.object({
  kind: z.enum(['questionary', 'position', 'employee']),
  id: z.string(),
  /** Of a questionary its subject; an employee's last and first name. */
  name: z.string(),
  /** Of a questionary. */
  number: z.nullable(z.number()),
  /** An employee who is in no list of the directory any more. */
  left: z.nullable(z.enum(['fired', 'deleted'])),
});
export type PlaceOfUse = z.infer<typeof placeOfUse>;

/** At most so many places are named; `count` is how many there are. */
export const mostPlacesOfUse = 50;
export const usage = z.object({ usedIn: z.array(placeOfUse), count: z.number() });
export type Usage = z.infer<typeof usage>;
