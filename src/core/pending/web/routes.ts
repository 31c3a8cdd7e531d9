import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { pendingAddress } from './pending-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.pending', 'questionary_questionary_list'),
    path: '/estimation/questionary/awaited',
    validateSearch: pendingAddress.validate,
    component: screen(() => import('./pending-page.tsx'), 'PendingPage', 'pending'),
  }),
] as const;
