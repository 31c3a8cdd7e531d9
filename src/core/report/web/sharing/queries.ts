import { useQuery } from '@tanstack/react-query';
import { getWaitingReports, holdReport, shareReport } from '#core/report/contract/report.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

/** One's own reports that are made and not open yet. */
export const useWaitingReports = () => useQuery(partQuery(getWaitingReports));

export const useShare = () => useSend(shareReport);
export const useLetGo = () => useSend(holdReport);
/** The form shows failures itself, at its field. */
export const useHold = () => useSend(holdReport, { meta: { quiet: true } });
