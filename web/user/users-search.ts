import { listAddress } from '#web/list/address.ts';
import { textParam } from '#web/list/params.ts';

/** By default users are sorted by last name. */
export const usersAddress = listAddress({
  search: { q: textParam },
  sorts: ['firstName', 'lastName', 'email', 'createdAt'],
  pageSize: 10,
});
export type UsersSearch = ReturnType<typeof usersAddress.validate>;
