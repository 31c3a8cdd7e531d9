import { mostInGroupsCounted, mostReportsCounted } from '#core/report/contract/report-list.ts';
import type { T } from '#platform/texts/t.ts';
import type { ReportsView } from './views.ts';

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
