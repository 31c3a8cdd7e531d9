import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import {
  deliveryChannels,
  deliveryStates,
  deliveryTypes,
} from '#core/mail/contract/rules/deliveries.ts';
import { templateChannels, templateTypes } from '#core/mail/contract/template/rules/templates.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import { brandId, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

/** The outbox: what is to be sent to whom, and what became of it. */
export const delivery = pgTable(
  'delivery',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    channel: text('channel', { enum: deliveryChannels }).notNull(),
    recipient: text('recipient').notNull(),
    type: text('type', { enum: deliveryTypes }).notNull(),
    payload: jsonb('payload').notNull(),
    /** While it may still be joined: at most one message with a key waits to be written. */
    key: text('key'),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('delivery_created').on(table.brandId, table.createdAt),
    index('delivery_unsent')
      .on(table.brandId, table.createdAt)
      .where(sql`${table.state} <> 'sent'`),
    index('delivery_report')
      .on(table.brandId, table.createdAt)
      .where(sql`${table.type} = 'report'`),
    index('delivery_sent')
      .on(table.brandId, table.sentAt)
      .where(sql`${table.channel} = 'email' and ${table.sentAt} is not null`),
    uniqueIndex('delivery_key').on(table.brandId, table.key).where(sql`${table.key} is not null`),
    check(
      'delivery_recipient_case',
      sql`${table.channel} <> 'email' or ${table.recipient} = lower(${table.recipient})`,
    ),
  ],
);

/** A report that somebody has sent: which one, and what they wrote. The outbox says to whom. */
export const reportSending = pgTable(
  'report_sending',
  {
    brandId: brandId(),
    questionaryId: uuid('questionary_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    id: uuid('id').notNull(),
    /** After how many answers the interim report was made. Null for the final one. */
    passedParticipantCount: integer('passed_participant_count'),
    /** The other questionary of a comparison, chosen when it was sent. Null for a report. */
    comparedQuestionaryId: uuid('compared_questionary_id'),
    /** HTML of the templates' allow-list. */
    text: text('text').notNull(),
    /** As the recipients read them. */
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    /** The sender's language, for recipients whose own is not known. */
    locale: text('locale', { enum: ['ru', 'en'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.questionaryId, questionary),
  ],
);

/**
 * What a company says in its letters and notifications in words of its own (rule 32). The product's own texts are in
 * the catalogue: a template that nobody has ever changed has no row, and one that was reset has no text.
 */
export const template = pgTable(
  'template',
  {
    brandId: brandId().references(() => brand.id),
    channel: text('channel', { enum: templateChannels }).notNull(),
    type: text('type', { enum: templateTypes }).notNull(),
    locale: text('locale', { enum: ['ru', 'en'] }).notNull(),
    /** A notification has none. */
    subject: text('subject'),
    /** HTML of the allow-list, with variables. */
    text: text('text'),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.channel, table.type, table.locale] })],
);
