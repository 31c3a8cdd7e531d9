import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SignInFrame } from '#web/auth/sign-in-frame.tsx';
import { showTheme } from '#web/session/theme.ts';
import { useScreenTitle } from './use-screen.ts';

/**
 * The layout of mailed links and password recovery. Like the sign-in screen, always White (spec 1,
 * section 2).
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
