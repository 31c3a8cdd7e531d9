import type { ReactNode, RefObject } from 'react';
import { useShownTheme } from '#app/web/menu/preferences.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LoadingBar } from '#platform/web/ui/state/loading-bar.tsx';
import { Toasts } from '#platform/web/ui/state/toasts.tsx';

type FrameProps = {
  main: RefObject<HTMLElement | null>;
  header: ReactNode;
  /** The navigation, on windows wide enough to keep it in view. */
  side?: ReactNode;
  children: ReactNode;
};

/** What every layout behind sign-in has: skip link, header, page, and toasts. */
export function Frame({ main, header, side, children }: FrameProps) {
  const { t } = useT();
  useShownTheme();
  return (
    <div className={side ? 'shell shell-with-side' : 'shell'}>
      <button type="button" className="shell-skip" onClick={() => main.current?.focus()}>
        {t('shell.skip')}
      </button>
      <LoadingBar />
      <header className="shell-header">{header}</header>
      {side && (
        <div className="shell-side" data-side>
          {side}
        </div>
      )}
      <main ref={main} id="main" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <Toasts />
    </div>
  );
}
