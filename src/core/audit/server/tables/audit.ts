import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { auditKinds, auditVerbs } from '#platform/contract/rules/audit.ts';
import { browsers, systems } from '#platform/contract/rules/device.ts';
import { brandId, moment } from '#platform/server/db/columns.ts';

/** What is kept: all that the journal shows, and for many reports in one file whom they are about (rule 112). */
export type KeptDetails = AuditDetails & { subjectIdList?: string[] };

/**
 * Who did what to which thing, and when, under the names of that time. The app adds and reads rows,
 * nothing else.
 */
export const audit = pgTable(
  'audit',
  {
    brandId: brandId().references(() => brand.id),
    /** In order of writing. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The id of the account, which remains when the membership ends. Null: the operator, without a name. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    verb: text('verb', { enum: auditVerbs }).notNull(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    /** Null where the verb concerns many things. */
    entityId: uuid('entity_id'),
    name: text('name').notNull(),
    details: jsonb('details').$type<KeptDetails>().notNull(),
    /** Where it came from, kept for 90 days as the company decided at that time; null for what says nothing of security. */
    address: text('address'),
    browser: text('browser', { enum: browsers }),
    system: text('system', { enum: systems }),
    /** Actor and name, both folded for the search, like the names of employees. */
    actorText: text('actor_text').generatedAlwaysAs(
      sql`replace(lower((actor_name || ' ' || actor_email) collate "ru-x-icu"), 'ё', 'е')`,
    ),
    nameText: text('name_text').generatedAlwaysAs(
      sql`replace(lower(name collate "ru-x-icu"), 'ё', 'е')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('audit_address').on(table.brandId, table.at).where(sql`${table.address} is not null`),
    // Who did what to one person or their reports.
    index('audit_entity')
      .on(table.brandId, table.entityId, table.at)
      .where(sql`${table.entityId} is not null`),
    // Files with reports of several people name them in their details.
    index('audit_of_many')
      .on(table.brandId, table.at)
      .where(sql`${table.details} ? 'subjectIdList'`),
    index('audit_newest').on(table.brandId, table.at, table.id),
  ],
);

/** How far a company's activity log has been written as lines (rule 185). */
export const auditLine = pgTable(
  'audit_line',
  {
    brandId: brandId().references(() => brand.id),
    /** The last entry that was written. */
    writtenId: bigint('written_id', { mode: 'number' }).notNull().default(0),
    /** The last entry that is to be written next. */
    dueId: bigint('due_id', { mode: 'number' }).notNull().default(0),
    /** Once all transactions before this one are through, nothing is added before the due entry any more. */
    dueAfter: bigint('due_after', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.brandId] })],
);
