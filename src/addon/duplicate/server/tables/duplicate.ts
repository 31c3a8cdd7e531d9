import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { duplicateKinds } from '#addon/duplicate/contract/rules/duplicate.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { brandId } from '#platform/server/db/columns.ts';

/** Two entries that look alike and are not the same, as somebody has said (rule 193). */
export const duplicateApart = pgTable(
  'twin_apart',
  {
    brandId: brandId().references(() => brand.id),
    kind: text('kind', { enum: duplicateKinds }).notNull(),
    /** The lesser id of the two. They may have gone since. */
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.kind, table.oneId, table.otherId] }),
    check('twin_apart_order', sql`${table.oneId} < ${table.otherId}`),
  ],
);
