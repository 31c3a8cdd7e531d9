import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useT } from '#web/ui/texts.tsx';
import '#web/ui/state.css';

/** Where a screen could not be loaded or drawn: a calm word and a way on. */
export function Broken({ error }: ErrorComponentProps) {
  const { t } = useT();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  if (error instanceof ApiError) {
    return <ErrorState text={errorText(error, t)} onRetry={() => void router.invalidate()} />;
  }
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

export function Opening() {
  const { t } = useT();
  return (
    <p className="ui-state" role="status">
      <Spinner /> {t('common.loading')}
    </p>
  );
}
