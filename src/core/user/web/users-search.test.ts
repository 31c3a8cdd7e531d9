import { expect, it } from 'vitest';
import { usersQuery } from './queries.ts';
import { usersAddress } from './users-search.ts';

it('asks for the first ten, and for what the address says', () => {
  expect(usersQuery({})).toEqual({ limit: 10, offset: 0 });
  expect(usersQuery({ q: 'Ежов', sort: 'email:d', page: 3 })).toEqual({
    limit: 10,
    offset: 20,
    sort: 'email:d',
    filterList: { search: 'Ежов' },
  });
});

it('asks for the roles in the address, and for none that there is not', () => {
  const shown = usersAddress.validate({ role: 'ROLE_HR,BOSS,ROLE_ADMIN' });
  expect(usersQuery(shown).filterList).toMatchObject({ role: ['ROLE_ADMIN', 'ROLE_HR'] });
});

it.each([
  ['createdAt:a', 'createdAt:a'],
  ['roles:a', undefined],
  ['email', undefined],
  ['email:a:d', undefined],
  [undefined, undefined],
])('reads the sort %s', (sort, shown) => expect(usersAddress.shownSort({ sort })).toBe(shown));
