import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { wantedReports } from './report-list.ts';

export const listFormats = ['xlsx', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

export const exportReportList = endpoint({
  name: 'exportReportList',
  summary: 'All of the reports that the same query of getReportList finds, as a file',
  method: 'GET',
  path: '/report/list/export',
  access: 'report_report_list',
  fresh: 'sometimes',
  query: z.strictObject({
    ...wantedReports,
    /** XLSX unless said. */
    format: z.optional(z.enum(listFormats)),
  }),
  reply: 'file',
});
