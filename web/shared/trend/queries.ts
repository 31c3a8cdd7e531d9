import { useQuery } from '@tanstack/react-query';
import { getReportTrend } from '#contract/report-compare.ts';
import { partQuery } from '#web/api/queries.ts';

export const useTrend = (employeeId: string) =>
  useQuery(partQuery(getReportTrend, { params: { id: employeeId } }));
