/**
 * What an API key may be good for (rule 180): people with their e-mails, and the directories beside them. A call
 * without one of these is closed to keys.
 */
export const apiScopes = ['people.read', 'directories.read'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** A call that shows whether a key with that scope works. */
export const exampleOf: Record<ApiScope, `/${string}`> = {
  'people.read': '/employee/list',
  'directories.read': '/position/list',
};
