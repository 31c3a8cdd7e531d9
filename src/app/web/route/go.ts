import { redirect } from '@tanstack/react-router';
import { homePath } from '#app/web/menu/menu.ts';
import { requirePermission, sayUnknown } from '#core/account/web/route/guard.ts';
import { can, hasToAnswer } from '#core/account/web/session/session.ts';
import { directoryTabs } from '#core/directory/web/shared/directory-tabs.ts';

/** Opens a tab of the directory only to anybody who may see it. */
export async function requireDirectory(tab: string): Promise<void> {
  const known = directoryTabs.find(({ id }) => id === tab);
  if (!known) return sayUnknown();
  await requirePermission(known.list);
}

/** Leads to the first tab that is open to the person, otherwise home. */
export async function goToFirstDirectory(): Promise<void> {
  await requirePermission(...directoryTabs.map(({ list }) => list));
  const first = directoryTabs.find(({ list }) => can(list));
  if (first)
    throw redirect({ to: '/estimation/dictionary/$tab', params: { tab: first.id }, replace: true });
}

/** Leads from home to the first screen that is open to the person. Stays where there is none. */
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
