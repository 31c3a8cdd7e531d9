import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { membership } from '#core/employee/server/tables/employee.ts';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { archiveStates } from '#core/report/contract/report-archive.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import { methods, type ReviewerRole, reportTypes } from '#platform/contract/rules/methods.ts';
import { brandId, bytes, createdAt, moment, refersTo } from '#platform/server/db/columns.ts';

const ofSubject = {
  brandId: brandId(),
  questionaryId: uuid('questionary_id').notNull(),
  employeeId: uuid('employee_id').notNull(),
};

/** Localised texts of a report, as they were that day. */
export interface ReportTexts {
  competences: Record<string, { name: Localized; description: Localized }>;
  questions: Record<string, Localized>;
}

/** Somebody who had answered, in which role, and whether they count towards a threshold. */
export interface Rater {
  id: string;
  type: ReviewerRole;
  isCounted: boolean;
}

/** A report's content as it is kept. One made before positions had target marks holds none. */
export type StoredContent = Omit<ReportContent, 'competenceMarkList'> & {
  competenceMarkList: (Omit<CompetenceMark, 'targetMark'> & { targetMark?: number | null })[];
};

type Columns = Record<
  | 'brandId'
  | 'questionaryId'
  | 'employeeId'
  | 'kind'
  | 'createdAt'
  | 'number'
  | 'method'
  | 'type'
  | 'dateStart'
  | 'leaderAt'
  | 'releasedAt',
  AnyPgColumn
>;

/**
 * Indexes of final reports, one for each order, and one by person. They are read instead of the much larger
 * rows, so each holds all that a list narrows and sorts by.
 */
function listIndexes(table: Columns) {
  const { brandId, questionaryId, employeeId, kind, number, method, type, dateStart, createdAt } =
    table;
  const { leaderAt, releasedAt } = table;
  const opened = [leaderAt, releasedAt] as const;
  const isFinal = sql`${kind} = 'final'`;
  const one = [number, employeeId, questionaryId] as const;
  return [
    index('report_created')
      .on(brandId, createdAt, ...one, method, type, dateStart, ...opened)
      .where(isFinal),
    index('report_number')
      .on(brandId, ...one, method, type, dateStart, createdAt, ...opened)
      .where(isFinal),
    index('report_start')
      .on(brandId, dateStart, ...one, method, type, createdAt, ...opened)
      .where(isFinal),
    index('report_method')
      .on(brandId, methodInOrder(method), ...one, method, type, dateStart, createdAt, ...opened)
      .where(isFinal),
    index('report_type')
      .on(brandId, type, ...one, method, dateStart, createdAt, ...opened)
      .where(isFinal),
    // This one has interim reports too, as they are compared (rule 26).
    index('report_employee').on(
      brandId,
      employeeId,
      kind,
      number,
      questionaryId,
      method,
      type,
      dateStart,
      createdAt,
      ...opened,
    ),
    // Finds the reports that are not open to their subject: the clock opens them, or they wait for somebody.
    index('report_closed')
      .on(brandId, employeeId, questionaryId)
      .where(sql`${kind} = 'final' and ${releasedAt} is null`),
  ];
}

/** 90 before 180. */
export const methodInOrder = (method: AnyPgColumn) => sql`(${method}::int)`;

