import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SignInFrame } from '#core/account/web/sign-in-frame.tsx';
import { showTheme } from '#platform/web/device/theme.ts';
import { useScreenTitle } from './use-screen.ts';

/**
 * The layout of mailed links and password recovery. Always White, like the sign-in screen around them
 * (decision 100).
 */
export function RestoreLayout() {
  useScreenTitle();
  useEffect(() => showTheme('White'), []);
  return (
    <SignInFrame>
      <Outlet />
    </SignInFrame>
  );
}
