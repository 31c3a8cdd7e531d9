import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { type SummaryKind, summaryKinds } from './summary-kinds.ts';

/** Summary reports about the company, a department, a leader's people or a cycle (rule 160). */

/** The report as PDF and XLSX, and slides for a board, also as pages. */
export const summaryFormats = ['pdf', 'xlsx', 'pptx', 'pages'] as const;
export type SummaryFormat = (typeof summaryFormats)[number];

/** The average of so many people. Null where it may not be shown, and then 0 people. */
const mean = z.object({ mark: z.nullable(z.number()), peopleCount: z.number() });
export type SummaryMean = z.infer<typeof mean>;

export const summaryCompetence = z.object({
  competenceId: z.string(),
  name: z.string(),
  ...mean.shape,
  /** People with a mark who are not counted, or not yet: by themselves they would stand out. */
  waitingCount: z.number(),
  self: mean,
  /** The lowest and the highest of the groups that the average is made of. Null where there is one only. */
  spread: z.nullable(z.object({ low: z.number(), high: z.number(), groupCount: z.number() })),
  /** In the order of `earlierYearList`. */
  earlierList: z.array(mean),
});
export type SummaryCompetence = z.infer<typeof summaryCompetence>;

export const seenQuestion = z.object({
  questionId: z.string(),
  text: z.string(),
  /** The name of the question's competence. */
  name: z.string(),
  mark: z.number(),
  peopleCount: z.number(),
});

export const summary = z.object({
  of: z.enum(summaryKinds),
  /** Null for the company. */
  id: z.nullable(z.string()),
  /** The name of the department, the leader or the cycle; null for the company. */
  name: z.nullable(z.string()),
  year: z.number(),
  method: z.enum(methods),
  yearList: z.array(z.number()),
  anonymityThreshold: z.number(),
  /** Fewer people than the threshold, or none whom it counts: then nothing else is told of them. */
  isWithheld: z.boolean(),
  peopleCount: z.number(),
  askedCount: z.number(),
  answeredCount: z.number(),
  /** The average over all that the competences show. */
  mark: z.nullable(z.number()),
  selfMark: z.nullable(z.number()),
  competenceList: z.array(summaryCompetence),
  /** The latest first. */
  earlierYearList: z.array(z.number()),
  /** For each earlier year the average over all that is shown for it. */
  earlierMarkList: z.array(z.nullable(z.number())),
  /** Most and least seen of the company or a cycle; empty for others, and where none may be shown. */
  topList: z.array(seenQuestion),
  lowList: z.array(seenQuestion),
});
export type Summary = z.infer<typeof summary>;

/** Without a year and a method, those of the latest report, or of the cycle. */
const fields = {
  of: z.enum(summaryKinds),
  id: z.optional(id),
  year: z.optional(z.string().check(z.regex(/^2\d{3}$/, 'validation.invalid'))),
  method: z.optional(z.enum(methods)),
};

/** All but the company are named. */
const named = z.refine<{ of: SummaryKind; id?: string | undefined }>(
  ({ of, id }) => (of === 'company') === (id === undefined),
  { error: 'validation.invalid', path: ['id'] },
);

export const getSummary = endpoint({
  name: 'getSummary',
  summary: 'A summary report on a department, a leader’s people, a cycle or the company',
  method: 'GET',
  path: '/report/summary',
  access: 'report_summary_list',
  query: z.strictObject(fields).check(named),
  reply: one(summary),
  errors: ['forbidden', 'notFound'],
});

const choiceList = z.array(z.object({ id: z.string(), name: z.string() }));

export const getSummaryChoices = endpoint({
  name: 'getSummaryChoices',
  summary: 'Of whom there may be a summary report',
  method: 'GET',
  path: '/report/summary/choice',
  access: 'report_heatmap_list',
  reply: one(z.object({ subdivision: choiceList, leader: choiceList, cycle: choiceList })),
});

export const exportSummary = endpoint({
  name: 'exportSummary',
  summary: 'The same as a PDF or XLSX file, or as slides in PPTX or PDF',
  method: 'GET',
  path: '/report/summary/export',
  access: 'report_summary_list',
  query: z.strictObject({ ...fields, format: z.enum(summaryFormats) }).check(named),
  reply: 'file',
  errors: ['forbidden', 'notFound', 'tooMany', 'unavailable'],
});
