import { expect, test } from 'vitest';
import { bindBrowser, isBound } from './browser.ts';

/** A sign-in belongs to the browser that began it (rule 110). Over http: attacks.http.test.ts. */
const address = { publicUrl: 'https://360.example' };
const asked = (cookie?: string) => ({
  headers: cookie === undefined ? {} : { cookie },
  protocol: 'https' as const,
});

test('over https no other host can set its cookie or take its place', () => {
  const { cookie, browserHash } = bindBrowser(asked(), address);
  expect(cookie).toMatch(
    /^__Host-sso=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [, value] = /=([\w-]{43})/.exec(cookie) ?? [];
  expect(isBound(asked(`__Host-sso=${value}`), address, browserHash)).toBe(true);
  for (const tossed of [`sso=${value}`, `__host-sso=${value}`, `__Secure-sso=${value}`, '']) {
    expect(isBound(asked(tossed), address, browserHash)).toBe(false);
  }
});
