import { createRouter } from '@tanstack/react-router';
import type { LegalPage } from '#addon/legal/texts/documents/legal-text.ts';
import { AdminLayout } from '#app/web/layout/admin-layout.tsx';
import { account, root } from '#core/account/web/route/account-route.ts';
import { directoryTabs } from '#core/directory/web/shared/directory-tabs.ts';
import type { TextKey } from '#platform/texts/t.ts';
import { parseSearch, writeSearch } from '#platform/web/list/params.ts';
import { accountRoutes } from './account-routes.ts';
import { openRoutes } from './open-routes.ts';
import { help, leading, matrix, unknown } from './root-route.ts';
import { LayoutNotShown, NotShown, Opening } from './screen-states.tsx';

account.update({ component: AdminLayout, errorComponent: LayoutNotShown });

const routeTree = root.addChildren([
  account.addChildren(accountRoutes),
  ...openRoutes,
  // Without a token `App` shows the sign-in screen whatever the route. With one there is nothing to
  // do here.
  leading('/login', '/'),
  leading('/questionary/start', '/testing'),
  leading('/questionary/testing', '/estimation/questionary/testing'),
  leading('/structure', '/structure/employees'),
  leading('/estimation', '/'),
  matrix,
  help,
  unknown,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch: writeSearch,
  defaultErrorComponent: NotShown,
  defaultPendingComponent: Opening,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
});

/** Whether an address of this application is none of its pages. */
export function isUnknown(path: string): boolean {
  const [matched, { tab }] = router.getMatchedRoutes(path);
  const isNoTab = tab !== undefined && directoryTabs.every(({ id }) => id !== tab);
  return isNoTab || matched.at(-1)?.id === unknown.id;
}

type Title =
  | `legal.page.${LegalPage}`
  | `shell.title.${'home' | 'answering' | 'restore' | 'newEmail' | 'join' | 'stop' | 'protection'}`;
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    title?: Title | Extract<TextKey, `menu.${string}`>;
  }
}
