import { exportReport } from '#core/report/contract/report.ts';
import { exportReportList } from '#core/report/contract/report-export.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { exportList } from './export-list.ts';
import { exportOne } from './export-one.ts';

export const routes: Route[] = [on(exportReportList)(exportList), on(exportReport)(exportOne)];
