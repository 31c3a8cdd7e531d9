import type { ComponentType } from 'react';
import type { Part } from '#i18n/parts/ru.ts';
import { loadTexts } from '#web/platform/session/texts.ts';
import { patientRoute } from './patient-route.ts';

/** A capability's screen: a chunk of its own, loaded together with the capability's texts. */
function screen<const Name extends string>(
  part: Part,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return patientRoute(async () => {
    const [module] = await Promise.all([load(), loadTexts(part)]);
    return module;
  }, name);
}

export const JournalPage = screen(
  'questionary',
  () => import('#web/assessment/questionary/journal/journal-page.tsx'),
  'JournalPage',
);
export const ArchiveScreen = screen(
  'questionary',
  () => import('./archive-screen.tsx'),
  'ArchiveScreen',
);
export const AwaitedPage = screen(
  'awaited',
  () => import('#web/assessment/awaited/awaited-page.tsx'),
  'AwaitedPage',
);
export const TestingListPage = screen(
  'testing',
  () => import('#web/assessment/testing/list/testing-list-page.tsx'),
  'TestingListPage',
);
export const InformationPage = screen(
  'testing',
  () => import('#web/assessment/testing/link/information-page.tsx'),
  'InformationPage',
);
export const BareLayout = patientRoute(
  () => import('#web/app/layout/bare-layout.tsx'),
  'BareLayout',
);
export const ProtectionPage = screen(
  'protection',
  () => import('#web/assessment/protection/protection-page.tsx'),
  'ProtectionPage',
);
/** With its pages, which are one chunk: whoever reads one of them opens another. */
export const LegalLayout = patientRoute(
  () => import('#web/app/layout/legal-layout.tsx'),
  'LegalLayout',
);
export const DirectoryPage = screen(
  'directory',
  () => import('#web/people/directory/directory-page.tsx'),
  'DirectoryPage',
);
export const StructurePage = screen(
  'structure',
  () => import('#web/people/structure/structure-page.tsx'),
  'StructurePage',
);
export const FiredPage = screen(
  'structure',
  () => import('#web/people/structure/fired-page.tsx'),
  'FiredPage',
);
export const TreePage = screen(
  'structure',
  () => import('#web/people/structure/tree/tree-page.tsx'),
  'TreePage',
);
export const UsersPage = screen(
  'user',
  () => import('#web/people/user/users-page.tsx'),
  'UsersPage',
);
export const TemplatePage = screen(
  'template',
  () => import('#web/company/template/template-page.tsx'),
  'TemplatePage',
);
export const AuditPage = screen(
  'audit',
  () => import('#web/company/audit/audit-page.tsx'),
  'AuditPage',
);
export const BrandPage = screen(
  'brand',
  () => import('#web/company/brand/brand-page.tsx'),
  'BrandPage',
);
export const DeliveryPage = screen(
  'delivery',
  () => import('#web/company/delivery/delivery-page.tsx'),
  'DeliveryPage',
);
export const SettingsPage = screen(
  'settings',
  () => import('#web/company/settings/settings-page.tsx'),
  'SettingsPage',
);
/** Of password recovery and of every other mailed link. */
export const RestoreLayout = patientRoute(
  () => import('#web/app/layout/restore-layout.tsx'),
  'RestoreLayout',
);
export const ForgotPage = screen(
  'reset',
  () => import('#web/people/reset/forgot-page.tsx'),
  'ForgotPage',
);
export const ReportsPage = screen(
  'report',
  () => import('#web/assessment/report/list/reports-page.tsx'),
  'ReportsPage',
);
export const HeatmapPage = screen(
  'heatmap',
  () => import('#web/assessment/heatmap/heatmap-page.tsx'),
  'HeatmapPage',
);
