import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  toldEvents,
  type WebhookTry,
  webhookEnds,
  webhookEvents,
  webhookStates,
} from '#addon/webhook/contract/webhook-events.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { brandId, bytes, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

/** Addresses of a company's systems that are told what happens (rule 199). */
export const webhook = pgTable(
  'hook',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Sealed by the keyring, for the purpose `secret`, bound to the id. */
    sealedSecret: bytes('sealed_secret').notNull(),
    /** The secret before it, which signs too until `formerUntil`. */
    formerSealed: bytes('former_sealed'),
    formerUntil: moment('former_until'),
    eventList: text('event_list', { enum: webhookEvents }).array().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    offFor: text('off_for', { enum: webhookEnds }),
    failingSince: moment('failing_since'),
    /** An address that fails is left alone until then, whatever waits for it. */
    restsUntil: moment('rests_until'),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

/** What an address is told, and how that went (rule 200). */
export const webhookDelivery = pgTable(
  'hook_delivery',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    hookId: uuid('hook_id').notNull(),
    event: text('event', { enum: toldEvents }).notNull(),
    /** What the event is about: ids, a number, at most a name. */
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: webhookStates }).notNull().default('waiting'),
    attempts: jsonb('attempts').$type<WebhookTry[]>().notNull().default([]),
    /** While it waits: when it is tried next. */
    nextAt: moment('next_at').notNull(),
    /** When it is to be told first. */
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.hookId, webhook).onDelete('cascade'),
    index('hook_delivery_at').on(table.brandId, table.hookId, table.at),
    index('hook_delivery_old').on(table.brandId, table.at),
    index('hook_delivery_waiting')
      .on(table.brandId, table.hookId, table.nextAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
