import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { loadTexts, texts } from '#web/platform/session/texts.ts';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { openMatrixPage } from './open-matrix.ts';

export const root = createRootRoute();

/** The pages of the matrix application, which the server passes on with a pass: a full load (rule 38). */
export const matrix = createRoute({
  getParentRoute: () => root,
  path: '/v2/matrix/$',
  beforeLoad: ({ location }) => openMatrixPage(location),
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
