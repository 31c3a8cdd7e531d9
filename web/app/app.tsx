import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '#web/session/texts.ts';
import { TextsProvider } from '#web/ui/texts.tsx';
import { router } from './router.tsx';

export function App() {
  const { t, locale } = useTexts();
  const spoken = useMemo(() => ({ t, locale }), [t, locale]);
  return (
    <TextsProvider value={spoken}>
      <RouterProvider router={router} />
    </TextsProvider>
  );
}
