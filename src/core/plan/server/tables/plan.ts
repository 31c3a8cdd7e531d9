import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { employee } from '#core/employee/server/tables/employee.ts';
import { goalStates } from '#core/plan/contract/rules/plan.ts';
import { brandId, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

/**
 * Development plans (rule 154). They name their report and competences without a key to them: deleting those must not
 * tell that a plan is there.
 */

/** Read by its owner, and by whoever leads them while it is shared. */
export const plan = pgTable(
  'plan',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    /** The questionary of the report that the plan began from. */
    questionaryId: uuid('questionary_id').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('plan_open')
      .on(table.brandId, table.employeeId)
      .where(sql`${table.closedAt} is null`),
    index('plan_employee').on(table.brandId, table.employeeId, table.createdAt),
    refersTo(table, table.employeeId, employee).onDelete('cascade'),
  ],
);

export const planGoal = pgTable(
  'plan_goal',
  {
    brandId: brandId(),
    planId: uuid('plan_id').notNull(),
    id: uuid('id').notNull(),
    position: smallint('position').notNull(),
    competenceId: uuid('competence_id'),
    text: text('text').notNull(),
    /** How one will see that it is reached. */
    sign: text('sign').notNull(),
    state: text('state', { enum: goalStates }).notNull().default('open'),
    /** The goal of an earlier plan that goes on here. */
    carriedFrom: uuid('carried_from'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.planId, table.id] }),
    refersTo(table, table.planId, plan).onDelete('cascade'),
    check('plan_goal_position', sql`${table.position} between 1 and 3`),
  ],
);

export const planStep = pgTable(
  'plan_step',
  {
    brandId: brandId(),
    planId: uuid('plan_id').notNull(),
    goalId: uuid('goal_id').notNull(),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    due: date('due').notNull(),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.planId, table.goalId, table.position] }),
    foreignKey({
      columns: [table.brandId, table.planId, table.goalId],
      foreignColumns: [planGoal.brandId, planGoal.planId, planGoal.id],
    }).onDelete('cascade'),
    check('plan_step_position', sql`${table.position} between 1 and 5`),
    // Finds the steps that the letters are about: those not done, by their day.
    index('plan_step_due').on(table.brandId, table.due).where(sql`not ${table.isDone}`),
  ],
);

/** A note about a plan, by its owner or by whoever leads them. It stays with the plan. */
export const planNote = pgTable(
  'plan_note',
  {
    brandId: brandId(),
    planId: uuid('plan_id').notNull(),
    id: uuid('id').notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: createdAt(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.planId, table.id] }),
    refersTo(table, table.planId, plan).onDelete('cascade'),
    refersTo(table, table.authorId, employee).onDelete('cascade'),
    index('plan_note_author').on(table.brandId, table.authorId),
  ],
);
