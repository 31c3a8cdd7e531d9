import type { Transport } from './call.ts';

/** For the call that is answered with a cookie: others neither send cookies nor take any. */
export const takingCookies: Transport = (url, request) =>
  fetch(url, { ...request, credentials: 'same-origin' });
