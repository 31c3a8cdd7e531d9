import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, errorText } from '#web/api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useT } from '#web/ui/texts.tsx';
import { Broken } from './broken.tsx';

/** A screen that could not be opened: a failed call can be tried again, all else needs the page anew. */
export function NotShown({ error }: ErrorComponentProps) {
  const { t } = useT();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  if (!(error instanceof ApiError)) return <Broken />;
  return <ErrorState text={errorText(error, t)} onRetry={() => void router.invalidate()} />;
}

export function Opening() {
  const { t } = useT();
  return (
    <p className="ui-state" role="status">
      <Spinner /> {t('common.loading')}
    </p>
  );
}
