import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Alone, Broken } from '#app/web/layout/broken.tsx';
import { signOut } from '#core/account/web/session/sign-out.ts';
import { errorCodes } from '#platform/contract/call/envelope.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Spinner } from '#platform/web/ui/show/spinner.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import { StateBlock } from '#platform/web/ui/state/state-block.tsx';

/**
 * A screen that could not be opened. A failed call can be tried again; anything else needs a reload
 * of the page.
 */
export function NotShown({ error }: ErrorComponentProps) {
  const { t } = useT();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  if (!(error instanceof ApiError)) return <Broken />;
  return <ErrorState text={errorText(error, t)} onRetry={() => void router.invalidate()} />;
}

/**
 * The same, where the layout or the signed-in person could not be loaded. Whom their company refuses from here may
 * leave: they may work elsewhere.
 */
export function LayoutNotShown(props: ErrorComponentProps) {
  const { t } = useT();
  const { error } = props;
  const isOutside = error instanceof ApiError && error.code === errorCodes.addressRefused.code;
  return (
    <Alone>
      <NotShown {...props} />
      {isOutside && <Button onClick={() => void signOut()}>{t('shell.exit')}</Button>}
    </Alone>
  );
}

export function Opening() {
  const { t } = useT();
  return (
    <StateBlock role="status">
      <p>
        <Spinner /> {t('common.loading')}
      </p>
    </StateBlock>
  );
}
