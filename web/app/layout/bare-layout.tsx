import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { Preferences } from '#web/app/menu/preferences.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { Frame } from './frame.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';
import { useScreenChange } from './use-screen.ts';

/** Nothing of an account around the screens: for invitations and public pages (rule 23). */
export function BareLayout() {
  const { t } = useT();
  const main = useRef<HTMLElement>(null);
  useScreenChange(main);
  return (
    <QueryProvider home={false}>
      <Frame
        main={main}
        header={
          <>
            <span className="shell-logo">{t('common.product')}</span>
            <span className="shell-space" />
            <Preferences />
          </>
        }
      >
        <Outlet />
      </Frame>
    </QueryProvider>
  );
}
