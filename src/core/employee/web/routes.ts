import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { runAddress, runsAddress } from './run/run-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.directory', 'directory_employee_employee_import'),
    path: '/estimation/dictionary/imports',
    validateSearch: runsAddress.validate,
    component: screen(() => import('./run/runs-page.tsx'), 'RunsPage', 'peopleRun'),
  }),
  createRoute({
    ...inAccount('menu.directory', 'directory_employee_employee_import'),
    path: '/estimation/dictionary/imports/$id',
    validateSearch: runAddress.validate,
    component: screen(() => import('./run/run-page.tsx'), 'RunPage', 'peopleRun', 'field'),
  }),
] as const;
