import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import { competence } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import {
  type CycleLimits,
  chosenTypes,
  competenceSources,
  cycleApprovers,
  cycleChoosers,
  cycleStatuses,
  raterOrigins,
  shareWays,
  subjectStates,
} from '#core/questionary/contract/rules/cycle.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import { methods, smallGroupsKinds } from '#platform/contract/rules/methods.ts';
import { usualPerRater } from '#platform/contract/rules/per-rater.ts';
import { brandId, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

/** On one person's list a colleague takes the place of another. */
export interface EvenMove {
  subjectId: string;
  fromId: string;
  toId: string;
}

/** Of how many people others told what they see, and of how many behaviours which word. */
export interface AskedAgainTotal {
  people: number;
  more: number;
  same: number;
  less: number;
}

/** Many people assessed under one set of rules and dates. */
export const cycle = pgTable(
  'cycle',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: cycleStatuses }).notNull().default('created'),
    method: text('method', { enum: methods }).notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    smallGroups: text('small_groups', { enum: smallGroupsKinds }).notNull().default('joined'),
    chosenBy: text('chosen_by', { enum: cycleChoosers }).notNull(),
    approvedBy: text('approved_by', { enum: cycleApprovers }).notNull(),
    limits: jsonb('limits').$type<CycleLimits>().notNull(),
    perRater: smallint('per_rater').notNull().default(usualPerRater),
    /** What the last evening out of its lists has moved, until it is undone. */
    evened: jsonb('evened').$type<EvenMove[]>(),
    competenceSource: text('competence_source', { enum: competenceSources }).notNull(),
    /** HR named the raters: each of its people has a questionary from the start, at first a draft. */
    byCards: boolean('by_cards').notNull().default(false),
    /** Null where HR chooses. */
    chooseUntil: date('choose_until'),
    dateStart: date('date_start').notNull(),
    dateEnd: date('date_end').notNull(),
    release: text('release', { enum: shareWays }).notNull(),
    /** The day on which whatever is not held opens by itself. Null where reports open at once. */
    releaseOn: date('release_on'),
    mayDecline: boolean('may_decline').notNull().default(true),
    /** So many weeks after its reports are open raters are asked whether anything has changed. Null: never. */
    askAgainWeeks: smallint('ask_again_weeks'),
    /** What came of it for all of its people together; it stays as it was made. */
    askedAgain: jsonb('asked_again').$type<AskedAgainTotal>(),
    /** HR's own words to whoever takes part. */
    message: text('message'),
    createdAt: createdAt(),
    /** The account that began it: whom people may ask. */
    startedBy: uuid('started_by'),
    /** When the last day of choosing was found over. Null until then, and where there is none. */
    choosingEndedAt: moment('choosing_ended_at'),
    doneAt: moment('done_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('cycle_number').on(table.brandId, table.number),
    // What the clock looks for.
    index('cycle_open')
      .on(table.brandId, table.status)
      .where(sql`${table.status} in ('nominating', 'inwork')`),
  ],
);

/** What everybody of a cycle is asked about, where one list goes for all. */
export const cycleCompetence = pgTable(
  'cycle_competence',
  {
    brandId: brandId(),
    cycleId: uuid('cycle_id').notNull(),
    competenceId: uuid('competence_id').notNull(),
    order: smallint('order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.cycleId, table.competenceId] }),
    refersTo(table, table.cycleId, cycle).onDelete('cascade'),
    refersTo(table, table.competenceId, competence),
    index('cycle_competence_competence').on(table.brandId, table.competenceId),
  ],
);

/** What keeps a person of a cycle from going to work, with what its words need. */
export interface CycleProblem {
  key: string;
  params?: Record<string, string | number>;
}

/** A person of a cycle. Once they are launched their questionary is the truth. */
export const cycleSubject = pgTable(
  'cycle_subject',
  {
    brandId: brandId(),
    cycleId: uuid('cycle_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    state: text('state', { enum: subjectStates }).notNull().default('choosing'),
    /** Where they stood when HR left them out. */
    leftFrom: text('left_from', { enum: subjectStates }),
    /** HR's own choice. Null: the first leader who works here, looked up as it is needed. */
    approverId: uuid('approver_id'),
    /** The last day of choosing was over before the list was sent. */
    isLate: boolean('is_late').notNull().default(false),
    /** Why the list came back. */
    note: text('note'),
    /** What kept them from going to work at the last try, or what was left out as they went. */
    problem: jsonb('problem').$type<CycleProblem[]>(),
    questionaryId: uuid('questionary_id'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.cycleId, table.employeeId] }),
    unique('cycle_subject_questionary').on(table.brandId, table.questionaryId),
    refersTo(table, table.cycleId, cycle).onDelete('cascade'),
    refersTo(table, table.employeeId, employee),
    refersTo(table, table.questionaryId, questionary),
    check('cycle_subject_left_from', sql`${table.leftFrom} is null or ${table.state} = 'leftOut'`),
    index('cycle_subject_state').on(table.brandId, table.cycleId, table.state),
    index('cycle_subject_employee').on(table.brandId, table.employeeId),
    index('cycle_subject_approver')
      .on(table.brandId, table.approverId)
      .where(sql`${table.approverId} is not null`),
  ],
);

/** Who is to assess a person, until that person goes to work: then the rows are deleted. */
export const cycleRater = pgTable(
  'cycle_rater',
  {
    brandId: brandId(),
    cycleId: uuid('cycle_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    type: text('type', { enum: chosenTypes }).notNull(),
    origin: text('origin', { enum: raterOrigins }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.cycleId, table.subjectId, table.employeeId] }),
    foreignKey({
      columns: [table.brandId, table.cycleId, table.subjectId],
      foreignColumns: [cycleSubject.brandId, cycleSubject.cycleId, cycleSubject.employeeId],
      name: 'cycle_rater_of_subject',
    }).onDelete('cascade'),
    refersTo(table, table.employeeId, employee),
    // Begins otherwise than the key, which alone finds a person's list, whatever is known of the rows.
    index('cycle_rater_employee').on(table.brandId, table.employeeId, table.cycleId),
  ],
);

/** What the last letter of tasks told a person of. */
export const taskDigest = pgTable(
  'task_digest',
  {
    brandId: brandId(),
    employeeId: uuid('employee_id').notNull(),
    keys: text('keys').array().notNull().default(sql`'{}'`),
    sentOn: date('sent_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.employeeId] }),
    refersTo(table, table.employeeId, employee).onDelete('cascade'),
  ],
);
