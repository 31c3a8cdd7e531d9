import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { planNeeds } from '#core/questionary/contract/policy/needs.ts';
import { screen } from '#platform/web/device/screen.ts';
import { planSearch } from './plan-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.plan', planNeeds),
    path: '/estimation/plan',
    validateSearch: planSearch,
    component: screen(() => import('./page/plan-page.tsx'), 'PlanPage', 'plan'),
  }),
] as const;
