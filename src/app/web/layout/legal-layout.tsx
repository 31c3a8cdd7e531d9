import { Link, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { LegalNavigation } from '#addon/legal/web/legal-navigation.tsx';
import { LegalPage } from '#addon/legal/web/legal-page.tsx';
import { heldSession } from '#core/account/web/session/held.ts';
import { handOn } from '#platform/web/device/handoff/hand-on.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { PublicFrame } from './public-frame.tsx';
import { usePublicScreen } from './use-screen.ts';

/** The public legal section, with an account and without. */
export function LegalLayout() {
  return (
    <PublicFrame main={usePublicScreen()} head={<Head />} path="/legal">
      <LegalNavigation>
        <LegalPage />
      </LegalNavigation>
    </PublicFrame>
  );
}

function Head() {
  const { t } = useT();
  return (
    <>
      <Back />
      <Link to="/" className="shell-logo" onClick={toSignIn}>
        {t('common.product')}
      </Link>
    </>
  );
}

/** Whoever came from the sign-in screen goes back there with what it remembers. */
function toSignIn(event?: { preventDefault: () => void }): boolean {
  const path = handOn('/login');
  if (path === '/login' || heldSession() !== null) return false;
  event?.preventDefault();
  window.location.assign(path);
  return true;
}

/** Leads back to where the reader came from; home where the section was opened by its address. */
function Back() {
  const { t } = useT();
  const router = useRouter();
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else if (!toSignIn()) void router.navigate({ to: '/' });
  };
  return <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={back} />;
}
