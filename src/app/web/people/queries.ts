import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '#core/account/web/session/session.ts';
import { getApprovals } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getPendingList } from '#core/pending/contract/pending.ts';
import { getPlans } from '#core/plan/contract/plan.ts';
import { getEmployeeCompany } from '#core/profile/contract/profile.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { opensReports } from '#platform/contract/call/access.ts';
import { pageQuery, partQuery } from '#platform/web/api/queries.ts';

/** The assessments about somebody, newest first. */
export const useAssessmentsOf = (employeeId: string) =>
  useQuery(partQuery(getQuestionaryList, { query: { filterList: { employeeId }, limit: 100 } }));

/** What somebody is still asked to answer: one row, or none. */
export const usePendingOf = (employeeId: string) =>
  useQuery(partQuery(getPendingList, { query: { filterList: { employeeId } } }));

/** Somebody's plans, as far as the reader reads them. */
export const usePlansOf = (employeeId: string, of: 'own' | 'led') =>
  useQuery(partQuery(getPlans, { query: { of, employeeId: [employeeId], limit: 1 } }));

/** The people whom the reader leads. Undefined without an employee record. */
export function useLed() {
  const { employeeId } = useSession().user;
  return useQuery({
    ...pageQuery(getEmployeeCompany, { params: { id: employeeId ?? '' } }),
    enabled: employeeId !== null,
  });
}

/** How many people one call is asked about at most. */
export const mostInTeam = 50;

/** What waits for the reader, and where these people, `mostInTeam` at most, stand. */
export function useTeam(ids: readonly string[]) {
  const employeeId = [...ids];
  const enabled = ids.length > 0;
  const opensTheirs = opensReports(useSession().roles, 'subordinate');
  return {
    lists: useQuery({ ...partQuery(getApprovals, { query: { limit: 1000 } }), enabled }),
    tasks: useQuery({ ...partQuery(getTasks), enabled }),
    reports: useQuery({
      ...partQuery(getReportList, {
        query: { filterList: { employeeId, latest: true }, limit: mostInTeam },
      }),
      enabled: enabled && opensTheirs,
      placeholderData: keepPreviousData,
    }),
    plans: useQuery({
      ...partQuery(getPlans, { query: { of: 'led' as const, employeeId } }),
      enabled,
      placeholderData: keepPreviousData,
    }),
  };
}
