import { redirect } from '@tanstack/react-router';
import type { Permission } from '#contract/call/access.ts';
import { homePath } from '#web/app/menu/menu.ts';
import { directoryTabs } from '#web/directory/shared/directory-tabs.ts';
import { loadSession } from '#web/session/load-session.ts';
import { can } from '#web/session/session.ts';
import { loadTexts } from '#web/session/texts.ts';
import { sessionToken } from '#web/session/token.ts';

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

/** The admin check of rule 10: who lacks the screen's permission goes home. */
export function requirePermission(permission: Permission): void {
  if (!can(permission)) throw redirect({ to: '/', replace: true });
}

/** A tab of the directory that is open to the person (spec 3, section 2.2). */
export function requireDirectory(tab: string): void {
  const known = directoryTabs.find(({ id }) => id === tab);
  if (!known) throw redirect({ to: '/estimation/dictionary', replace: true });
  requirePermission(known.list);
}

/** To the first tab that is open to the person, else home. */
export function goToFirstDirectory(): never {
  const first = directoryTabs.find(({ list }) => can(list));
  if (!first) throw redirect({ to: '/', replace: true });
  throw redirect({ to: '/estimation/dictionary/$tab', params: { tab: first.id }, replace: true });
}

/** From home to the first screen that is open; stays where none is. */
export function goHome(search: { redirect?: string | undefined }): void {
  const to = homePath(can);
  if (to) throw redirect({ to, search, replace: true });
}
