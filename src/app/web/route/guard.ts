import { redirect } from '@tanstack/react-router';
import { homePath } from '#app/web/menu/menu.ts';
import { heldSession } from '#core/account/web/session/held.ts';
import { loadSession } from '#core/account/web/session/load-session.ts';
import { can, hasToAnswer } from '#core/account/web/session/session.ts';
import { directoryTabs } from '#core/directory/web/shared/directory-tabs.ts';
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
export async function requirePermission(...permissions: Permission[]): Promise<void> {
  if (permissions.some(can)) return;
  await sayBounced('noAccess');
  throw redirect({ to: '/', replace: true });
}

/** An address that is none of ours leads home, and says so. */
export async function sayUnknown(): Promise<never> {
  await sayBounced('noSuchPage');
  throw redirect({ to: '/', replace: true });
}

/** Opens a tab of the directory only to anybody who may see it. */
export async function requireDirectory(tab: string): Promise<void> {
  const known = directoryTabs.find(({ id }) => id === tab);
  if (!known) return sayUnknown();
  await requirePermission(known.list);
}

/** To the first tab that is open to the person, otherwise home. */
export async function goToFirstDirectory(): Promise<void> {
  await requirePermission(...directoryTabs.map(({ list }) => list));
  const first = directoryTabs.find(({ list }) => can(list));
  if (first)
    throw redirect({ to: '/estimation/dictionary/$tab', params: { tab: first.id }, replace: true });
}

/** From home to the first screen that is open to the person. Stays where there is none. */
export async function goHome(search: { redirect?: string | undefined }): Promise<void> {
  const to = homePath(can, await hasOpen());
  if (to) throw redirect({ to, search, replace: true });
}

/** Whether anything waits on their page: answers, or what cycles ask of them (rule 62). Whose home it can't be isn't asked. */
async function hasOpen(): Promise<boolean> {
  if (hasToAnswer() || homePath(can, true) === homePath(can, false)) return hasToAnswer();
  const tasks = await import('#app/web/menu/open-tasks.ts').catch(() => undefined);
  return tasks?.hasOpenTasks() ?? false;
}
