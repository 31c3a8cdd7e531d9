import type { ApiScope } from '#platform/contract/call/scope.ts';

/** The scopes' names in the texts: a dot in a text's name would lead further down. */
export const scopeWords = {
  'people.read': 'peopleRead',
  'people.write': 'peopleWrite',
  'directories.read': 'directoriesRead',
  scim: 'scim',
} as const satisfies Record<ApiScope, string>;
