import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { formerAddress } from './former-search.ts';
import { orgChartSearch } from './org-chart/org-chart-search.ts';
import { structureAddress } from './structure-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.structure', 'directory_employee_getemployeelist__invoke'),
    path: '/structure/employees',
    validateSearch: structureAddress.validate,
    component: screen(() => import('./employees-tab.tsx'), 'StructurePage', 'structure'),
  }),
  createRoute({
    ...inAccount('menu.structure', 'directory_employee_getemployeelist__invoke'),
    path: '/structure/tree',
    validateSearch: orgChartSearch,
    component: screen(() => import('./org-chart/org-chart-page.tsx'), 'OrgChartPage', 'structure'),
  }),
  createRoute({
    ...inAccount('menu.structure', 'directory_employee_updatecompanyemployeeinfo__invoke'),
    path: '/structure/fired-employees',
    validateSearch: formerAddress.validate,
    component: screen(() => import('./former-page.tsx'), 'FormerPage', 'structure'),
  }),
] as const;
