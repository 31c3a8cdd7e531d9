import { z } from 'zod/mini';
import { tableSum } from './sums.ts';

/** What the installation where a company is open and the one that it goes to say to each other. */

const state = z.enum(['here', 'arriving', 'left']);
export type State = z.output<typeof state>;

/** The first word of the one that it comes from. `here`: it is open there. `left`: it isn't any more. */
export const offer = z.object({
  product: z.string(),
  migrations: z.array(z.string()),
  company: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    domain: z.nullable(z.string()),
  }),
  state,
});
export type Offer = z.output<typeof offer>;

/** The answer: null where no row of it is there. */
export const ready = z.object({ state: z.nullable(state) });

/** What to do now. `manifest` says which rows will come. */
export const order = z.union([
  z.object({ manifest: z.string() }),
  z.object({ open: z.literal(true) }),
  z.object({ forget: z.literal(true) }),
]);

/** While rows arrive: the table that comes next, the keys, or what has arrived. */
export const want = z.union([
  z.object({ table: z.string() }),
  z.object({ keys: z.literal(true) }),
  z.object({ sums: z.array(tableSum), missingKeys: z.number() }),
]);

/** Keys by their ids, in base64. */
export const keys = z.object({ keys: z.array(z.tuple([z.uuid(), z.string()])) });

export const done = z.object({ done: z.literal(true) });
