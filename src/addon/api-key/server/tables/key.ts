import { sql } from 'drizzle-orm';
import { cidr, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import { apiScopes } from '#platform/contract/call/scope.ts';
import { brandId, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

/** Keys by which a company's programs call the product (rule 180). A withdrawn one is deleted. */
export const apiKey = pgTable(
  'api_key',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** All that is kept of the key itself. */
    tokenHash: text('token_hash').notNull(),
    scopeList: text('scope_list', { enum: apiScopes }).array().notNull(),
    /** The membership that made it: the key works while it is a super administrator's. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedOn: date('last_used_on'),
    /** The networks from which it may be used, within those where the company's people may work; empty: all of these. */
    ipList: cidr('ip_list').array().notNull().default(sql`'{}'`),
    /** The last day on which it was refused for its address. */
    lastRefusedOn: date('last_refused_on'),
    version: integer('version').notNull().default(1),
    /** How many calls it has made in the minute that began then (rule 181). */
    minuteAt: moment('minute_at'),
    minuteCount: integer('minute_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('api_key_token').on(table.tokenHash),
    index('api_key_created_by').on(table.brandId, table.createdBy),
    refersTo(table, table.createdBy, membership).onDelete('cascade'),
  ],
);
