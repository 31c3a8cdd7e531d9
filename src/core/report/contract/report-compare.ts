import { z } from 'zod/mini';
import { reportPolicy } from '#core/report/contract/policy/report.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';
import { comparison } from './reading/report-difference.ts';
import { reportTrend } from './reading/report-trend.ts';

/** Final 360 reports about one person beside each other (rules 29, 67). */

/** Two reports about one person. Left out, the second is the report before the first. */
const pair = z.strictObject({
  firstQuestionaryId: id,
  secondQuestionaryId: z.optional(id),
  employeeId: id,
});

export const compareReports = endpoint({
  name: 'compareReports',
  summary: 'Two final 360 reports about a person, and what has changed between them',
  method: 'GET',
  path: '/report/compare',
  access: reportPolicy.compare.needs,
  fresh: 'sometimes',
  query: pair,
  reply: one(comparison),
  errors: ['notFound'],
});

export const exportCompare = endpoint({
  name: 'exportCompare',
  summary: 'The comparison of two reports as a PDF',
  method: 'GET',
  path: '/report/compare/export',
  access: reportPolicy.compare.needs,
  fresh: 'sometimes',
  query: pair,
  reply: 'file',
  errors: ['notFound', 'tooMany', 'unavailable'],
});

export const getReportTrend = endpoint({
  name: 'getReportTrend',
  summary: 'Others’ ratings in the latest final 360 reports about a person, the oldest first',
  method: 'GET',
  path: '/report/employee/{id}/trend',
  access: reportPolicy.compare.needs,
  reply: one(reportTrend),
});
