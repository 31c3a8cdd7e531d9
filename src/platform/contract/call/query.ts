import { z } from 'zod/mini';
import { text } from './fields.ts';

/**
 * Parts of query strings. Everything arrives as text; the schemas turn it into numbers and lists.
 */

export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,12}$/, 'validation.invalid')), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );
export const count = z.optional(wholeNumber(0, 1_000_000));
/** An empty value counts as none. */
export const blank = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
/** A moment in unix seconds. */
export const unixSeconds = z.optional(wholeNumber(0, 99_999_999_999));

export const paging = {
  limit: z.optional(wholeNumber(1, 1000)),
  offset: z.optional(wholeNumber(0, 10_000_000)),
};

export const search = z.optional(z.string().check(z.trim(), z.maxLength(200)));
export const orderBy = z.optional(z.enum(['ASC', 'DESC']));

/** The query that all lists of the directories share. */
export const listQuery = z.strictObject({ q: search, orderBy, ...paging });

export const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
);

/** The same for entries that can be archived: those are left out unless asked for (rule 86). */
export const archivableQuery = z.strictObject({
  q: search,
  orderBy,
  withArchived: flag,
  ...paging,
});
export type ArchivableQuery = z.output<typeof archivableQuery>;

/** One value, several separated by commas, or the parameter repeated. */
export const several = <S extends z.core.$ZodType<unknown, string>>(item: S) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((given) => [given].flat().flatMap((part) => part.split(','))),
      ),
      z.array(item).check(z.maxLength(100)),
    ),
  );

export type SortDirection = 'a' | 'd';
export type Sort<Key extends string> = `${Key}:${SortDirection}`;

/** `key:a` ascending or `key:d` descending, with these keys only. */
export const sort = <const Key extends string>(keys: readonly Key[]) =>
  z.optional(
    z.enum(keys.flatMap((key) => [`${key}:a`, `${key}:d`]) as [Sort<Key>, ...Sort<Key>[]]),
  );

export const filterList = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.optional(z.strictObject(shape));

export const token = text(200);
