import { z } from 'zod/mini';

/** Where something is used: a refused deletion answers this under `data` (rule 35). */
export const placeOfUse = z.object({
  kind: z.enum(['questionary', 'cycle', 'position', 'employee']),
  id: z.string(),
  /** A questionary's subject, a cycle's name, or an employee's last and first name. */
  name: z.string(),
  /** The number of a questionary or a cycle. */
  number: z.nullable(z.number()),
  /** What became of an employee who no longer appears in any list of the directory. */
  left: z.nullable(z.enum(['fired', 'deleted'])),
});
export type PlaceOfUse = z.infer<typeof placeOfUse>;

/** At most this many places are named. `count` is the total. */
export const mostPlacesOfUse = 50;
export const usage = z.object({ usedIn: z.array(placeOfUse), count: z.number() });
export type Usage = z.infer<typeof usage>;
