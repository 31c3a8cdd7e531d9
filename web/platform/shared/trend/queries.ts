import { useQuery } from '@tanstack/react-query';
import { getReportTrend } from '#contract/assessment/report-compare.ts';
import { partQuery } from '#web/platform/api/queries.ts';

export const useTrend = (employeeId: string) =>
  useQuery(partQuery(getReportTrend, { params: { id: employeeId } }));
