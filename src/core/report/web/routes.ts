import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { reportsAddress } from './reports-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.reports', 'report_report_list'),
    path: '/estimation/reports',
    validateSearch: reportsAddress.validate,
    component: screen(
      () => import('./list/reports-page.tsx'),
      'ReportsPage',
      'report',
      'reportOpening',
    ),
  }),
  createRoute({
    ...inAccount('menu.reports', 'report_report_list'),
    path: '/estimation/reports/talk/$questionaryId/$employeeId',
    component: screen(() => import('./talk/talk-page.tsx'), 'TalkPage', 'report', 'whatNext'),
  }),
] as const;
