import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { loadTexts, texts } from '#web/platform/session/texts.ts';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { loadAnew, requirePermission, requireSession } from './guard.ts';

export const root = createRootRoute();

/**
 * The pages of the matrix application, which the server passes on: a full load (rule 38). Whoever comes here came
 * from another site, or without a session: from here the same address is our own.
 */
export const matrix = createRoute({
  getParentRoute: () => root,
  path: '/v2/matrix/$',
  beforeLoad: async ({ location }) => {
    await requireSession(location);
    requirePermission('matrix_matrix_list');
    // With what stands behind # the browser would only look for a place on this page.
    return loadAnew({ href: location.href.split('#')[0] ?? '' });
  },
});

/** Any address that is none of ours leads home and says so (rule 77). */
export const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async () => {
    await loadTexts('shared');
    const { t } = texts();
    toast.error(t('shell.noSuchPage'), t('shell.noSuchPageText'));
    throw redirect({ to: '/', replace: true });
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
