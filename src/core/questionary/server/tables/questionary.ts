import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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
import { brand } from '#core/company/server/tables/installation.ts';
import { competence, position, subdivision } from '#core/directory/server/tables/directory.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { declineReasons, shareWays } from '#core/questionary/contract/rules/cycle.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import {
  assignmentStatuses,
  methods,
  questionaryStatuses,
  questionaryTypes,
  repeatTypes,
  reviewerRoles,
  smallGroupsKinds,
} from '#platform/contract/rules/methods.ts';
import {
  brandId,
  bytes,
  createdAt,
  inLowerCase,
  moment,
  nameSieve,
  refersTo,
  thresholdCheck,
} from '#platform/server/db/columns.ts';

export const questionary = pgTable(
  'questionary',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    status: text('status', { enum: questionaryStatuses }).notNull().default('created'),
    method: text('method', { enum: methods }).notNull(),
    type: text('type', { enum: questionaryTypes }).notNull(),
    positionId: uuid('position_id'),
    subdivisionId: uuid('subdivision_id'),
    dateStart: date('date_start').notNull(),
    dateEnd: date('date_end').notNull(),
    periodType: text('period_type', { enum: repeatTypes }),
    isAnonymous: boolean('is_anonymous').notNull(),
    smallGroups: text('small_groups', { enum: smallGroupsKinds }).notNull().default('joined'),
    /** The cycle that it was made for. A cycle knows it, too, by its subject. */
    cycleId: uuid('cycle_id'),
    /** When its reports may be read by whom they are about. */
    release: text('release', { enum: shareWays }).notNull().default('atOnce'),
    /** The day on which whatever is not held opens by itself. */
    releaseOn: date('release_on'),
    /** Whether its raters may say that they can't assess. */
    mayDecline: boolean('may_decline').notNull().default(true),
    /** So many weeks after its reports are open raters are asked whether anything has changed. Null: never. */
    askAgainWeeks: smallint('ask_again_weeks'),
    /** The brand's threshold, frozen when it went to work (rule 25). */
    anonymityThreshold: smallint('anonymity_threshold'),
    /** The brand's own words for the answers, frozen with it (rule 168). Null: the product's. */
    answerWords: jsonb('answer_words').$type<AnswerWords>(),
    createdAt: createdAt(),
    /** The account that sent it to work: whom its raters may ask. */
    sentBy: uuid('sent_by'),
    /** When it went to work: the sooner of its days in work are counted from here (rule 26). */
    sentAt: moment('sent_at'),
    /** When it last reminded those who have not answered, by the clock or by hand. */
    remindedAt: moment('reminded_at'),
    doneAt: moment('done_at'),
    /**
     * When it was brought in from a file: it was made elsewhere, has nothing but reports, and stands
     * in no list (rule 88). Null for our own.
     */
    broughtAt: moment('brought_at'),
    /** What the file that it was brought in from calls it. */
    title: text('title'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    thresholdCheck('questionary_threshold', table.anonymityThreshold),
    uniqueIndex('questionary_number').on(table.brandId, table.number),
    // Read instead of the rows, for pages of the journal and the archive, and for their counts.
    index('questionary_status')
      .on(table.brandId, table.status, table.number, table.id)
      .where(sql`${table.broughtAt} is null`),
    index('questionary_start')
      .on(table.brandId, table.status, table.dateStart, table.number, table.id)
      .where(sql`${table.broughtAt} is null`),
    index('questionary_listed')
      .on(table.brandId, table.status)
      .where(sql`${table.broughtAt} is null`),
    index('questionary_position').on(table.brandId, table.positionId),
    index('questionary_subdivision').on(table.brandId, table.subdivisionId),
    index('questionary_end').on(table.brandId, table.status, table.dateEnd),
    // Finds the questionaries whose voices are still bound (rule 26b).
    index('questionary_done').on(table.brandId, table.doneAt),
    index('questionary_cycle')
      .on(table.brandId, table.cycleId)
      .where(sql`${table.cycleId} is not null`),
    refersTo(table, table.positionId, position),
    refersTo(table, table.subdivisionId, subdivision),
  ],
);

const ofQuestionary = {
  brandId: brandId(),
  questionaryId: uuid('questionary_id').notNull(),
};

export const questionarySubject = pgTable(
  'questionary_subject',
  {
    ...ofQuestionary,
    employeeId: uuid('employee_id').notNull(),
    /** Their name when it went to work: by this one, too, they are found again (rule 26e). */
    askedName: jsonb('asked_name').$type<AskedName>(),
    nameSieve: nameSieve("(asked_name ->> 'lastName') || ' ' || (asked_name ->> 'firstName')"),
    /**
     * Numbers of earlier questionaries about the same person that had some of the same raters on the day from
     * which such ones wait for each other. Its report shows no anonymous roles.
     */
    sharesWith: integer('shares_with').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.employeeId] }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
    refersTo(table, table.employeeId, employee),
    index('questionary_subject_employee').on(table.brandId, table.employeeId, table.questionaryId),
  ],
);

