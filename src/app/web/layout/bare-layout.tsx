import { Link, Outlet } from '@tanstack/react-router';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { PublicFrame } from './public-frame.tsx';
import { usePublicScreen } from './use-screen.ts';

/** Nothing of an account around the screens: for public pages (rule 26). */
export function BareLayout() {
  const { t } = useT();
  return (
    <PublicFrame
      main={usePublicScreen()}
      path="/answers-protected"
      head={
        <Link to="/" className="shell-logo">
          {t('common.product')}
        </Link>
      }
    >
      <Outlet />
    </PublicFrame>
  );
}
