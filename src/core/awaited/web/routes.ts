import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { awaitedAddress } from './awaited-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.awaited', 'questionary_questionary_list'),
    path: '/estimation/questionary/awaited',
    validateSearch: awaitedAddress.validate,
    component: screen(() => import('./awaited-page.tsx'), 'AwaitedPage', 'awaited'),
  }),
] as const;
