import type { ReactNode } from 'react';

/**
 * The router and everything behind it. It is loaded before it is shown, because React delays what follows a
 * Suspense fallback by 300 ms.
 */
export async function openRoutedApp(): Promise<ReactNode> {
  const { RoutedApp, whenOpened } = await import('./routed-app.tsx');
  await whenOpened();
  return <RoutedApp />;
}
