import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { cancelNewEmail, sendNewEmailAgain } from '#core/account/contract/own-email.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { withdrawTitleToConfirm } from '#core/employee/contract/wish/position-wish.ts';
import {
  getEmployeeCompany,
  getEmployeeProfile,
  updateAnyCompany,
  updateAnyProfile,
  updateCompany,
  updateProfile,
} from '#core/profile/contract/profile.ts';
import { getEmployeeReports } from '#core/report/contract/report-list.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';

const profileQuery = (id: string) => partQuery(getEmployeeProfile, { params: { id } });
const companyQuery = (id: string) => partQuery(getEmployeeCompany, { params: { id } });
export const useProfile = (id: string) => useQuery(profileQuery(id));
export const useCompanyInfo = (id: string) => useQuery(companyQuery(id));

/** Loaded again each time: the new e-mail may have been confirmed in another window or on another device. */
export const useOwnAccount = () => useQuery(partQuery(getCurrentUserInfo));
export const useKeepEmail = () => useSend(cancelNewEmail);
export const useWithdrawTitleToConfirm = () => useSend(withdrawTitleToConfirm);
export const useSendAccessAgain = () => useSend(sendNewEmailAgain);

/** A form shows failures itself, at its fields. */
const meta = { quiet: true };

/** Puts the saved profile into the panel right away. */
function useShown(id: string) {
  const client = useQueryClient();
  return {
    profile: {
      meta,
      onSuccess: (saved: object) => show(profileQuery(id).queryKey, saved),
    },
    company: {
      meta,
      onSuccess: (saved: object) => show(companyQuery(id).queryKey, saved),
    },
  };
  function show(queryKey: readonly unknown[], saved: object) {
    client.setQueryData(queryKey, saved);
  }
}
export const useUpdateProfile = (id: string) => useSend(updateProfile, useShown(id).profile);
export const useUpdateAnyProfile = (id: string) => useSend(updateAnyProfile, useShown(id).profile);
export const useUpdateCompany = (id: string) => useSend(updateCompany, useShown(id).company);
export const useUpdateAnyCompany = (id: string) => useSend(updateAnyCompany, useShown(id).company);

/** The first employees with this text in their name or e-mail; nobody for an empty text. */
export const useFoundStaff = (q: string, limit: number) =>
  useQuery({ ...partQuery(employeeCalls.list, { query: { q, limit } }), enabled: q !== '' });

export type ReportSort = Query<typeof getEmployeeReports>['sort'];
export interface ReportPage {
  offset: number;
  limit: number;
  sort: ReportSort;
}

export const useReports = (id: string, { sort, ...page }: ReportPage) =>
  useQuery({
    ...partQuery(getEmployeeReports, { params: { id }, query: { ...page, ...(sort && { sort }) } }),
    // Keep showing the old page while the next one is loading.
    placeholderData: (previous) => previous,
  });
