import { useMatches, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { screenOf } from '#web/app/menu/menu.ts';
import { useT } from '#web/ui/base/texts.tsx';

/** Another screen: what lies over it closes, and reading begins at its top. A changed search or an opened questionary is none. */
export function useScreenChange(
  main: RefObject<HTMLElement | null>,
  onChange?: (() => void) | undefined,
): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
        if (!fromLocation) return;
        if (screenOf(fromLocation.pathname) === screenOf(toLocation.pathname)) return;
        onChange?.();
        window.scrollTo(0, 0);
        main.current?.focus({ preventScroll: true });
      }),
    [router, main, onChange],
  );
}

/** The window is named after its screen. */
export function useScreenTitle(): void {
  const { t } = useT();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${t(title)} — ${t('common.product')}` : t('common.product');
  }, [t, title]);
}
