import { type AnyRouter, Link, Outlet, useRouter, useSearch } from '@tanstack/react-router';
import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { AdminPreferences } from '#app/web/menu/admin-preferences.tsx';
import { BrandName } from '#app/web/menu/brand-name.tsx';
import { homePath } from '#app/web/menu/menu.ts';
import { Navigation } from '#app/web/menu/navigation.tsx';
import { OwnProfileButton } from '#app/web/menu/own-profile-button.tsx';
import { PagesBeside } from '#app/web/menu/pages-beside.tsx';
import { interruption } from '#core/account/web/session/interruption.ts';
import { can, useSession } from '#core/account/web/session/session.ts';
import type { ApiError } from '#platform/web/api/call.ts';
import { part } from '#platform/web/device/part.ts';
import { ownPathParam } from '#platform/web/list/own-path.ts';
import { closeAllBeside, useBeside } from '#platform/web/shared/beside.ts';
import { useStore } from '#platform/web/ui/base/store.ts';
import { TextsProvider, useT } from '#platform/web/ui/base/texts.tsx';
import { leaveUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Frame } from './frame.tsx';
import { HeaderToolsHost } from './header-tools-host.tsx';
import { QueryProvider } from './query-provider.tsx';
import './shell.css';
import { useScreenChange, useScreenTitle } from './use-screen.ts';

const MenuDrawer = part(() => import('#app/web/menu/menu-drawer.tsx'), 'MenuDrawer');
const SignOutDialog = part(
  () => import('#app/web/menu/sign-out-dialog.tsx'),
  'SignOutDialog',
  'signOut',
);

const FactorBanner = part(() => import('./factor-banner.tsx'), 'FactorBanner', 'factor');

const NotOpened = part(() => import('./not-opened.tsx'), 'NotOpened', 'bounced');

const Interrupted = part(() => import('./interrupted.tsx'), 'Interrupted', 'interrupted');

const HeaderSearch = part(
  () => import('#app/web/search/header-search.tsx'),
  'HeaderSearch',
  'headerSearch',
);
const Beside = part(() => import('./beside/beside.tsx'), 'Beside');

/** The layout for everybody with an account: header, navigation, page, and a panel beside the page. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const texts = useT();
  const { timeZone } = useSession().user;
  const router = useRouter();
  const spoken = useMemo(() => ({ ...texts, timeZone }), [texts, timeZone]);
  return (
    <TextsProvider value={spoken}>
      <QueryProvider pageFailed={(error) => goHomeFrom(router, error)}>
        <Admin>{children}</Admin>
      </QueryProvider>
    </TextsProvider>
  );
}

function Admin({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [drawer, setDrawer] = useState(false);
  const [leaving, setLeaving] = useState<'asked' | 'left'>();
  const desktop = useDevice() === 'desktop';
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const leaveScreen = useCallback(() => {
    closeDrawer();
    closeAllBeside();
  }, [closeDrawer]);
  useScreenChange(main, leaveScreen);
  useScreenTitle();
  const { factorNotice } = useSession().user;
  const interrupted = useStore(interruption);
  const { employee, redirect: asked } = useSearch({ strict: false });
  const redirect = ownPathParam(asked);
  const isOpen = [...Object.values(useBeside()), employee].some((one) => one !== undefined);
  const exit = () => {
    setDrawer(false);
    leaveUnsaved(() => setLeaving('asked'));
  };
  const isHere = leaving !== 'left';
  return (
    <Frame
      main={main}
      header={isHere && <AdminHeader onMenu={() => setDrawer(true)} />}
      side={isHere && desktop && <Navigation onExit={exit} />}
    >
      {isHere && (
        <>
          {factorNotice && <FactorBanner {...factorNotice} />}
          {redirect && <NotOpened redirect={redirect} />}
          <PagesBeside>{children ?? <Outlet />}</PagesBeside>
          {isOpen && <Beside onLost={closeAllBeside} />}
          {drawer && !desktop && <MenuDrawer onClose={closeDrawer} onExit={exit} />}
          {interrupted && <Interrupted key={interrupted.what} {...interrupted} />}
        </>
      )}
      {leaving && (
        <SignOutDialog onLeave={() => setLeaving('left')} onClose={() => setLeaving(undefined)} />
      )}
    </Frame>
  );
}

/** At home itself, whatever waits there, there is nowhere to go, so the page shows its own failure. */
function goHomeFrom(router: AnyRouter, error: ApiError): void {
  const { pathname, href } = router.state.location;
  if ([true, false].some((hasOpen) => pathname === homePath(can, hasOpen))) return;
  console.warn('The page could not be loaded', error);
  void router.navigate({ to: '/', search: { redirect: href }, replace: true });
}

function AdminHeader({ onMenu }: { onMenu: () => void }) {
  const { t } = useT();
  const device = useDevice();
  return (
    <>
      {device !== 'desktop' && (
        <IconButton label={t('menu.open')} icon={<MenuIcon />} onClick={onMenu} />
      )}
      <Link to="/" className="shell-logo">
        {t('common.product')}
      </Link>
      {device !== 'mobile' && <BrandName />}
      <span className="shell-space" />
      <HeaderSearch />
      {device !== 'mobile' && <AdminPreferences />}
      <HeaderToolsHost />
      <OwnProfileButton />
    </>
  );
}
