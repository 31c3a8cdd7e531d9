import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditDetails } from '#contract/audit.ts';
import { auditKinds, auditVerbs } from '#contract/rules/audit.ts';
import { brandId, moment } from './columns.ts';
import { brand } from './installation.ts';

/** Who did what to which thing, when; names as they were then. The app adds rows and reads them, nothing else. */
export const audit = pgTable(
  'audit',
  {
    brandId: brandId().references(() => brand.id),
    /** In the order of writing. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The account's: it stays when the membership ends. */
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    verb: text('verb', { enum: auditVerbs }).notNull(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    /** None where the verb is about many things. */
    entityId: uuid('entity_id'),
    name: text('name').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
    /** Both folded for the search, as of employees. */
    actorText: text('actor_text').generatedAlwaysAs(
      sql`replace(lower((actor_name || ' ' || actor_email) collate "ru-x-icu"), 'ё', 'е')`,
    ),
    nameText: text('name_text').generatedAlwaysAs(
      sql`replace(lower(name collate "ru-x-icu"), 'ё', 'е')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('audit_newest').on(table.brandId, table.at, table.id),
  ],
);
