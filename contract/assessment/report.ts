import { z } from 'zod/mini';
import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import { reportPolicy, reportVerbs } from '#contract/assessment/policy/report.ts';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { all } from '#contract/platform/call/envelope.ts';
import { id } from '#contract/platform/call/fields.ts';
import { count } from '#contract/platform/call/query.ts';
import { reportContent } from './content/report-content.ts';
import { previousReport } from './reading/report-difference.ts';

/** The company's own averages of others' marks, beside those of a report (rule 71). */
export const companyAverage = z.object({
  /** The first and the last day of the year whose assessments it is made from. */
  from: z.string(),
  to: z.string(),
  markList: z.array(
    z.object({ competenceId: z.string(), mark: z.number(), peopleCount: z.number() }),
  ),
});

export const getReport = endpoint({
  name: 'getReport',
  summary: 'The content of a report, as it was made',
  method: 'GET',
  path: '/report/{questionaryId}/{employeeId}',
  access: 'report_report_list',
  fresh: 'sometimes',
  params: z.strictObject({ questionaryId: id, employeeId: id }),
  /** With a count: the interim report made at this number of finished assignments. */
  query: z.strictObject({ passedParticipantCount: count }),
  /** Beside the frozen content, what is found anew with each request. */
  reply: z.object({
    data: reportContent,
    /** The latest earlier final 360 report about the same person, for a final 360 report. */
    previous: z.nullable(previousReport),
    company: z.nullable(companyAverage),
    /** What the caller may do with it. */
    can: z.array(z.enum(reportVerbs)),
  }),
  errors: ['notFound'],
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
    passedParticipantCount: count,
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
  params: z.strictObject({ id }),
  reply: all(reportLogEntry),
  errors: ['notFound'],
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
