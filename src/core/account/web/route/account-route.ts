import { createRootRoute, createRoute, type StaticDataRouteOption } from '@tanstack/react-router';
import type { Permission } from '#platform/contract/call/access.ts';
import { ownPathParam } from '#platform/web/list/own-path.ts';
import { searchParams } from '#platform/web/list/params.ts';
import { requirePermission, requireSession } from './guard.ts';

export const root = createRootRoute();

/** The address to go on to: where the person wanted to go before they were sent to sign in, or home. */
const wayBack = searchParams({ redirect: ownPathParam });

/**
 * Everything that needs an account. Below it the person, their permissions and the shared texts are
 * loaded. Its layout comes with the whole product (src/app/web/route/router.ts).
 */
export const account = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  validateSearch: wayBack,
  beforeLoad: ({ location }) => requireSession(location),
});

/** What a screen of the account begins with: its title, and that it opens with one of these permissions (rule 10). */
export const inAccount = (
  title: NonNullable<StaticDataRouteOption['title']>,
  ...needs: readonly [Permission, ...Permission[]]
) => ({
  getParentRoute: () => account,
  staticData: { title },
  beforeLoad: () => requirePermission(...needs),
});
