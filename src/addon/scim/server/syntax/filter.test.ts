import { expect, test } from 'vitest';
import { entra, okta } from '#addon/scim/test/messages.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { type FilterTerm, longestFilter, readFilter } from './filter.ts';

test.each<[string, FilterTerm[]]>([
  [okta.match('a@b.ru'), [{ field: 'userName', op: 'eq', value: 'a@b.ru' }]],
  ['USERNAME EQ "a"', [{ field: 'userName', op: 'eq', value: 'a' }]],
  [
    'urn:ietf:params:scim:schemas:core:2.0:User:userName sw "a"',
    [{ field: 'userName', op: 'sw', value: 'a' }],
  ],
  ['externalId pr', [{ field: 'externalId', op: 'pr' }]],
  ['id eq "1"', [{ field: 'id', op: 'eq', value: '1' }]],
  ['emails co "завод"', [{ field: 'email', op: 'co', value: 'завод' }]],
  ['emails.value eq "a"', [{ field: 'email', op: 'eq', value: 'a' }]],
  ['emails[type eq "work"].value eq "a"', [{ field: 'email', op: 'eq', value: 'a' }]],
  ['emails[ type eq "work" ] eq "a"', [{ field: 'email', op: 'eq', value: 'a' }]],
  ['EMAILS[type eq "work"].VALUE eq "я@б.рф"', [{ field: 'email', op: 'eq', value: 'я@б.рф' }]],
  ['userName eq "\\u0418\\u0432\\\\"', [{ field: 'userName', op: 'eq', value: 'Ив\\' }]],
  ['active eq true', [{ field: 'active', op: 'eq', value: true }]],
  ['active eq "False"', [{ field: 'active', op: 'eq', value: false }]],
  ['userName eq "a \\"b\\" and c"', [{ field: 'userName', op: 'eq', value: 'a "b" and c' }]],
  [
    'displayName sw "А" and active pr ',
    [
      { field: 'displayName', op: 'sw', value: 'А' },
      { field: 'active', op: 'pr' },
    ],
  ],
  [entra.probe, [{ field: 'userName', op: 'eq', value: entra.probe.slice(13, -1) }]],
])('%s', (filter, terms) => {
  expect(readFilter(filter)).toEqual(terms);
});

const hostile = [
  `${'('.repeat(50)}userName eq "a"${')'.repeat(50)}`,
  `userName eq "${'a'.repeat(longestFilter)}"`,
  `userName eq "${'\\'.repeat(9_000)}`,
  `${'emails['.repeat(1000)}`,
  `emails[${'"'.repeat(9_000)}] pr`,
  `${'urn:a:'.repeat(1500)} pr`,
  ' '.repeat(9_000),
  Array(21).fill('id pr').join(' and '),
];
test.each([
  '',
  'userName',
  'userName eq',
  'userName ne "a"',
  'userName gt "a"',
  'userName eq a',
  'userName eq 1',
  'userName eq "a',
  'userName eq "a" or id pr',
  'not (userName pr)',
  'userName eq "a" and',
  'userName eq "a" id pr',
  'userName eq "a"and id pr',
  'password eq "a"',
  'emails[type eq "home"].value eq "a"',
  'active co true',
  'active eq "yes"',
  'userName eq "a\\u0000"',
  'userName eq "\\ud800"',
  ...hostile,
])('%.60s is refused, never taken for another', (filter) => {
  expect(() => readFilter(filter)).toThrow(Failure);
});
