import type { ReactNode } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { StateBlock } from '#platform/web/ui/state/state-block.tsx';

/** Around what replaces a whole layout: gives screen readers a page of its own, with a heading. */
export function Alone({ children }: { children: ReactNode }) {
  const { t } = useT();
  return (
    <main>
      <VisuallyHidden as="h1">{t('common.product')}</VisuallyHidden>
      {children}
    </main>
  );
}

/** Shown when something could not be loaded or drawn. It offers to load the page again. */
export function Broken() {
  const { t } = useT();
  return (
    <StateBlock role="alert" title={t('auth.broken.title')}>
      <p>{t('auth.broken.text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('auth.broken.reload')}
      </Button>
    </StateBlock>
  );
}
