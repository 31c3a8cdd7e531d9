import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import '#web/ui/state.css';
import { useT } from '#web/ui/texts.tsx';

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
      <p className="ui-state-title">{t('signIn.broken.title')}</p>
      <p>{t('signIn.broken.text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('signIn.broken.reload')}
      </Button>
    </div>
  );
}
