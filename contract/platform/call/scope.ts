/**
 * What an API key may be good for (rule 180): people with their e-mails, the directories beside them, and keeping
 * people in step by SCIM. A call without one of these is closed to keys.
 */
export const apiScopes = ['people.read', 'directories.read', 'scim'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** A call that shows whether a key with that scope works. */
export const exampleOf: Record<ApiScope, `/${string}`> = {
  'people.read': '/employee/list',
  'directories.read': '/position/list',
  scim: '/scim/v2/Users',
};
