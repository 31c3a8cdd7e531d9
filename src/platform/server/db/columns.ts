import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  foreignKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { lookAlikes, unseen } from '#platform/server/shared/same-name.ts';

/** Columns that many tables share. */

/** Comes first in every key of a brand-owned table (architecture, "A brand"). */
export const brandId = () => uuid('brand_id').notNull();
type Owned = Record<'brandId', AnyPgColumn>;
/** A column names a row of its own brand: no reference leads from one company into another. */
export const refersTo = (
  table: Owned,
  column: AnyPgColumn,
  target: Owned & Record<'id', AnyPgColumn>,
) => foreignKey({ columns: [table.brandId, column], foreignColumns: [target.brandId, target.id] });
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});
/** In small letters of any alphabet, whatever the database's own order: in C it knows Latin capitals alone. */
export const inSmall = (text: SQL): SQL<string> => sql`lower(${text} collate "ru-x-icu")`;
/** E-mails are normalised before they are stored, so that a plain comparison finds them. */
export const inLowerCase = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} = lower(${column})`);
/**
 * A name folded as `nameWords` folds it, but for the order of its words. Kept, as folding five thousand for each report
 * of a cycle would be most of making it. `whole` is SQL.
 */
export const nameSieve = (whole: string) =>
  text('name_sieve').generatedAlwaysAs(
    sql.raw(`translate(regexp_replace(normalize(lower((${whole}) collate "ru-x-icu"), NFKD),
      '${unseen}', '', 'g'), '${lookAlikes.foreign}', '${lookAlikes.cyrillic}')`),
  );
/** Nobody is hidden among two: T is 1, which hides nobody and says so, or 3 to 10 (rule 25). */
export const thresholdCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} = 1 or ${column} between 3 and 10`);
