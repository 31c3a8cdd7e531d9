import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { summarySearch } from './summary-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.summary', 'report_summary_list'),
    path: '/estimation/summary',
    validateSearch: summarySearch,
    component: screen(() => import('./summary-page.tsx'), 'SummaryPage', 'summary'),
  }),
] as const;
