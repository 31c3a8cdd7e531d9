import { z } from 'zod/mini';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, nothing } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';
import { flag } from '#platform/contract/call/query.ts';
import { reviewerRoles } from '#platform/contract/rules/methods.ts';
import { fileChoices, fileReply, jsonField, unknownName } from '#platform/contract/table-file.ts';
import { importedScales } from './content/imported-scale.ts';

/** Final reports of earlier years, made elsewhere and brought in from a file (rule 88). */

/**
 * What a column of the file may hold. A row of a long sheet is what one role gave one person in one
 * competence: `role`, `mark`, `count`. A row of a wide one is what all roles gave, with a column of
 * marks for each, and beside it one of numbers of people. In the order in which fields are offered.
 */
export const importedFields = [
  'email',
  'fullName',
  'lastName',
  'firstName',
  'middleName',
  'competence',
  'role',
  'mark',
  'count',
  'supervisorMark',
  'supervisorCount',
  'colleagueMark',
  'colleagueCount',
  'customerMark',
  'customerCount',
  'subordinateMark',
  'subordinateCount',
  'employeeMark',
  'employeeCount',
  'dateStart',
  'dateEnd',
  'title',
] as const;
export type ImportedField = (typeof importedFields)[number];

export const importedForm = z.strictObject({
  /** The scale of the marks in the file; 1–5 unless said. The highest mark is the best. */
  scale: z.optional(z.enum(importedScales)),
  ...fileChoices(importedFields),
  /** For each name of a competence in the file: the competence of the directory that it means. */
  competences: jsonField(z.record(z.string(), id)),
});
export type ImportedForm = z.output<typeof importedForm>;

/**
 * What becomes of a report of the file. One that is there already stays as it is, whether the file
 * says the same or not. Nothing is left of one without a single mark that may be shown.
 */
export const importedOutcomes = ['created', 'unchanged', 'different', 'nothingLeft'] as const;

const importedReport = z.object({
  /** The first row about it. */
  rowIndex: z.number(),
  employeeId: z.string(),
  /** Last, first and middle name. */
  subject: z.string(),
  title: z.nullable(z.string()),
  dateStart: z.string(),
  dateEnd: z.string(),
  competenceCount: z.number(),
  outcome: z.enum(importedOutcomes),
});
export type ImportedReport = z.infer<typeof importedReport>;

/** A mark that no report shows: too few people gave it, or the file doesn't say how many. */
const withheldMark = z.object({
  rowIndex: z.number(),
  subject: z.string(),
  competence: z.string(),
  type: z.enum(reviewerRoles),
  /** Null where the file doesn't say. */
  count: z.nullable(z.number()),
});
export type WithheldMark = z.infer<typeof withheldMark>;

/** How many withheld marks are listed at most. */
export const mostWithheld = 100;
/** How many reports are listed at most. */
export const mostEarlierReports = 10;
/** More would be dates from a wrong column. */
export const mostAssessments = 100;

const importedReply = z.object({
  ...fileReply(importedFields),
  created: z.number(),
  unchanged: z.number(),
  different: z.number(),
  nothingLeft: z.number(),
  /** How many of the new ones were there before, and were removed. */
  removedBefore: z.number(),
  /** The first reports, those that would be made before the others. */
  reportList: z.array(importedReport),
  withheldList: z.array(withheldMark),
  withheldCount: z.number(),
  /** A mark of colleagues, customers or subordinates is of at least so many people (rule 25). */
  anonymityThreshold: z.number(),
  /** Competences that the directory doesn't have. One without `id` is kept by its name. */
  newCompetences: z.array(unknownName),
});
export type ImportedReply = z.infer<typeof importedReply>;

export const importReports = endpoint({
  name: 'importReports',
  summary:
    'Takes reports of earlier years from a CSV or XLSX file, all or none; with dryRun only says what it would do',
  method: 'POST',
  path: '/report/history/import',
  access: 'report_history_import',
  query: z.strictObject({ dryRun: flag }),
  body: importedForm,
  upload: true,
  reply: importedReply,
});

export const getImportedExample = endpoint({
  name: 'getImportedExample',
  summary: 'example.csv: reports of earlier years as the import takes them',
  method: 'GET',
  path: '/report/history/example',
  access: 'report_history_import',
  reply: 'file',
});

export const importedAssessment = z.object({
  questionaryId: z.string(),
  number: z.number(),
  title: z.nullable(z.string()),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** When its first report was brought in. ISO 8601. */
  broughtAt: z.string(),
  reportCount: z.number(),
});
export type ImportedAssessment = z.infer<typeof importedAssessment>;

export const getImportedList = endpoint({
  name: 'getImportedList',
  summary: 'The assessments whose reports were brought in, the latest first',
  method: 'GET',
  path: '/report/history',
  access: 'report_history_import',
  reply: all(importedAssessment),
});

export const deleteImported = endpoint({
  name: 'deleteImported',
  summary: 'Removes all reports of an assessment that was brought in; 404 for one made here',
  method: 'DELETE',
  path: '/report/history/{questionaryId}',
  access: 'report_history_import',
  reply: nothing,
});

export const deleteImportedReport = endpoint({
  name: 'deleteImportedReport',
  summary: 'Removes one report that was brought in; 404 for one made here',
  method: 'DELETE',
  path: '/report/history/{questionaryId}/{employeeId}',
  access: reportPolicy.remove.needs,
  reply: nothing,
});
