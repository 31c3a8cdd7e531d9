/**
 * What an API key may be good for (rule 180): people with their e-mails, importing people from a file, the directories
 * beside them, and keeping people in step by SCIM. A call without one of these is closed to keys.
 */
export const apiScopes = ['people.read', 'people.write', 'directories.read', 'scim'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** A call that shows whether a key with that scope works. */
export const exampleOf: Record<ApiScope, `/${string}`> = {
  'people.read': '/employee/list?limit=1',
  'people.write': '/employee/importExample',
  'directories.read': '/position/list?limit=1',
  scim: '/scim/v2/Users?count=1',
};

/** Where a program sends a file of people. */
export const importPath = '/employee/import';
