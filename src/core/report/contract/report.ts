import { z } from 'zod/mini';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { shareWays } from '#core/questionary/contract/rules/cycle.ts';
import {
  allReportVerbs,
  reportPolicy,
  sharingPolicy,
} from '#core/report/contract/policy/report.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, one } from '#platform/contract/call/envelope.ts';
import { id, text } from '#platform/contract/call/fields.ts';
import { blank, count } from '#platform/contract/call/query.ts';
import { reportContent } from './content/report-content.ts';
import { previousReport } from './reading/report-difference.ts';
import { longestHoldNote, reportSharing } from './rules/sharing.ts';

/**
 * The interim report made at this number of finished assignments. The final report's own number means the final one, as
 * none does.
 */
const passedParticipantCount = z.union([count, blank]);

/** The company's own averages of others' marks, beside those of a report (rule 71). */
export const companyAverage = z.object({
  /** The first and the last day of the year whose assessments it is made from. */
  from: z.string(),
  to: z.string(),
  markList: z.array(
    z.object({ competenceId: z.string(), mark: z.number(), peopleCount: z.number() }),
  ),
});
export type CompanyAverage = z.infer<typeof companyAverage>;

export const getReport = endpoint({
  name: 'getReport',
  summary: 'The content of a report, as it was made',
  method: 'GET',
  path: '/report/{questionaryId}/{employeeId}',
  access: 'report_report_list',
  fresh: 'sometimes',
  query: z.strictObject({ passedParticipantCount }),
  /** The frozen content, and beside it what is found anew with each request. */
  reply: z.object({
    data: reportContent,
    /** The latest earlier final 360 report about the same person, for a final 360 report. */
    previous: z.nullable(previousReport),
    company: z.nullable(companyAverage),
    /** For HR and leaders, where its subject may not read it yet. */
    opening: z.optional(reportSharing),
    /** What the caller may do with it. */
    can: z.array(z.enum(allReportVerbs)),
  }),
});

export const reportFormats = ['pdf', 'xlsx', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const exportReport = endpoint({
  name: 'exportReport',
  summary: 'A report as a file',
  method: 'GET',
  path: '/report/export',
  access: reportPolicy.export.needs,
  fresh: 'sometimes',
  query: z.strictObject({
    questionaryId: id,
    employeeId: id,
    passedParticipantCount,
    /** A PDF unless said. */
    format: z.optional(z.enum(reportFormats)),
  }),
  reply: 'file',
  errors: ['notFound', 'tooMany', 'unavailable'],
});

/** An interim report that was made about one subject. */
export const reportLogEntry = z.object({
  questionaryId: z.string(),
  employeeId: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** How many had answered about the subject. It names the report (`getReport`). */
  passedParticipantCount: z.number(),
});
export type ReportLogEntry = z.infer<typeof reportLogEntry>;

export const getReportLog = endpoint({
  name: 'getReportLog',
  summary: 'The interim reports of a questionary, newest first',
  method: 'GET',
  path: '/questionary/{id}/reportLog',
  access: 'questionary_questionary_list',
  reply: all(reportLogEntry),
});

export const createPartialReport = endpoint({
  name: 'createPartialReport',
  summary:
    'Makes an interim report about every subject with new answers; the others keep theirs. Answers the log',
  method: 'POST',
  path: '/questionary/partialReport',
  access: questionaryPolicy.makeInterim.needs,
  body: z.strictObject({ questionaryId: id }),
  reply: all(reportLogEntry),
  errors: ['notFound', 'conflict', 'tooMany', 'unavailable'],
});

/** A report about oneself that is made and not open. It says nothing of what is in it (rule 133). */
export const waitingReport = z.object({
  way: z.enum(shareWays),
  /** The day on which it opens by itself, YYYY-MM-DD. */
  until: z.nullable(z.string()),
  /** That day has passed, so it is held. */
  isOver: z.boolean(),
  /** Whom to ask once the day has passed: who sent the assessment to work. */
  askName: z.nullable(z.string()),
});
export type WaitingReport = z.infer<typeof waitingReport>;

/** How a report stands after it was opened or held. */
const openedReport = z.object({
  questionaryId: z.string(),
  employeeId: z.string(),
  opening: z.optional(reportSharing),
  /** What the caller may do with it now. */
  can: z.array(z.enum(allReportVerbs)),
});

export const shareReport = endpoint({
  name: 'shareReport',
  summary: 'Opens a final report to whom it is about, and to their leaders, for good',
  method: 'POST',
  path: '/report/release',
  access: sharingPolicy.release.needs,
  body: z.strictObject({ questionaryId: id, employeeId: id }),
  reply: one(openedReport),
  errors: ['notFound', 'conflict'],
});

export const holdReport = endpoint({
  name: 'holdReport',
  summary: 'Keeps a final report back from its subject, with a reason; null lets it go',
  method: 'POST',
  path: '/report/hold',
  access: sharingPolicy.hold.needs,
  body: z.strictObject({
    questionaryId: id,
    employeeId: id,
    /** Why it is held, for HR. */
    note: z.nullable(text(longestHoldNote)),
  }),
  reply: one(openedReport),
  errors: ['notFound', 'conflict'],
});

export const getWaitingReports = endpoint({
  name: 'getWaitingReports',
  summary:
    'That reports about oneself are made and not opened yet: what they wait for, and until when',
  method: 'GET',
  path: '/report/waiting',
  access: 'report_report_list',
  reply: all(waitingReport),
});
