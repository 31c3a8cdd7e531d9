import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { firedAddress } from './fired-search.ts';
import { structureAddress } from './structure-search.ts';
import { treeSearch } from './tree/tree-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.structure', 'directory_employee_getemployeelist__invoke'),
    path: '/structure/employees',
    validateSearch: structureAddress.validate,
    component: screen(() => import('./structure-page.tsx'), 'StructurePage', 'structure'),
  }),
  createRoute({
    ...inAccount('menu.structure', 'directory_employee_getemployeelist__invoke'),
    path: '/structure/tree',
    validateSearch: treeSearch,
    component: screen(() => import('./tree/tree-page.tsx'), 'TreePage', 'structure'),
  }),
  createRoute({
    ...inAccount('menu.structure', 'directory_employee_updatecompanyemployeeinfo__invoke'),
    path: '/structure/fired-employees',
    validateSearch: firedAddress.validate,
    component: screen(() => import('./fired-page.tsx'), 'FiredPage', 'structure'),
  }),
] as const;
