import type { Query } from '#contract/call/endpoint.ts';
import type { getUserList } from '#contract/user.ts';
import { listAddress } from '#web/list/address.ts';
import { textParam } from '#web/list/params.ts';

/** Not sorted by a column, users stand by their last names. */
export const usersAddress = listAddress({
  search: { q: textParam },
  sorts: ['firstName', 'lastName', 'email', 'createdAt'],
  pageSize: 10,
});
export type UsersSearch = ReturnType<typeof usersAddress.validate>;

/** What GET /user/list is asked. */
export const usersQuery = (search: UsersSearch): Query<typeof getUserList> => ({
  ...usersAddress.paging(search),
  sort: usersAddress.shownSort(search),
  filterList: search.q ? { search: search.q } : undefined,
});
