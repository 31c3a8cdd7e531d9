import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.brand', 'brand_brand_list'),
    path: '/estimation/brand',
    component: screen(() => import('./brand-page.tsx'), 'BrandPage', 'brand'),
  }),
] as const;
