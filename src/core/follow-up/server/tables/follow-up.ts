import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core';
import { employee } from '#core/employee/server/tables/employee.ts';
import type { FollowUpResult } from '#core/follow-up/contract/follow-up.ts';
import { mostChosen } from '#core/follow-up/contract/rules/follow-up.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import { brandId, moment, refersTo } from '#platform/server/db/columns.ts';

/** How it ended. Null where too few could be asked. */
export interface KeptResult {
  told: FollowUpResult | null;
}

/**
 * What somebody wants their raters to be asked again after a report, and what came of it. Who is asked stands in
 * `assignment`, their answers among its sheets until the result is made.
 */
export const followUp = pgTable(
  'follow_up',
  {
    brandId: brandId(),
    questionaryId: uuid('questionary_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    /** Frozen questions of the questionary. Empty: nothing is to be asked. */
    questionIds: uuid('question_ids').array().notNull(),
    /** The brand's day on which raters were asked, and their last one. */
    askedOn: date('asked_on'),
    until: date('until'),
    /** At least so many had to be able to say: the brand's on that day, but three at least. */
    threshold: smallint('threshold'),
    remindedAt: moment('reminded_at'),
    result: jsonb('result').$type<KeptResult>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.employeeId] }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
    refersTo(table, table.employeeId, employee).onDelete('cascade'),
    check(
      'follow_up_questions',
      sql`cardinality(${table.questionIds}) <= ${sql.raw(String(mostChosen))}`,
    ),
    // What the clock looks for, and whose voices are bound.
    index('follow_up_until').on(table.brandId, table.until),
  ],
);
