import { useQuery } from '@tanstack/react-query';
import { getReportTrend } from '#core/report/contract/report-compare.ts';
import { partQuery } from '#platform/web/api/queries.ts';

export const useTrend = (employeeId: string) =>
  useQuery(partQuery(getReportTrend, { params: { id: employeeId } }));
