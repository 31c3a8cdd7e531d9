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
  () => import('#core/cycle/web/list/cycles-page.tsx'),
  'CyclesPage',
  'cycle',
);
export const BoardPage = screen(
  () => import('#core/cycle/web/board/board-page.tsx'),
  'BoardPage',
  'cycle',
);
export const AwaitedPage = screen(
  () => import('#core/awaited/web/awaited-page.tsx'),
  'AwaitedPage',
  'awaited',
);
export const TestingListPage = screen(
  () => import('#core/answering/web/list/testing-list-page.tsx'),
  'TestingListPage',
  'testing',
);
export const RatersPage = screen(
  () => import('#core/cycle/web/raters/raters-page.tsx'),
  'RatersPage',
  'raters',
);
export const ApprovalsPage = screen(
  () => import('#core/cycle/web/raters/raters-page.tsx'),
  'ApprovalsPage',
  'raters',
);
export const InformationPage = screen(
  () => import('#core/answering/web/link/information-page.tsx'),
  'InformationPage',
  'testing',
);
export const BareLayout = screen(() => import('#app/web/layout/bare-layout.tsx'), 'BareLayout');
export const ProtectionPage = screen(
  () => import('#core/answering/web/protection/protection-page.tsx'),
  'ProtectionPage',
  'protection',
);
/** With its pages, which are one chunk: anybody who reads one of them opens another. */
export const LegalLayout = screen(
  () => import('#app/web/layout/legal-layout.tsx'),
  'LegalLayout',
  'legal',
  'protection',
);
export const DirectoryPage = screen(
  () => import('#app/web/directory/directory-page.tsx'),
  'DirectoryPage',
  'directory',
);
export const RunsPage = screen(
  () => import('#core/employee/web/run/runs-page.tsx'),
  'RunsPage',
  'peopleRun',
);
export const RunPage = screen(
  () => import('#core/employee/web/run/run-page.tsx'),
  'RunPage',
  'peopleRun',
  'field',
);
export const SourcesPage = screen(
  () => import('#addon/source/web/sources-page.tsx'),
  'SourcesPage',
  'peopleSource',
);
export const SourceRunPage = screen(
  () => import('#addon/source/web/source-run-page.tsx'),
  'SourceRunPage',
  'peopleSource',
  'fileImport',
);
export const StructurePage = screen(
  () => import('#addon/structure/web/structure-page.tsx'),
  'StructurePage',
  'structure',
);
export const FiredPage = screen(
  () => import('#addon/structure/web/fired-page.tsx'),
  'FiredPage',
  'structure',
);
export const TreePage = screen(
  () => import('#addon/structure/web/tree/tree-page.tsx'),
  'TreePage',
  'structure',
);
export const UsersPage = screen(
  () => import('#core/user/web/users-page.tsx'),
  'UsersPage',
  'user',
  'knock',
);
export const TemplatePage = screen(
  () => import('#core/mail/web/template/template-page.tsx'),
  'TemplatePage',
  'template',
);
export const AuditPage = screen(
  () => import('#core/audit/web/audit-page.tsx'),
  'AuditPage',
  'audit',
);
export const BrandPage = screen(
  () => import('#core/company/web/brand-page.tsx'),
  'BrandPage',
  'brand',
);
export const SecurityScreen = screen(
  () => import('#app/web/security/security-screen.tsx'),
  'SecurityScreen',
  'security',
  'factor',
  'user',
);
export const DeliveryPage = screen(
  () => import('#core/mail/web/delivery-page.tsx'),
  'DeliveryPage',
  'delivery',
);
export const SettingsPage = screen(
  () => import('#core/account/web/settings/settings-page.tsx'),
  'SettingsPage',
  'settings',
  'factor',
);
export const OwnDataPage = screen(
  () => import('#addon/privacy/web/own-data-page.tsx'),
  'OwnDataPage',
  'ownData',
);
export const ProcessingPage = screen(
  () => import('#addon/privacy/web/processing-page.tsx'),
  'ProcessingPage',
  'processing',
);
/** Of password recovery and of every other mailed link. */
export const RestoreLayout = screen(
  () => import('#app/web/layout/restore-layout.tsx'),
  'RestoreLayout',
);
export const ForgotPage = screen(
  () => import('#core/account/web/reset/forgot-page.tsx'),
  'ForgotPage',
  'mailedLink',
  'reset',
);
export const ReportsPage = screen(
  () => import('#core/report/web/list/reports-page.tsx'),
  'ReportsPage',
  'report',
  'reportOpening',
);
export const HeatmapPage = screen(
  () => import('#addon/heatmap/web/heatmap-page.tsx'),
  'HeatmapPage',
  'heatmap',
);
export const TalkPage = screen(
  () => import('#core/report/web/talk/talk-page.tsx'),
  'TalkPage',
  'report',
  'whatNext',
);
export const PlanPage = screen(
  () => import('#core/plan/web/page/plan-page.tsx'),
  'PlanPage',
  'plan',
);
export const SummaryPage = screen(
  () => import('#addon/summary/web/summary-page.tsx'),
  'SummaryPage',
  'summary',
);
