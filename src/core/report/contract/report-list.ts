import { z } from 'zod/mini';
import { allReportVerbs } from '#core/report/contract/policy/report.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf } from '#platform/contract/call/envelope.ts';
import { date, id } from '#platform/contract/call/fields.ts';
import {
  count,
  filterList,
  flag,
  paging,
  search,
  several,
  sort,
} from '#platform/contract/call/query.ts';
import { methods, reportTypes } from '#platform/contract/rules/methods.ts';
import { reportGroupings } from './reading/report-groupings.ts';
import { reportSharing } from './rules/sharing.ts';

export const reportRow = z.object({
  questionaryId: z.string(),
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  number: z.number(),
  type: z.enum(reportTypes),
  method: z.enum(methods),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  position: z.nullable(z.string()),
  subdivision: z.nullable(z.string()),
  /** It is a 360 report, and there is an earlier one about the same person to compare it with. */
  hasPrevious: z.boolean(),
  /** For HR and leaders, where its subject may not read it yet. */
  opening: z.optional(reportSharing),
  /** What the caller may do with it. */
  can: z.array(z.enum(allReportVerbs)),
});
export type ReportRow = z.infer<typeof reportRow>;

/**
 * How many rows of a list are counted. A `count` above this means that there are more (decision
 * 070).
 */
export const mostReportsCounted = 5000;

/** What narrows and orders a list of reports. */
export const wantedReports = {
  questionaryId: z.optional(id),
  employeeId: z.optional(id),
  filterList: filterList({
    fromDateStart: z.optional(date),
    toDateStart: z.optional(date),
    number: count,
    year: several(z.string().check(z.regex(/^2\d{3}$/, 'validation.invalid'))),
    method: several(z.enum(methods)),
    type: several(z.enum(reportTypes)),
    /** Where the person works today. */
    subdivision: several(id),
    position: several(id),
    search,
    employeeId: several(id),
    /** Only the latest of each person's reports that the caller may open. */
    latest: flag,
  }),
  sort: sort(['number', 'lastName', 'dateStart', 'method', 'type', 'createdAt']),
};

export const getReportList = endpoint({
  name: 'getReportList',
  summary: 'Final reports the person may open',
  method: 'GET',
  path: '/report/list',
  alsoPaths: ['/v2/report/list'],
  access: 'report_report_list',
  query: z.strictObject({ ...wantedReports, ...paging }),
  reply: listOf(reportRow),
});

export const reportGroup = z.object({
  /** An id, or a year. `filterList` takes it, which lists the group's reports. */
  groupValue: z.string(),
  groupData: z.object({
    /** Last and first name, the year, or the subdivision's name. */
    name: z.string(),
    /** Where the person works; null where people are not what groups. */
    position: z.nullable(z.string()),
    subdivision: z.nullable(z.string()),
    /** How many reports the group has. A count above `mostInGroupsCounted` means that there are more. */
    count: z.number(),
  }),
});
export type ReportGroup = z.infer<typeof reportGroup>;

/** How many people with reports are counted, and how many reports of a year or a subdivision. */
export const mostInGroupsCounted = 1000;

export const getReportGroup = endpoint({
  name: 'getReportGroup',
  summary: 'The same reports by employee, year or subdivision; employees may ask by year only',
  method: 'GET',
  path: '/report/group',
  access: 'report_report_list',
  /**
   * People and subdivisions come by name, years from the latest; `lastName:d` and `dateStart:a`
   * turn people and years around. Any other sort is one of the reports within a group.
   */
  query: z.strictObject({ ...wantedReports, ...paging, groupBy: z.enum(reportGroupings) }),
  /** `count` is the number of groups. Above `mostInGroupsCounted` there are more. */
  reply: listOf(reportGroup),
});

export const getEmployeeReports = endpoint({
  name: 'getEmployeeReports',
  summary: 'Final reports about an employee; 404 when the person may not open them',
  method: 'GET',
  path: '/report/employee/{id}',
  access: 'report_report_list',
  query: z.strictObject({
    sort: sort(['number', 'dateStart', 'method', 'createdAt']),
    ...paging,
  }),
  reply: listOf(reportRow),
});
