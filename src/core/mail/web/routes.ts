import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { deliveryAddress } from './delivery-search.ts';
import { templateSearch } from './template/template-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.templates', 'template_email_email_list', 'template_password_password_list'),
    path: '/estimation/templates',
    validateSearch: templateSearch,
    component: screen(() => import('./template/template-page.tsx'), 'TemplatePage', 'template'),
  }),
  createRoute({
    ...inAccount('menu.delivery', 'delivery_delivery_list'),
    path: '/estimation/deliveries',
    validateSearch: deliveryAddress.validate,
    component: screen(() => import('./delivery-page.tsx'), 'DeliveryPage', 'delivery'),
  }),
] as const;
