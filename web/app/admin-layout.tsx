import { Link, Outlet } from '@tanstack/react-router';
import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { usePanel } from '#web/session/panel.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useT } from '#web/ui/texts.tsx';
import { useDevice } from '#web/ui/use-device.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { Frame } from './frame.tsx';
import { Navigation } from './navigation.tsx';
import { NotOpened } from './not-opened.tsx';
import { Preferences } from './preferences.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useScreenChange } from './use-screen.ts';

/** The layout of everybody with an account: header, navigation, page, panel beside it. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  return (
    <QueryProvider>
      <Admin>{children}</Admin>
    </QueryProvider>
  );
}

function Admin({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [drawer, setDrawer] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const desktop = useDevice() === 'desktop';
  const closeDrawer = useCallback(() => setDrawer(false), []);
  useScreenChange(main, closeDrawer);
  const exit = () => {
    setDrawer(false);
    setLeaving(true);
  };
  return (
    <Frame
      main={main}
      header={<AdminHeader onMenu={() => setDrawer(true)} onExit={exit} />}
      side={desktop && <Navigation onExit={exit} />}
      beside={usePanel()}
    >
      {!desktop && <MenuDrawer open={drawer} onClose={closeDrawer} onExit={exit} />}
      <NotOpened />
      {children ?? <Outlet />}
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </Frame>
  );
}

function AdminHeader({ onMenu, onExit }: { onMenu: () => void; onExit: () => void }) {
  const { t } = useT();
  const device = useDevice();
  return (
    <>
      {device !== 'desktop' && (
        <IconButton label={t('shell.menu.open')} icon={<MenuIcon />} onClick={onMenu} />
      )}
      <Link to="/" className="shell-logo">
        {t('common.product')}
      </Link>
      {device !== 'mobile' && <BrandMenu />}
      <span className="shell-space" />
      {device !== 'mobile' && <Preferences />}
      <AccountMenu onExit={onExit} />
    </>
  );
}

function MenuDrawer(props: { open: boolean; onClose: () => void; onExit: () => void }) {
  const { t } = useT();
  const { open, onClose, onExit } = props;
  const mobile = useDevice() === 'mobile';
  return (
    <Drawer open={open} onClose={onClose} label={t('shell.menu.label')}>
      {mobile && (
        <div className="shell-drawer-top">
          <BrandMenu />
          <Preferences />
        </div>
      )}
      <Navigation onExit={onExit} onGo={onClose} />
    </Drawer>
  );
}
