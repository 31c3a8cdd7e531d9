/** Where a company's provider sends people and messages to. The paths stand at the company's home. */

/** Each company has its own, so that no other's code comes by it. */
export const ssoCallbackPath = (slug: string): string => `/api/sso/${slug}/callback`;
/** A `return` names where in the product the person goes then, a `test` is the token of a try. */
export const ssoStartPath = (slug: string, connectionId: string): string =>
  `/api/sso/${slug}/${connectionId}/start`;
/** Leads to where the provider signs people out. */
export const ssoLeavePath = (slug: string, connectionId: string): string =>
  `/api/sso/${slug}/${connectionId}/leave`;
export const ssoBackchannelPath = (slug: string, connectionId: string): string =>
  `/api/sso/${slug}/${connectionId}/backchannel`;
/** Where the provider leads to once it has signed somebody out. */
export const ssoSignedOutPath = '/';
