import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '#platform/web/ui/base/styles.css';
import type { router as productRouter } from '#app/web/route/router.ts';
import { Spoken } from '#app/web/spoken.tsx';
import { startTexts } from '#platform/web/device/texts.ts';
import { LoadingBar } from '#platform/web/ui/state/loading-bar.tsx';
import { Toasts } from '#platform/web/ui/state/toasts.tsx';
import { UiKitPage } from './ui-kit-page.tsx';

// LeaveDialog asks a router.
const router = createRouter({ routeTree: createRootRoute() }) as unknown as typeof productRouter;

await startTexts('shared', 'upload');
createRoot(document.getElementById('app')!).render(
  <Spoken>
    <RouterContextProvider router={router}>
      <LoadingBar />
      <Toasts />
      <UiKitPage />
    </RouterContextProvider>
  </Spoken>,
);
