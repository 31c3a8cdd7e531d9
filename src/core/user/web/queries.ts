import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import {
  agreeRight,
  createUser,
  deleteUser,
  getUserList,
  getWaitingRights,
  sendAccountLetter,
  stopRight,
  updateUser,
} from '#core/user/contract/user.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { pageQuery, partQuery, useSend } from '#platform/web/api/queries.ts';
import { type UsersSearch, usersAddress } from './users-search.ts';

/** Those of the texts in the address that are roles. */
export function chosenRoles({ role = [] }: UsersSearch): Role[] | undefined {
  const chosen = roles.filter((one) => role.includes(one));
  return chosen.length > 0 ? chosen : undefined;
}

/** The query of GET /user/list. */
export function usersQuery(search: UsersSearch): Query<typeof getUserList> {
  const role = chosenRoles(search);
  return {
    ...usersAddress.paging(search),
    sort: usersAddress.shownSort(search),
    filterList: search.q || role ? { search: search.q, role } : undefined,
  };
}

export const useUsers = (search: UsersSearch) =>
  useQuery({
    ...pageQuery(getUserList, { query: usersQuery(search) }),
    // Keep showing the old results while the next search is running.
    placeholderData: (previous) => previous,
  });

/** The form shows failures itself, at its fields. */
const options = { meta: { quiet: true } };
export const useCreateUser = () => useSend(createUser, options);
export const useUpdateUser = () => useSend(updateUser, { listedIn: getUserList, ...options });
export const useSendLetter = () => useSend(sendAccountLetter, { listedIn: getUserList });
export const useDeleteUser = () => useSend(deleteUser);

export const useWaitingRights = () => useQuery(partQuery(getWaitingRights));
export const useStopRight = () => useSend(stopRight);
export const useAgreeRight = () => useSend(agreeRight);

const pageOfStaff = 50;

/** Employees to choose from, 50 at a time. */
export function useOfferedStaff(q: string) {
  return useInfiniteQuery({
    queryKey: [employeeCalls.list.name, 'subordinates', q] as const,
    queryFn: ({ pageParam, signal }) =>
      call(employeeCalls.list, {
        query: { ...(q && { q }), limit: pageOfStaff, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
      return last.data.length > 0 && loaded < last.count ? loaded : undefined;
    },
    placeholderData: (previous) => previous,
  });
}

/** All matching employees, up to `limit`. */
export const findStaff = (q: string, limit: number) =>
  call(employeeCalls.list, { query: { ...(q && { q }), limit } });
