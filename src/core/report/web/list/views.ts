import {
  type ReportGrouping,
  reportGroupings,
} from '#core/report/contract/reading/report-groupings.ts';
import { opensReports, type Role } from '#platform/contract/call/access.ts';

/** How the page shows the reports: as one list, or in groups. */
export type ReportsView = 'list' | ReportGrouping;

/** Anybody who is only an employee has reports about one person and one subdivision (rule 12). */
export const viewsFor = (roles: readonly Role[]): ReportsView[] =>
  opensReports(roles, 'subordinate') ? ['list', ...reportGroupings] : ['list', 'year'];
