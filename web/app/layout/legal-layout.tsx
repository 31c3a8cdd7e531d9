import { Link, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { LegalNavigation } from '#web/company/legal/legal-navigation.tsx';
import { LegalPage } from '#web/company/legal/legal-page.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { IconButton } from '#web/platform/ui/press/icon-button.tsx';
import { PublicFrame } from './public-frame.tsx';
import { usePublicScreen } from './use-screen.ts';

/** The public legal section, with an account and without. */
export function LegalLayout() {
  return (
    <PublicFrame main={usePublicScreen()} head={<Head />}>
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
      <Link to="/" className="shell-logo">
        {t('common.product')}
      </Link>
    </>
  );
}

/** To where one came from; home where the section was opened by its address. */
function Back() {
  const { t } = useT();
  const router = useRouter();
  const back = () =>
    router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' });
  return <IconButton label={t('common.back')} icon={<ArrowLeft />} onClick={back} />;
}
