import type { BrowserContext } from 'playwright-core';
import { ownPage } from '#test/fake/own-page.ts';

/** Signs a browser in, in Russian, without opening the product: nothing of it is cached. */
export async function signInAs(
  context: BrowserContext,
  url: string,
  email: string | undefined,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  if (email) {
    const headers = { ...ownPage, authorization: `Bearer ${await tokenOf(url, email)}` };
    const reply = await context.request.post(`${url}/api/session/keep`, { headers });
    const { session } = await reply.json();
    await page.evaluate((id) => localStorage.setItem('admin-token', `cookie:${id}`), session);
  }
  await page.close();
}

async function tokenOf(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo-360!', holdingSlug: 'north' }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
