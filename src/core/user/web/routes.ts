import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { usersAddress } from './users-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.users', 'user_user_list'),
    path: '/estimation/users',
    validateSearch: usersAddress.validate,
    component: screen(() => import('./users-page.tsx'), 'UsersPage', 'user', 'accessRequest'),
  }),
] as const;