/** Reports as they were made. They never change (rule 28). */
export const report = pgTable(
  'report',
  {
    ...ofSubject,
    kind: text('kind', { enum: ['interim', 'final'] }).notNull(),
    passedParticipantCount: integer('passed_participant_count').notNull(),
    createdAt: createdAt(),
    /** From when the subject's leaders may read it. Null until then, like `releasedAt`. */
    leaderAt: moment('leader_at'),
    /** From when the subject may read it. */
    releasedAt: moment('released_at'),
    /** Why HR keeps it back. Null while nobody does. */
    holdNote: text('hold_note'),
    /**
     * Copied from its questionary, as in the content: lists find, sort and show reports by these (decision
     * 070).
     */
    number: integer('number').notNull(),
    method: text('method', { enum: methods }).notNull(),
    type: text('type', { enum: reportTypes }).notNull(),
    dateStart: date('date_start').notNull(),
    /** The planned last day, until all assessments with that last day are over before it (decision 173). */
    dateEnd: date('date_end').notNull(),
    /** The content with names in Russian. `texts` has that day's names in both languages. */
    content: jsonb('content').$type<StoredContent>().notNull(),
    texts: jsonb('texts').$type<ReportTexts>().notNull(),
    /** Who had answered: whoever did so as a leader knows the person (company results). */
    raters: jsonb('raters').$type<Rater[]>().notNull().default([]),
    /**
     * What the company view reads of thousands of reports, taken out of the much larger content by
     * the database (decision 073). Others' mark stands at the place of its competence.
     */
    subdivision: text('subdivision').generatedAlwaysAs(sql`content ->> 'subdivision'`),
    position: text('position').generatedAlwaysAs(sql`content ->> 'position'`),
    askedCount: integer('asked_count').generatedAlwaysAs(
      sql`(content -> 'participantTypeCount' ->> 'totalCount')::integer`,
    ),
    competenceIds: jsonb('competence_ids')
      .$type<string[]>()
      .generatedAlwaysAs(
        sql`jsonb_path_query_array(content, '$.competenceMarkList[*].competenceId')`,
      ),
    otherMarks: jsonb('other_marks')
      .$type<(number | null)[]>()
      .generatedAlwaysAs(
        sql`jsonb_path_query_array(content, '$.competenceMarkList[*].otherParticipantMark')`,
      ),
  },
  (table) => [
    primaryKey({
      columns: [
        table.brandId,
        table.questionaryId,
        table.employeeId,
        table.kind,
        table.passedParticipantCount,
      ],
    }),
    refersTo(table, table.questionaryId, questionary),
    ...listIndexes(table),
  ],
);

/**
 * A report's PDF in a language and voice, kept once it is made, and gone with the report. Anybody who
 * opens it is checked as for the report.
 */
export const reportPdf = pgTable(
  'report_pdf',
  {
    ...ofSubject,
    kind: text('kind', { enum: ['interim', 'final'] }).notNull(),
    passedParticipantCount: integer('passed_participant_count').notNull(),
    locale: text('locale', { enum: ['ru', 'en'] }).notNull(),
    /** Whom it speaks to (rule 65). */
    voice: text('voice', { enum: ['own', 'other'] }).notNull(),
    /** Names what else went into it. Another edition replaces it. */
    edition: text('edition').notNull(),
    file: bytes('file').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('report_pdf_created').on(table.brandId, table.createdAt),
    primaryKey({
      columns: [
        table.brandId,
        table.questionaryId,
        table.employeeId,
        table.kind,
        table.passedParticipantCount,
        table.locale,
        table.voice,
      ],
    }),
    foreignKey({
      columns: [
        table.brandId,
        table.questionaryId,
        table.employeeId,
        table.kind,
        table.passedParticipantCount,
      ],
      foreignColumns: [
        report.brandId,
        report.questionaryId,
        report.employeeId,
        report.kind,
        report.passedParticipantCount,
      ],
      name: 'report_pdf_of_report',
    }).onDelete('cascade'),
  ],
);

/** A final report, by its address. */
export interface ReportKey {
  questionaryId: string;
  employeeId: string;
}

/**
 * Reports that somebody wants as one ZIP: which ones, and how many of their PDFs are made. The file
 * itself is kept nowhere, it is put together while it is downloaded.
 */
export const reportArchive = pgTable(
  'report_archive',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    /** Who wants it. Nobody else sees it. */
    membershipId: uuid('membership_id').notNull(),
    /** `myData`: all reports about the person who wants it, beside the rest of their data (rule 112). */
    kind: text('kind', { enum: ['reports', 'myData'] })
      .notNull()
      .default('reports'),
    locale: text('locale', { enum: ['ru', 'en'] }).notNull(),
    /** The reports in the order in which they are made and stand in the ZIP. */
    reportList: jsonb('report_list').$type<ReportKey[]>().notNull(),
    doneCount: integer('done_count').notNull().default(0),
    /** The reports whose PDF could not be made. */
    failedList: jsonb('failed_list').$type<ReportKey[]>().notNull().default([]),
    state: text('state', { enum: archiveStates }).notNull().default('running'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.membershipId, membership).onDelete('cascade'),
    index('report_archive_of').on(table.brandId, table.membershipId, table.createdAt.desc()),
  ],
);

/** The append-only ledger of atoms of one subject (data-and-maths, "Atoms"). */
export const reportLedger = pgTable(
  'report_ledger',
  {
    ...ofSubject,
    ledger: jsonb('ledger').notNull(),
    /**
     * Everyone who could open the report at any output so far. They never count towards the
     * threshold again.
     */
    readerIds: uuid('reader_ids').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.questionaryId, table.employeeId] }),
    refersTo(table, table.questionaryId, questionary),
  ],
);