export const questionaryCompetence = pgTable(
  'questionary_competence',
  {
    ...ofQuestionary,
    competenceId: uuid('competence_id').notNull(),
    order: smallint('order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.competenceId] }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
    refersTo(table, table.competenceId, competence),
    index('questionary_competence_competence').on(table.brandId, table.competenceId),
  ],
);

export type AskedName = { firstName: string; lastName: string; middleName: string | null };

export const questionaryParticipant = pgTable(
  'questionary_participant',
  {
    ...ofQuestionary,
    employeeId: uuid('employee_id').notNull(),
    type: text('type', { enum: reviewerRoles }).notNull(),
    /** Their name when they were asked: raters and reports read this one (decision 105). */
    askedName: jsonb('asked_name').$type<AskedName>(),
    invitedAt: moment('invited_at'),
    /** The letter that invites them, one for all that waits for their answers. */
    letterId: uuid('letter_id'),
    /** From when an invitation that is not queued yet is due. Null otherwise. */
    dueAt: moment('due_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.employeeId] }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
    refersTo(table, table.employeeId, employee),
    index('questionary_participant_employee').on(table.brandId, table.employeeId),
    index('questionary_participant_due')
      .on(table.brandId, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/**
 * Personal links by the hash of their token, which itself is only in the mail (rule 3). A link opens
 * what its person is asked to answer, while their e-mail is the one that the letter went to.
 */
export const invitation = pgTable(
  'invitation',
  {
    brandId: brandId(),
    tokenHash: text('token_hash').notNull(),
    employeeId: uuid('employee_id').notNull(),
    email: text('email').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.tokenHash] }),
    refersTo(table, table.employeeId, employee),
    index('invitation_employee').on(table.brandId, table.employeeId),
    inLowerCase('invitation_email_case', table.email),
  ],
);

/** The questions as they were when the questionary went to work (rule 16). */
export const questionaryQuestion = pgTable(
  'questionary_question',
  {
    ...ofQuestionary,
    questionId: uuid('question_id').notNull(),
    kind: text('kind', { enum: ['rating', 'common'] }).notNull(),
    competenceId: uuid('competence_id'),
    type: text('type', { enum: ['text', 'rating'] }).notNull(),
    text: jsonb('text').$type<Localized>().notNull(),
    isRequired: boolean('is_required').notNull(),
    order: smallint('order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.questionId] }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
  ],
);

export const againStates = ['due', 'asked', 'done'] as const;

/**
 * One participant × one subject. It has no time at all, because that would tell who wrote which
 * sheet (rule 24).
 */
export const assignment = pgTable(
  'assignment',
  {
    ...ofQuestionary,
    /** The employee who answers. */
    participantId: uuid('participant_id').notNull(),
    /** The employee who is assessed. */
    subjectId: uuid('subject_id').notNull(),
    type: text('type', { enum: reviewerRoles }).notNull(),
    status: text('status', { enum: assignmentStatuses }).notNull().default('no_progress'),
    /**
     * Whether it counts towards the threshold. Never again once somebody else may have given the
     * answers (decision 021).
     */
    isCounted: boolean('is_counted').notNull().default(true),
    /** Who doesn't answer, and why. It is only HR's to see; to all else they are silent. */
    declined: text('declined', { enum: declineReasons }),
    /** Their line to HR. It goes with the final report. */
    declineNote: text('decline_note'),
    /** Asked whether anything has changed: a letter is due, it has gone, or they have answered. Null: not asked. */
    again: text('again', { enum: againStates }),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.questionaryId, table.participantId, table.subjectId],
    }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
    index('assignment_subject').on(table.brandId, table.questionaryId, table.subjectId),
    index('assignment_participant').on(table.brandId, table.participantId),
  ],
);

/**
 * The key that seals the sheets about one person, while there are any; those of asking again have one of their own. The key itself lies in the keyring,
 * outside the database (decision 106).
 */
export const sheetKey = pgTable(
  'sheet_key',
  {
    ...ofQuestionary,
    subjectId: uuid('subject_id').notNull(),
    /** Of answers to whether anything has changed. */
    isAgain: boolean('is_again').notNull().default(false),
    keyId: uuid('key_id').notNull(),
    /** Tells whether the keyring has the right one. */
    check: bytes('check').notNull(),
    /** Its sheets are gone: it is about to be destroyed, and this row after it. */
    isOver: boolean('is_over').notNull().default(false),
    /** The keyring did not have it when somebody last looked. */
    isLost: boolean('is_lost').notNull().default(false),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.questionaryId, table.subjectId, table.isAgain],
      name: 'sheet_key_of_subject',
    }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
  ],
);

/**
 * The answers of one finished assignment, sealed. `respondentId` is null where they are anonymous.
 */
export const sheet = pgTable(
  'sheet',
  {
    ...ofQuestionary,
    subjectId: uuid('subject_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type', { enum: reviewerRoles }).notNull(),
    respondentId: uuid('respondent_id'),
    /** As `encryptSheet` makes it. */
    sealed: bytes('sealed').notNull(),
    /** Answers to whether anything has changed, given after the report. */
    isAgain: boolean('is_again').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.subjectId, table.id] }),
    refersTo(table, table.questionaryId, questionary).onDelete('cascade'),
  ],
);
