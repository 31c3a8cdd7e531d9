import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { consentWays } from '#contract/company/rules/trust.ts';
import { brandId, moment } from './columns.ts';
import { employee } from './employee.ts';
import { brand } from './installation.ts';

/** What a company asks its raters to agree to, or tells them. A version has all languages, and never changes. */
export const consentText = pgTable(
  'consent_text',
  {
    brandId: brandId().references(() => brand.id),
    version: integer('version').notNull(),
    locale: text('locale', { enum: ['ru', 'en'] }).notNull(),
    text: text('text').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version, table.locale] })],
);

/**
 * Who has agreed to which version. Only on which day: an hour beside anonymous answers would tell whose
 * they are (rule 115). Who refuses has no row.
 */
export const consent = pgTable(
  'consent',
  {
    brandId: brandId(),
    employeeId: uuid('employee_id').notNull(),
    version: integer('version').notNull(),
    day: date('day').notNull(),
    how: text('how', { enum: consentWays }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.employeeId, table.version] }),
    foreignKey({
      columns: [table.brandId, table.employeeId],
      foreignColumns: [employee.brandId, employee.id],
    }),
  ],
);

/** That a former person is to be erased, which waits for a day (rule 114). It is over once done or stopped. */
export const erasure = pgTable(
  'erasure',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    /** Whether the reports about them go too. Otherwise they stay, without the name. */
    withReports: boolean('with_reports').notNull(),
    /** The membership of whoever asked. They may have gone since. */
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    due: moment('due').notNull(),
    doneAt: moment('done_at'),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    foreignKey({
      columns: [table.brandId, table.employeeId],
      foreignColumns: [employee.brandId, employee.id],
    }),
    uniqueIndex('erasure_open')
      .on(table.brandId, table.employeeId)
      .where(sql`${table.doneAt} is null and ${table.stoppedAt} is null`),
  ],
);
