import { useRouter } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './not-opened.css';

/**
 * At home after a redirect: says that a page could not be opened, and offers to try it again (spec
 * 1, section 8).
 */
export function NotOpened({ redirect }: { redirect: string }) {
  const { t } = useT();
  const router = useRouter();
  const stay = () =>
    void router.navigate({ to: router.state.location.pathname, search: {}, replace: true });
  return (
    <div className="shell-notice" role="status">
      <p>{t('bounced.notOpened')}</p>
      <Button onClick={() => router.history.replace(redirect)}>{t('bounced.openAgain')}</Button>
      <IconButton label={t('common.close')} icon={<X />} onClick={stay} />
    </div>
  );
}
