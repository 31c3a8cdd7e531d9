import type { BrowserContext, Page } from 'playwright-core';
import { ownPage } from '#test/fake/own-page.ts';

/**
 * Has a browser keep the session of this token, in its cookie and by its mark, as signing in does: its pages
 * that open from now on are signed in.
 */
export async function keepSession(
  context: BrowserContext,
  url: string,
  token: string,
): Promise<void> {
  const headers = { ...ownPage, authorization: `Bearer ${token}` };
  const reply = await context.request.post(`${url}/api/session/keep`, { headers });
  const { session } = await reply.json();
  await context.addInitScript((id) => localStorage.setItem('admin-token', `cookie:${id}`), session);
}

/** The token of a page's session, which its scripts can't read, for calls beside it. */
export async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const host = new URL(page.url()).hostname;
  return (
    cookies.find(({ name, domain }) => name.startsWith('session') && domain === host)?.value ?? ''
  );
}
