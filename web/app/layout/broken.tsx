import type { ReactNode } from 'react';
import { Button } from '#web/ui/press/button.tsx';
import '#web/ui/state/state.css';
import { useT } from '#web/ui/base/texts.tsx';

/** Around what stands in the place of a whole layout: a page of its own for who cannot see. */
export function Alone({ children }: { children: ReactNode }) {
  const { t } = useT();
  return (
    <main>
      <h1 className="ui-hidden">{t('common.product')}</h1>
      {children}
    </main>
  );
}

/** Where something could not be loaded or drawn: a calm word and a way on. */
export function Broken() {
  const { t } = useT();
  return (
    <div className="ui-state" role="alert">
      <p className="ui-state-title">{t('auth.broken.title')}</p>
      <p>{t('auth.broken.text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('auth.broken.reload')}
      </Button>
    </div>
  );
}
