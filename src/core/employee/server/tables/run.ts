import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import { runKinds } from '#core/employee/contract/rules/run.ts';
import { runStates } from '#core/employee/contract/rules/run-outlook.ts';
import type { Outlook } from '#core/employee/contract/run/outlook.ts';
import type { RunCounts, RunField, StayReason } from '#core/employee/contract/run/run.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { brandId, bytes, moment, refersTo } from '#platform/server/db/columns.ts';
import { employee } from './employee.ts';

/** Values as the record stores them, leaders as ids. */
export type RunValues = { [Field in RunField]?: string | number | readonly string[] | null };

/** Counts as they are kept: before there were sources nobody left by a run. */
export type StoredCounts = Omit<RunCounts, 'left'> & Partial<Pick<RunCounts, 'left'>>;

/** What is shown of a file, with all people, and what is wrong in it in no language. Former programs kept no moved days. */
export type KeptOutlook = Omit<Outlook, 'problemList' | 'movedDays'> & {
  movedDays?: Outlook['movedDays'];
  problemList: readonly { issue: Issue; rowCount: number; rowList: readonly number[] }[];
};

/** Each time people came from outside, by a file or from a source (rules 178 and 186). */
export const peopleRun = pgTable(
  'people_run',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    origin: text('origin', { enum: ['file', 'source', 'key'] }).notNull(),
    /** The file's. */
    name: text('name').notNull(),
    /** The source's, or that of the key whose file was refused. Either may have gone since. */
    sourceId: uuid('source_id'),
    /** The source's, or the API key's. */
    sourceName: text('source_name'),
    state: text('state', { enum: runStates }).notNull().default('taken'),
    /** The membership of who did it. They may have gone since. */
    by: uuid('by'),
    at: moment('at').notNull(),
    counts: jsonb('counts').$type<StoredCounts>().notNull(),
    /** What a source's file would do, as people are asked about it. */
    outlook: jsonb('outlook').$type<KeptOutlook>(),
    /** What it would do to each person, by e-mail: a mark that tells whether it is still so. Forgotten with the file. */
    marks: jsonb('marks').$type<Record<string, string>>(),
    /** The file while it waits, sealed by the keyring. */
    sealedFile: bytes('sealed_file'),
    fileAt: moment('file_at'),
    undoneAt: moment('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('people_run_at').on(table.brandId, table.at),
  ],
);

/** A person whom a run has changed, with only the fields that it changed. */
export const peopleRunPerson = pgTable(
  'people_run_person',
  {
    brandId: brandId(),
    runId: uuid('run_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    kind: text('kind', { enum: runKinds }).notNull(),
    /** Null for somebody whom the run created. */
    before: jsonb('before').$type<RunValues>(),
    after: jsonb('after').$type<RunValues>().notNull(),
    /** When somebody whom the run brought back had left or been deleted. Null for all others. */
    firedAt: date('fired_at'),
    deletedAt: moment('deleted_at'),
    /** Why they stayed when the run was taken back. */
    stayed: text('stayed').$type<StayReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.runId, table.employeeId] }),
    refersTo(table, table.runId, peopleRun).onDelete('cascade'),
    refersTo(table, table.employeeId, employee).onDelete('cascade'),
    index('people_run_person_employee').on(table.brandId, table.employeeId),
  ],
);
