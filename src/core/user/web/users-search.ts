import { listAddress } from '#platform/web/list/address.ts';
import { textListParam, textParam } from '#platform/web/list/params.ts';

/** By default users are sorted by last name. */
export const usersAddress = listAddress({
  search: { q: textParam },
  // Any texts: the table of roles would be loaded into every window, as the addresses are.
  filter: { role: textListParam },
  sorts: ['firstName', 'lastName', 'email', 'createdAt'],
  pageSize: 10,
});
export type UsersSearch = ReturnType<typeof usersAddress.validate>;
