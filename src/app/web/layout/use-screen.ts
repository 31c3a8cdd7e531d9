import { useMatches, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { screenOf } from '#app/web/menu/menu.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/**
 * On a change of screen, runs `onChange` and scrolls to the top. A changed search or an opened
 * questionary does not count as another screen.
 */
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
        // A tab that leads to a screen is there too, and its arrows lead on.
        if (document.activeElement?.role !== 'tab') main.current?.focus({ preventScroll: true });
      }),
    [router, main, onChange],
  );
}

/** Sets the window's title to the screen's name. */
export function useScreenTitle(): void {
  const { t } = useT();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${t(title)} — ${t('common.product')}` : t('common.product');
  }, [t, title]);
}

/** For a layout that needs no account: sets the title, and returns what a change of screen brings into view. */
export function usePublicScreen(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useScreenChange(main);
  useScreenTitle();
  return main;
}
