import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { ratersNeeds } from '#core/questionary/contract/policy/needs.ts';
import { screen } from '#platform/web/device/screen.ts';
import { boardAddress, cyclesAddress } from './cycle-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.cycles', 'cycle_cycle_list'),
    path: '/estimation/cycles',
    validateSearch: cyclesAddress.validate,
    component: screen(() => import('./list/cycles-page.tsx'), 'CyclesPage', 'cycle'),
  }),
  createRoute({
    ...inAccount('menu.cycles', 'cycle_cycle_list'),
    path: '/estimation/cycles/$id',
    validateSearch: boardAddress.validate,
    component: screen(() => import('./board/board-page.tsx'), 'BoardPage', 'cycle'),
  }),
  createRoute({
    ...inAccount('menu.answering', ratersNeeds),
    path: '/estimation/questionary/testing/approvals',
    component: screen(() => import('./raters/raters-page.tsx'), 'ApprovalsPage', 'raters'),
  }),
  createRoute({
    ...inAccount('menu.answering', ratersNeeds),
    path: '/estimation/cycles/$cycleId/raters/$employeeId',
    component: screen(() => import('./raters/raters-page.tsx'), 'RatersPage', 'raters'),
  }),
] as const;
