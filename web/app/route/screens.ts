import { screen } from './screen.ts';

export const JournalScreen = screen(
  () => import('./journal-screen.tsx'),
  'JournalScreen',
  'questionary',
);
export const ArchiveScreen = screen(
  () => import('./archive-screen.tsx'),
  'ArchiveScreen',
  'questionary',
);
export const CyclesPage = screen(
  () => import('#web/assessment/cycle/list/cycles-page.tsx'),
  'CyclesPage',
  'cycle',
);
export const BoardPage = screen(
  () => import('#web/assessment/cycle/board/board-page.tsx'),
  'BoardPage',
  'cycle',
);
export const AwaitedPage = screen(
  () => import('#web/assessment/awaited/awaited-page.tsx'),
  'AwaitedPage',
  'awaited',
);
export const TestingListPage = screen(
  () => import('#web/assessment/testing/list/testing-list-page.tsx'),
  'TestingListPage',
  'testing',
);
export const RatersPage = screen(
  () => import('#web/assessment/raters/raters-page.tsx'),
  'RatersPage',
  'raters',
);
export const ApprovalsPage = screen(
  () => import('#web/assessment/raters/raters-page.tsx'),
  'ApprovalsPage',
  'raters',
);
export const InformationPage = screen(
  () => import('#web/assessment/testing/link/information-page.tsx'),
  'InformationPage',
  'testing',
);
export const BareLayout = screen(() => import('#web/app/layout/bare-layout.tsx'), 'BareLayout');
export const ProtectionPage = screen(
  () => import('#web/assessment/protection/protection-page.tsx'),
  'ProtectionPage',
  'protection',
);
/** With its pages, which are one chunk: anybody who reads one of them opens another. */
export const LegalLayout = screen(
  () => import('#web/app/layout/legal-layout.tsx'),
  'LegalLayout',
  'legal',
  'protection',
);
export const DirectoryPage = screen(
  () => import('#web/people/directory/directory-page.tsx'),
  'DirectoryPage',
  'directory',
);
export const RunsPage = screen(
  () => import('#web/people/run/runs-page.tsx'),
  'RunsPage',
  'peopleRun',
);
export const RunPage = screen(
  () => import('#web/people/run/run-page.tsx'),
  'RunPage',
  'peopleRun',
  'field',
);
export const SourcesPage = screen(
  () => import('#web/people/source/sources-page.tsx'),
  'SourcesPage',
  'peopleSource',
);
export const SourceRunPage = screen(
  () => import('#web/people/source/source-run-page.tsx'),
  'SourceRunPage',
  'peopleSource',
  'fileImport',
);
export const StructurePage = screen(
  () => import('#web/people/structure/structure-page.tsx'),
  'StructurePage',
  'structure',
);
export const FiredPage = screen(
  () => import('#web/people/structure/fired-page.tsx'),
  'FiredPage',
  'structure',
);
export const TreePage = screen(
  () => import('#web/people/structure/tree/tree-page.tsx'),
  'TreePage',
  'structure',
);
export const UsersPage = screen(
  () => import('#web/people/user/users-page.tsx'),
  'UsersPage',
  'user',
  'knock',
);
export const TemplatePage = screen(
  () => import('#web/company/template/template-page.tsx'),
  'TemplatePage',
  'template',
);
export const AuditPage = screen(
  () => import('#web/company/audit/audit-page.tsx'),
  'AuditPage',
  'audit',
);
export const BrandPage = screen(
  () => import('#web/company/brand/brand-page.tsx'),
  'BrandPage',
  'brand',
);
export const SecurityScreen = screen(
  () => import('#web/app/security/security-screen.tsx'),
  'SecurityScreen',
  'security',
  'factor',
  'user',
);
export const DeliveryPage = screen(
  () => import('#web/company/delivery/delivery-page.tsx'),
  'DeliveryPage',
  'delivery',
);
export const SettingsPage = screen(
  () => import('#web/company/settings/settings-page.tsx'),
  'SettingsPage',
  'settings',
  'factor',
);
export const OwnDataPage = screen(
  () => import('#web/assessment/privacy/own-data-page.tsx'),
  'OwnDataPage',
  'ownData',
);
export const ProcessingPage = screen(
  () => import('#web/assessment/privacy/processing-page.tsx'),
  'ProcessingPage',
  'processing',
);
/** Of password recovery and of every other mailed link. */
export const RestoreLayout = screen(
  () => import('#web/app/layout/restore-layout.tsx'),
  'RestoreLayout',
);
export const ForgotPage = screen(
  () => import('#web/people/reset/forgot-page.tsx'),
  'ForgotPage',
  'mailedLink',
  'reset',
);
export const ReportsPage = screen(
  () => import('#web/assessment/report/list/reports-page.tsx'),
  'ReportsPage',
  'report',
  'reportOpening',
);
export const HeatmapPage = screen(
  () => import('#web/assessment/heatmap/heatmap-page.tsx'),
  'HeatmapPage',
  'heatmap',
);
export const TalkPage = screen(
  () => import('#web/assessment/report/talk/talk-page.tsx'),
  'TalkPage',
  'report',
  'whatNext',
);
export const PlanPage = screen(
  () => import('#web/assessment/plan/page/plan-page.tsx'),
  'PlanPage',
  'plan',
);
export const SummaryPage = screen(
  () => import('#web/assessment/summary/summary-page.tsx'),
  'SummaryPage',
  'summary',
);
