import {
  type ReportGrouping,
  reportGroupings,
} from '#core/report/contract/reading/report-groupings.ts';
import { mostInGroupsCounted, mostReportsCounted } from '#core/report/contract/report-list.ts';
import { opensReports, type Role } from '#platform/contract/call/access.ts';
import type { T } from '#platform/texts/t.ts';

/** How the page shows the reports: as one list, or in groups. */
export type ReportsView = 'list' | ReportGrouping;

/** Anybody who is only an employee has reports about one person and one subdivision (rule 12). */
export const viewsFor = (roles: readonly Role[]): ReportsView[] =>
  opensReports(roles, 'subordinate') ? ['list', ...reportGroupings] : ['list', 'year'];

const counted = (count: number, most: number, say: (count: number) => string): string =>
  count > most ? `> ${say(most)}` : say(count);

/** How many reports or groups the page has. */
export const countNote = (t: T, view: ReportsView, count: number): string =>
  view === 'list'
    ? counted(count, mostReportsCounted, (shown) => t('report.list.count', { count: shown }))
    : counted(count, mostInGroupsCounted, (shown) => t(`report.groups.${view}`, { count: shown }));

/** How many reports a group has. */
export const groupNote = (t: T, count: number): string =>
  counted(count, mostInGroupsCounted, (shown) => t('report.list.count', { count: shown }));
