import type { Query } from '#contract/call/endpoint.ts';
import { type getUserList, userSortKeys } from '#contract/user.ts';
import { offsetOf } from '#web/ui/list/pages.ts';
import type { Sort } from '#web/ui/list/sort.ts';

/** What the screen's address says; the first page and no sort are not written. */
export interface UsersSearch {
  q?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

export const pageSize = 10;
type Asked = Query<typeof getUserList>;

/** The sort in view; undefined for none, then by last name. */
export function shownSort({ sort }: UsersSearch): Sort {
  const [key, direction, ...rest] = sort?.split(':') ?? [];
  const isKnown = userSortKeys.some((one) => one === key) && rest.length === 0;
  return isKnown && (direction === 'a' || direction === 'd') ? sort : undefined;
}

/** What GET /user/list is asked. */
export function listQuery(search: UsersSearch): Asked {
  const sort = shownSort(search) as Asked['sort'];
  return {
    limit: pageSize,
    offset: offsetOf(search.page ?? 1, pageSize),
    ...(sort && { sort }),
    ...(search.q && { filterList: { search: search.q } }),
  };
}
