import type { Transport } from './call.ts';

/** For a call by a token that is answered with a cookie: others with one neither send cookies nor take any. */
export const takingCookies: Transport = (url, request) =>
  fetch(url, { ...request, credentials: 'same-origin' });
