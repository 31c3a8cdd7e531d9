import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { consentWays } from '#core/security/contract/rules/trust.ts';
import { methods } from '#platform/contract/rules/methods.ts';
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

/**
 * Whose marks somebody knows, for good (rule 169). Readers are records and accounts, so there is no key to
 * them. One's own mark needs no row.
 */
export const knowledge = pgTable(
  'knowledge',
  {
    brandId: brandId(),
    readerId: uuid('reader_id').notNull(),
    personId: uuid('person_id').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.readerId, table.personId] }),
    index('knowledge_person').on(table.brandId, table.personId),
    foreignKey({
      columns: [table.brandId, table.personId],
      foreignColumns: [employee.brandId, employee.id],
    }),
  ],
);

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
    /** In which order they came to be. */
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
    /** Of the table: the numbers of steps that were told together. */
    groups: jsonb('groups').$type<number[][]>().notNull().default([]),
    /** Of the average beside a report: how many of the first steps are in it. */
    inMean: integer('in_mean').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.accountId, table.year, table.method, table.competenceId],
    }),
  ],
);
