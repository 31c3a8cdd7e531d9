import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { methods } from '#platform/contract/rules/methods.ts';
import { brandId } from '#platform/server/db/columns.ts';

/** Somebody whose mark is in a step: by which report, and where they are counted. */
interface CountedPerson {
  personId: string;
  questionaryId: string;
  cycleId: string | null;
  leaderId: string | null;
  places: { subdivision: string | null; position: string | null };
}

/**
 * What company results are made of: the sums of people who entered a row together (rule 71b). Kept as content: a step
 * stays as it was made, whatever becomes of the reports. Competences have no key, as they may go too.
 */
export const companyStep = pgTable(
  'company_step',
  {
    brandId: brandId(),
    year: smallint('year').notNull(),
    method: text('method', { enum: methods }).notNull(),
    competenceId: uuid('competence_id').notNull(),
    /** The place of the step in the order in which they came to be. */
    number: integer('number').notNull(),
    side: text('side', { enum: ['subdivision', 'position'] }).notNull(),
    row: text('row').notNull(),
    nth: smallint('nth').notNull(),
    threshold: smallint('threshold').notNull(),
    sum: doublePrecision('sum').notNull(),
    peopleCount: integer('people_count').notNull(),
    people: jsonb('people').$type<CountedPerson[]>().notNull(),
    madeOn: date('made_on').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.year, table.method, table.competenceId, table.number],
    }),
  ],
);

/**
 * What a reader of company results was told, which is never taken back for less (rule 169a). Readers are accounts, and
 * have no key, as those of what is known.
 */
export const companyTold = pgTable(
  'company_told',
  {
    brandId: brandId(),
    accountId: uuid('account_id').notNull(),
    year: smallint('year').notNull(),
    method: text('method', { enum: methods }).notNull(),
    competenceId: uuid('competence_id').notNull(),
    /** In the table of company results: which steps were told together, by their numbers. */
    groups: jsonb('groups').$type<number[][]>().notNull().default([]),
    /** In the company's average beside a report: how many of the first steps are in it. */
    inMean: integer('in_mean').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.accountId, table.year, table.method, table.competenceId],
    }),
  ],
);
