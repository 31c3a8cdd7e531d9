import { useRouter, useSearch } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { ownPathParam } from '#web/list/params.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { IconButton } from '#web/ui/press/icon-button.tsx';

/**
 * At home after a redirect: says that a page could not be opened, and offers to try it again (spec
 * 1, section 8).
 */
export function NotOpened() {
  const { t } = useT();
  const router = useRouter();
  const redirect = ownPathParam(useSearch({ strict: false }).redirect);
  if (!redirect) return null;
  const stay = () =>
    void router.navigate({ to: router.state.location.pathname, search: {}, replace: true });
  return (
    <div className="shell-notice" role="status">
      <p>{t('shell.notOpened')}</p>
      <Button onClick={() => router.history.replace(redirect)}>{t('shell.openAgain')}</Button>
      <IconButton label={t('common.close')} icon={<X />} onClick={stay} />
    </div>
  );
}
