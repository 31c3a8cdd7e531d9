import { redirect } from '@tanstack/react-router';
import type { Permission } from '#contract/access.ts';
import { can, loadSession } from '#web/session/session.ts';
import { loadAllTexts } from '#web/session/texts.ts';
import { sessionToken, signOutReason } from '#web/session/token.ts';
import { homePath } from './menu.ts';

/** Without a token: remember where to, and sign in (spec 1, section 2). Else who it is is known after it. */
export async function requireSession({ href }: { href: string }): Promise<void> {
  if (!sessionToken()) throw toLogin(href);
  try {
    await Promise.all([loadSession(), loadAllTexts()]);
  } catch (error) {
    // A dead token is cleared by the call itself.
    if (!sessionToken()) throw toLogin(href);
    throw error;
  }
}

function toLogin(href: string) {
  const remembered = signOutReason() === 'left' || href === '/' ? {} : { redirect: href };
  return redirect({ to: '/login', search: remembered, replace: true });
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
