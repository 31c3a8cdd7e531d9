import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { auditAddress } from './audit-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.audit', 'audit_audit_list'),
    path: '/estimation/audit',
    validateSearch: auditAddress.validate,
    component: screen(() => import('./audit-page.tsx'), 'AuditPage', 'audit'),
  }),
] as const;
