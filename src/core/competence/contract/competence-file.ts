import { z } from 'zod/mini';
import { exportFormats } from '#core/employee/contract/employee.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { flag, search } from '#platform/contract/call/query.ts';
import { fileChoices, fileReply } from '#platform/contract/table-file.ts';

/** Competencies to and from a file, a row for each question (rule 87). */

/** What a column of the file may hold, in the order of an export. */
export const competenceFields = [
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'question',
  'questionEn',
  'step',
  'stepEn',
] as const;
export type CompetenceField = (typeof competenceFields)[number];

export const competenceImportForm = z.strictObject(fileChoices(competenceFields));
export type CompetenceImportForm = z.output<typeof competenceImportForm>;

/** A competence whose name the company has is updated, one of the archive comes back. */
const competenceOutcome = z.enum(['created', 'updated', 'restored', 'unchanged']);
export type CompetenceOutcome = z.infer<typeof competenceOutcome>;

/** A competence of the file as it will be saved. */
const importedCompetence = z.object({
  /** Where it begins. */
  rowIndex: z.number(),
  outcome: competenceOutcome,
  /** What changes in a competence that the company has. `question` and `step` stand for their texts, number and order. */
  changed: z.array(z.enum(competenceFields)),
  /** In the caller's language. */
  name: z.string(),
  questionCount: z.number(),
});
export type ImportedCompetence = z.infer<typeof importedCompetence>;

/** More would be a column of something else. */
export const mostFileCompetences = 1000;
/** How many competencies of the file are listed at most. */
export const mostShownCompetences = 50;

const competenceImportReply = z.object({
  ...fileReply(competenceFields),
  created: z.number(),
  updated: z.number(),
  restored: z.number(),
  unchanged: z.number(),
  /** The first that change something. If none does, the first ones. */
  firstCompetences: z.array(importedCompetence),
});
export type CompetenceImportReply = z.infer<typeof competenceImportReply>;

export const importCompetences = endpoint({
  name: 'importCompetences',
  summary:
    'Takes competencies from a CSV or XLSX file, all or none; with dryRun only says what it would do',
  method: 'POST',
  path: '/competence/import',
  // Who may create one may update any: both are held by the same roles.
  access: 'directory_competence_competence_create',
  query: z.strictObject({ dryRun: flag }),
  body: competenceImportForm,
  upload: true,
  reply: competenceImportReply,
});

export const getCompetenceExample = endpoint({
  name: 'getCompetenceExample',
  summary: 'example.xlsx: a file as the import of competencies takes it',
  method: 'GET',
  path: '/competence/importExample',
  access: 'directory_competence_competence_create',
  reply: 'file',
});

export const exportCompetences = endpoint({
  name: 'exportCompetences',
  summary:
    'The competencies that are not archived, or those found, as a file that the import takes back unchanged; XLSX unless asked otherwise',
  method: 'GET',
  path: '/competence/export',
  access: 'directory_competence_competence_list',
  query: z.strictObject({ q: search, format: z.optional(z.enum(exportFormats)) }),
  reply: 'file',
});
