import { redirect } from '@tanstack/react-router';
import type { Permission } from '#contract/access.ts';
import { loadSession } from '#web/session/load-session.ts';
import { can } from '#web/session/session.ts';
import { loadTexts } from '#web/session/texts.ts';
import { sessionToken } from '#web/session/token.ts';
import { homePath } from './menu.ts';

/** Below it the person, their permissions and the words of every screen are known (spec 1, section 2). */
export async function requireSession(location: { href: string }): Promise<void> {
  if (!sessionToken()) return leaveToSignIn(location);
  await Promise.all([loadSession(), loadTexts('shared')]);
}

/** From a screen that needs no account to one that does: `App` chooses anew. */
function leaveToSignIn({ href }: { href: string }): Promise<never> {
  window.location.assign(href);
  return new Promise(() => {});
}

/** The admin check of decision 10: who lacks the screen's permission goes home. */
export function requirePermission(permission: Permission): void {
  if (!can(permission)) throw redirect({ to: '/', replace: true });
}

/** From home to the first screen that is open; stays where none is. */
export function goHome(search: { redirect?: string | undefined }): void {
  const to = homePath(can);
  if (to) throw redirect({ to, search, replace: true });
}
