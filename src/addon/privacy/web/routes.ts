import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.security', 'security_security_list'),
    path: '/estimation/security/processing',
    component: screen(() => import('./processing-page.tsx'), 'ProcessingPage', 'privacyProcessing'),
  }),
  createRoute({
    ...inAccount('menu.settings', 'privacy_own__invoke'),
    path: '/estimation/settings/data',
    component: screen(() => import('./my-data-page.tsx'), 'MyDataPage', 'privacyOwnData'),
  }),
] as const;
