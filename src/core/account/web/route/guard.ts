import { redirect } from '@tanstack/react-router';
import { heldSession } from '#core/account/web/session/held.ts';
import { loadSession } from '#core/account/web/session/load-session.ts';
import { can } from '#core/account/web/session/session.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { loadTexts } from '#platform/web/device/texts.ts';
import { sayBounced } from './bounce.ts';

/**
 * Lets only signed-in people through, and loads the person, their permissions and the shared texts.
 */
export async function requireSession(location: { href: string }): Promise<void> {
  if (!heldSession()) return loadAnew(location);
  await Promise.all([loadSession(), loadTexts('shared')]);
}

/**
 * Loads the window anew at an address. Where a screen needs an account, `App` then shows the sign-in
 * screen.
 */
export function loadAnew({ href }: { href: string }): Promise<never> {
  window.location.assign(href);
  return new Promise(() => {});
}

/** The admin check of rule 10: without one of the screen's permissions one goes home, and is told why. */
export async function requirePermission(...permissions: readonly Permission[]): Promise<void> {
  if (permissions.some(can)) return;
  await sayBounced('noAccess');
  throw redirect({ to: '/', replace: true });
}

/** An address that is none of ours leads home, and says so. */
export async function sayUnknown(): Promise<never> {
  await sayBounced('noSuchPage');
  throw redirect({ to: '/', replace: true });
}
