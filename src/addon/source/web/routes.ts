import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.directory', 'people_source_list'),
    path: '/estimation/dictionary/sources',
    component: screen(() => import('./sources-page.tsx'), 'SourcesPage', 'source'),
  }),
  createRoute({
    ...inAccount('menu.directory', 'people_source_list'),
    path: '/estimation/dictionary/sources/runs/$id',
    component: screen(
      () => import('./source-run-page.tsx'),
      'SourceRunPage',
      'source',
      'fileImport',
    ),
  }),
] as const;
