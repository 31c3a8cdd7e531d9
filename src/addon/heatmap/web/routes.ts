import { createRoute } from '@tanstack/react-router';
import { account } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { heatmapSearch } from './heatmap-search.ts';

export const routes = [
  createRoute({
    getParentRoute: () => account,
    staticData: { title: 'menu.heatmap' },
    // Without the right, the page says whom it is for.
    path: '/estimation/company',
    validateSearch: heatmapSearch,
    component: screen(() => import('./heatmap-page.tsx'), 'HeatmapPage', 'heatmap'),
  }),
] as const;
