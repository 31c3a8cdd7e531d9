import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/device/texts.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { CatchBroken } from './layout/catch-broken.tsx';

/** Around every program: the texts of the chosen language, and what is shown where it breaks. */
export function Spoken({ children }: { children: ReactNode }) {
  const { t, locale } = useTexts();
  const spoken = useMemo(() => ({ t, locale }), [t, locale]);
  return (
    <TextsProvider value={spoken}>
      <CatchBroken>{children}</CatchBroken>
    </TextsProvider>
  );
}
