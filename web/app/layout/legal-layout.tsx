import { Link, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef } from 'react';
import { Preferences } from '#web/app/menu/preferences.tsx';
import { LegalNavigation } from '#web/legal/legal-navigation.tsx';
import { LegalPage } from '#web/legal/legal-page.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { Frame } from './frame.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';
import { useScreenChange } from './use-screen.ts';

/** The public legal section, with an account and without (spec 3, section 2.1). */
export function LegalLayout() {
  const { t } = useT();
  const main = useRef<HTMLElement>(null);
  useScreenChange(main);
  return (
    <QueryProvider home={false}>
      <Frame
        main={main}
        header={
          <>
            <Back />
            <Link to="/" className="shell-logo">
              {t('common.product')}
            </Link>
            <span className="shell-space" />
            <Preferences />
          </>
        }
      >
        <LegalNavigation>
          <LegalPage />
        </LegalNavigation>
      </Frame>
    </QueryProvider>
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
