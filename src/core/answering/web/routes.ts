import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { testingAddress } from './list/testing-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.testing', 'questionary_questionaryemployeelist__invoke'),
    path: '/estimation/questionary/testing',
    validateSearch: testingAddress.validate,
    component: screen(() => import('./list/testing-list-page.tsx'), 'TestingListPage', 'testing'),
  }),
] as const;
