import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { consentWays } from '#platform/contract/rules/trust.ts';
import { brandId, moment, refersTo } from '#platform/server/db/columns.ts';

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
    refersTo(table, table.employeeId, employee),
  ],
);
