import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all } from '#platform/contract/call/envelope.ts';

/** `#rrggbb` for light and for dark grounds; null: the product's own (rule 74). */
export const accent = z.nullable(z.object({ light: z.string(), dark: z.string() }));

export const brand = z.object({
  /** Unique. switchBrand takes it (rule 42). */
  name: z.string(),
  /** The short name on the picker. */
  brand: z.string(),
  /** Its address. */
  icon: z.nullable(z.string()),
  /** The company's own colour, as each theme shows it. */
  accent,
  slug: z.string(),
  active: z.boolean(),
});
export type Brand = z.infer<typeof brand>;

export const getBrandList = endpoint({
  name: 'getBrandList',
  summary: 'The brands to sign in to',
  method: 'GET',
  path: '/brand/list',
  access: 'public',
  /**
   * `fixed`: the host belongs to the only brand listed, so the picker is hidden. `typed`: none is listed,
   * as this installation tells strangers nobody's name; people type their company's slug.
   */
  reply: z.object({
    ...all(brand).shape,
    fixed: z.boolean(),
    typed: z.boolean(),
    demo: z.boolean(),
    /** Anybody may try it (rule 203). */
    publicDemo: z.boolean(),
  }),
});
