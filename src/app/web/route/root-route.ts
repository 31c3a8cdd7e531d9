import { createRoute, redirect } from '@tanstack/react-router';
import { root } from '#core/account/web/route/account-route.ts';
import {
  loadAnew,
  requirePermission,
  requireSession,
  sayUnknown,
} from '#core/account/web/route/guard.ts';
import { heldSession } from '#core/account/web/session/held.ts';
import { loginAddress } from '#platform/web/device/handoff/remembered.ts';

/**
 * The pages of the matrix application, which the server passes on: a full load (rule 38). Whoever comes here came
 * from another site, or without a session: from here the same address is our own.
 */
export const matrix = createRoute({
  getParentRoute: () => root,
  path: '/v2/matrix/$',
  beforeLoad: async ({ location }) => {
    await requireSession(location);
    await requirePermission('matrix_matrix_list');
    // Without what stands behind #: with it the browser would load nothing and only look for a place on this page.
    return loadAnew({ href: location.href.split('#')[0] ?? '' });
  },
});

/** The help, which the server makes: from here only right after somebody has signed in (rule 196). */
export const help = createRoute({
  getParentRoute: () => root,
  path: '/help/$',
  beforeLoad: ({ location }) => loadAnew(location),
});

/** Any address that is none of ours leads home and says so; without an account the sign-in screen does (rule 77). */
export const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ location: { pathname } }) => {
    if (!heldSession()) return loadAnew({ href: loginAddress({ pathname, search: '' }) });
    return sayUnknown();
  },
});

/** A route that only redirects to another address. */
export const leading = <const Path extends string>(
  path: Path,
  to: '/' | '/testing' | '/estimation/questionary/testing' | '/structure/employees',
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
