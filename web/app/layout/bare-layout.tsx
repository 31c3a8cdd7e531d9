import { Outlet } from '@tanstack/react-router';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Nothing of an account around the screens: for invitations and public pages (rule 23). */
export function BareLayout() {
  const { t } = useT();
  return (
    <PublicFrame head={<span className="shell-logo">{t('common.product')}</span>}>
      <Outlet />
    </PublicFrame>
  );
}
