import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.tsx';

// The screen's own files come while the server is asked who is signed in.
for (const route of router.getMatchedRoutes(window.location.pathname)[0]) {
  void router.loadRouteChunk(route)?.catch(() => {});
}

export const RoutedApp = () => <RouterProvider router={router} />;
