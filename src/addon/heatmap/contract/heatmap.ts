import { z } from 'zod/mini';
import { heatmapGroups } from '#core/report/contract/reading/heatmap-groups.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { methods } from '#platform/contract/rules/methods.ts';

/** Others' marks of so many people, on average. Null where they may not be shown, and then 0 people. */
const mean = { mark: z.nullable(z.number()), peopleCount: z.number() };

/** How many were asked about the people of a row, and how many have answered. */
const answers = { peopleCount: z.number(), askedCount: z.number(), answeredCount: z.number() };

export const heatmapCell = z.object({
  ...mean,
  /** People with a mark there who are not counted, or not yet: by themselves they would stand out. */
  waitingCount: z.number(),
});
export type HeatmapCell = z.infer<typeof heatmapCell>;

export const heatmapRow = z.object({
  /** The name of the department or the job title, as the reports have it. */
  name: z.string(),
  /** The id of the department or the job title that has this name today. Null: none has. */
  id: z.nullable(z.string()),
  ...answers,
  /** The average over all that the row shows. */
  mark: z.nullable(z.number()),
  /** In the order of `competenceList`. */
  cellList: z.array(heatmapCell),
});
export type HeatmapRow = z.infer<typeof heatmapRow>;

export const heatmap = z.object({
  groupBy: z.enum(heatmapGroups),
  /** The year of the assessments' first day, as in the list of reports. */
  year: z.number(),
  method: z.enum(methods),
  /** The years with reports, the latest first. */
  yearList: z.array(z.number()),
  /** A number is about at least so many people (rule 71). */
  anonymityThreshold: z.number(),
  competenceList: z.array(z.object({ competenceId: z.string(), name: z.string() })),
  rowList: z.array(heatmapRow),
  /** All rows together: made of what they show, and of nothing beside it. */
  total: z.object({
    ...answers,
    mark: z.nullable(z.number()),
    cellList: z.array(z.object(mean)),
  }),
});
export type Heatmap = z.infer<typeof heatmap>;

const yearTotal = z.object({
  year: z.number(),
  ...answers,
  /** The average over all competences of that year, whichever they were. */
  mark: z.nullable(z.number()),
  /** In the order of `competenceList`. */
  cellList: z.array(z.object(mean)),
});
export type YearTotal = z.infer<typeof yearTotal>;

export const companyYears = z.object({
  competenceList: z.array(z.object({ competenceId: z.string(), name: z.string() })),
  /** The year that was asked for and those before it, the earliest first; only years with reports. */
  totalList: z.array(yearTotal),
});
export type CompanyYears = z.infer<typeof companyYears>;

/** Without a year and a method, those of the latest report. */
const query = z.strictObject({
  groupBy: z.optional(z.enum(heatmapGroups)),
  year: z.optional(z.string().check(z.regex(/^2\d{3}$/, 'validation.invalid'))),
  method: z.optional(z.enum(methods)),
});

export const getHeatmap = endpoint({
  name: 'getHeatmap',
  summary: 'Others’ marks by competence and department or job title, and response rates',
  method: 'GET',
  path: '/report/heatmap',
  access: 'report_heatmap_list',
  query,
  reply: one(heatmap),
});

export const getCompanyYears = endpoint({
  name: 'getCompanyYears',
  summary: 'What all rows are together, in a year and up to two years before it',
  method: 'GET',
  path: '/report/heatmap/years',
  access: 'report_heatmap_list',
  query,
  reply: one(companyYears),
});

export const exportHeatmap = endpoint({
  name: 'exportHeatmap',
  summary: 'The table and the years as an XLSX file',
  method: 'GET',
  path: '/report/heatmap/export',
  access: 'report_heatmap_list',
  query,
  reply: 'file',
});
