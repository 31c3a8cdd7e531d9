import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { brandId, moment, refersTo } from '#platform/server/db/columns.ts';

/** All kinds of spaces, as JavaScript and the import understand them. */
const spaces = '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+';

/**
 * A name without regard to case, ё and the number and kind of spaces (rule 80). The collation is
 * named because a database whose default knows no Cyrillic would treat «Отдел» and «отдел» as
 * different.
 */
export const foldedName = (name: SQLWrapper) =>
  sql`regexp_replace(replace(lower(${name} collate "ru-x-icu"), 'ё', 'е'), ${sql.raw(`'${spaces}'`)}, ' ', 'g')`;

/** Since when it is hidden from choices; null for what is not archived (rule 86). */
const archivedAt = () => moment('archived_at');

export const subdivision = pgTable(
  'subdivision',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    archivedAt: archivedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('subdivision_name').on(table.brandId, foldedName(table.name)),
  ],
);

export const position = pgTable(
  'position',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    version: integer('version').notNull().default(1),
    archivedAt: archivedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('position_name').on(table.brandId, foldedName(table.name)),
  ],
);

export const competence = pgTable(
  'competence',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    name: jsonb('name').$type<Localized>().notNull(),
    description: jsonb('description').$type<Localized>().notNull(),
    /** Null while nobody has changed what the library proposes (decision 170). */
    firstSteps: jsonb('first_steps').$type<Localized[]>(),
    version: integer('version').notNull().default(1),
    archivedAt: archivedAt(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

export const question = pgTable(
  'question',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    competenceId: uuid('competence_id').notNull(),
    order: smallint('order').notNull(),
    text: jsonb('text').$type<Localized>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.competenceId, competence).onDelete('cascade'),
    index('question_competence').on(table.brandId, table.competenceId),
  ],
);

export const positionCompetence = pgTable(
  'position_competence',
  {
    brandId: brandId(),
    positionId: uuid('position_id').notNull(),
    competenceId: uuid('competence_id').notNull(),
    order: smallint('order').notNull(),
    /** On the report's scale, in tenths (rule 72). */
    targetMark: numeric('target_mark', { precision: 2, scale: 1, mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.positionId, table.competenceId] }),
    refersTo(table, table.positionId, position).onDelete('cascade'),
    refersTo(table, table.competenceId, competence),
    index('position_competence_competence').on(table.brandId, table.competenceId),
    check('position_competence_target', sql`${table.targetMark} between 1 and 5`),
  ],
);

const importKinds = ['employee', 'competence', 'history', 'participants', 'subjects'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What people have chosen for the columns of files that they imported, the oldest first (rule 79). */
export const importMatching = pgTable(
  'import_matching',
  {
    brandId: brandId().references(() => brand.id),
    kind: text('kind', { enum: importKinds }).notNull(),
    columns: jsonb('columns')
      .$type<(readonly [header: string, field: string | null])[]>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.kind] })],
);

export const commonQuestion = pgTable(
  'common_question',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    text: jsonb('text').$type<Localized>().notNull(),
    type: text('type', { enum: ['text', 'rating'] }).notNull(),
    isRequired: boolean('is_required').notNull().default(false),
    order: smallint('order').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);
