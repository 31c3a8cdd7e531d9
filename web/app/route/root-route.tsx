import { createRootRoute, createRoute, Navigate, redirect } from '@tanstack/react-router';

export const root = createRootRoute({ notFoundComponent: () => <Navigate to="/" replace /> });

/** A route that only redirects to another address (spec 1, section 2). */
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
