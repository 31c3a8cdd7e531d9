import { createRoute } from '@tanstack/react-router';
import { screen } from '#platform/web/device/screen.ts';
import { inAccount } from './route/account-route.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.settings', 'resetpassword_resetcurrentuserpassword__invoke'),
    path: '/estimation/settings',
    component: screen(
      () => import('./settings/settings-page.tsx'),
      'SettingsPage',
      'settings',
      'factor',
    ),
  }),
] as const;
