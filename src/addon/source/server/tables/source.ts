import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  absentWays,
  sourceErrors,
  sourceKinds,
  sourceModes,
} from '#addon/source/contract/rules/source.ts';
import type { SourceChoices } from '#addon/source/contract/source.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { brandId, bytes, createdAt, moment } from '#platform/server/db/columns.ts';

/** A file in a folder, as it was seen. */
export interface SeenFile {
  name: string;
  size: number;
  /** ISO 8601: when it was last written, and since when it is so. */
  at: string;
  since: string;
}

/** Where people come from by machine (rule 186). */
export const source = pgTable(
  'source',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: sourceKinds }).notNull(),
    /** A folder within the company's, '' for that one itself, or an https address. */
    address: text('address').notNull(),
    /** User and password, sealed by the keyring. */
    sealedLogin: bytes('sealed_login'),
    choices: jsonb('choices').$type<SourceChoices>().notNull(),
    absent: text('absent', { enum: absentWays }).notNull(),
    mode: text('mode', { enum: sourceModes }).notNull(),
    /** The hour of the company's day at which it is read. Null: as it changes. */
    hour: integer('hour'),
    isActive: boolean('is_active').notNull(),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
    lookedAt: moment('looked_at'),
    lastError: text('last_error', { enum: sourceErrors }),
    /** The file that waits until it rests. */
    seen: jsonb('seen').$type<SeenFile>(),
    /** The hash of the file that was read last. */
    lastHash: text('last_hash'),
    /** When the file that was taken last had been written. */
    takenFileAt: moment('taken_file_at'),
    /** When somebody first said yes to what it brings. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);
