import { exportReport } from '#contract/assessment/report.ts';
import { exportReportList } from '#contract/assessment/report-export.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { exportList } from './export-list.ts';
import { exportOne } from './export-one.ts';

export const routes: Route[] = [on(exportReportList)(exportList), on(exportReport)(exportOne)];
