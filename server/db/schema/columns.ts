import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that many tables share. */

/** First in every key of a brand-owned table (architecture, "Beyond one machine"). */
export const brandId = () => uuid('brand_id').notNull();
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
