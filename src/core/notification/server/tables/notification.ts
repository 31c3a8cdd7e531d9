import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { membership } from '#core/employee/server/tables/employee.ts';
import { newsTypes } from '#core/mail/contract/template/rules/templates.ts';
import { brandId, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

/** What a member is told in the app. The words are made when it is read, in the reader's language. */
export const notification = pgTable(
  'notification',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    membershipId: uuid('membership_id').notNull(),
    type: text('type', { enum: newsTypes }).notNull(),
    /** What the type's text is made from: `NotificationFacts`. */
    values: jsonb('values').notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    /** When it was passed on to letters and Slack. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.membershipId, membership).onDelete('cascade'),
    index('notification_newest').on(
      table.brandId,
      table.membershipId,
      table.createdAt.desc(),
      table.id,
    ),
    index('notification_unread')
      .on(table.brandId, table.membershipId)
      .where(sql`${table.readAt} is null`),
    index('notification_created').on(table.brandId, table.createdAt),
    index('notification_untold').on(table.brandId).where(sql`${table.toldAt} is null`),
  ],
);
