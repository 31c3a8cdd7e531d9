import { exportReport } from '#contract/report.ts';
import { exportReportList } from '#contract/report-export.ts';
import { on, type Route } from '#server/http/call.ts';
import { exportList } from './export-list.ts';
import { exportOne } from './export-one.ts';

export const routes: Route[] = [on(exportReportList)(exportList), on(exportReport)(exportOne)];
