import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { router } from './route/router.ts';
import { Spoken } from './spoken.tsx';
import { watching } from './watch/watching.ts';

// Load the screen's chunks while the server is asked who is signed in.
for (const route of router.getMatchedRoutes(window.location.pathname)[0]) {
  void router.loadRouteChunk(route)?.catch(() => {});
}

void watching().then((watch) => watch?.followPages(router));

export function RoutedApp() {
  useEffect(() => stopFollowing?.(), []);
  return (
    <Spoken>
      <RouterProvider router={router} />
    </Spoken>
  );
}

/** Follows "back" pressed before anything is shown: the router listens only from then on. */
let stopFollowing: (() => void) | undefined;

const patience = 1_000;

/**
 * Resolves when the first screen can be shown complete, or after a second: then its layout shows
 * the loading.
 */
export async function whenOpened(): Promise<void> {
  stopFollowing = router.history.subscribe(() => void router.load());
  await Promise.race([
    router.load(),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}
