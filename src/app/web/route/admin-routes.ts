import { createRoute } from '@tanstack/react-router';
import { heatmapSearch } from '#addon/heatmap/web/heatmap-search.ts';
import { firedAddress } from '#addon/structure/web/fired-search.ts';
import { structureAddress } from '#addon/structure/web/structure-search.ts';
import { treeSearch } from '#addon/structure/web/tree/tree-search.ts';
import { summarySearch } from '#addon/summary/web/summary-search.ts';
import { AdminLayout } from '#app/web/layout/admin-layout.tsx';
import { testingAddress } from '#core/answering/web/list/testing-search.ts';
import { auditAddress } from '#core/audit/web/audit-search.ts';
import { awaitedAddress } from '#core/awaited/web/awaited-search.ts';
import { boardAddress, cyclesAddress } from '#core/cycle/web/cycle-search.ts';
import { directoryAddress } from '#core/directory/web/shared/directory-search.ts';
import { runAddress, runsAddress } from '#core/employee/web/run/run-search.ts';
import { deliveryAddress } from '#core/mail/web/delivery-search.ts';
import { templateSearch } from '#core/mail/web/template/template-search.ts';
import { planAddress } from '#core/plan/web/plan-search.ts';
import { planNeeds, ratersNeeds } from '#core/questionary/contract/policy/needs.ts';
import { archiveAddress, journalAddress } from '#core/questionary/web/journal-search.ts';
import { reportsAddress } from '#core/report/web/reports-search.ts';
import { usersAddress } from '#core/user/web/users-search.ts';
import { ownPathParam } from '#platform/web/list/own-path.ts';
import { searchParams } from '#platform/web/list/params.ts';
import {
  goHome,
  goToFirstDirectory,
  requireDirectory,
  requirePermission,
  requireSession,
} from './guard.ts';
import { root } from './root-route.ts';
import { screen } from './screen.ts';
import { LayoutNotShown } from './screen-states.tsx';
import * as screens from './screens.ts';

/** The address to go on to: where the person wanted to go before they were sent to sign in, or home. */
const wayBack = searchParams({ redirect: ownPathParam });

/**
 * Everything that needs an account. Below it the person, their permissions and the shared texts are
 * loaded.
 */
const admin = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  validateSearch: wayBack,
  beforeLoad: ({ location }) => requireSession(location),
  component: AdminLayout,
  errorComponent: LayoutNotShown,
});

const home = createRoute({
  getParentRoute: () => admin,
  path: '/',
  staticData: { title: 'shell.title.home' },
  beforeLoad: ({ search }) => goHome(search),
  component: screen(() => import('./home-page.tsx'), 'HomePage', 'bounced'),
});

const journal = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary',
  staticData: { title: 'menu.journal' },
  validateSearch: journalAddress.validate,
  beforeLoad: () => requirePermission('questionary_questionary_list'),
  component: screens.JournalScreen,
});

/** The journal page reads the id itself and shows the questionary beside its columns. */
const detail = createRoute({ getParentRoute: () => journal, path: '$id' });

const archive = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary/archive',
  staticData: { title: 'menu.archive' },
  validateSearch: archiveAddress.validate,
  beforeLoad: () => requirePermission('questionary_questionary_list'),
  component: screens.ArchiveScreen,
});
const archived = createRoute({ getParentRoute: () => archive, path: '$id' });

const cycles = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/cycles',
  staticData: { title: 'menu.cycles' },
  validateSearch: cyclesAddress.validate,
  beforeLoad: () => requirePermission('cycle_cycle_list'),
  component: screens.CyclesPage,
});

const cycle = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/cycles/$id',
  staticData: { title: 'menu.cycles' },
  validateSearch: boardAddress.validate,
  beforeLoad: () => requirePermission('cycle_cycle_list'),
  component: screens.BoardPage,
});

const awaited = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary/awaited',
  staticData: { title: 'menu.awaited' },
  validateSearch: awaitedAddress.validate,
  beforeLoad: () => requirePermission('questionary_questionary_list'),
  component: screens.AwaitedPage,
});

const testingList = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary/testing',
  staticData: { title: 'menu.testing' },
  validateSearch: testingAddress.validate,
  beforeLoad: () => requirePermission('questionary_questionaryemployeelist__invoke'),
  component: screens.TestingListPage,
});

const approvals = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary/testing/approvals',
  staticData: { title: 'menu.testing' },
  beforeLoad: () => requirePermission(ratersNeeds),
  component: screens.ApprovalsPage,
});
const raters = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/cycles/$cycleId/raters/$employeeId',
  staticData: { title: 'menu.testing' },
  beforeLoad: () => requirePermission(ratersNeeds),
  component: screens.RatersPage,
});

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/reports',
  staticData: { title: 'menu.reports' },
  validateSearch: reportsAddress.validate,
  beforeLoad: () => requirePermission('report_report_list'),
  component: screens.ReportsPage,
});

const talk = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/reports/talk/$questionaryId/$employeeId',
  staticData: { title: 'menu.reports' },
  beforeLoad: () => requirePermission('report_report_list'),
  component: screens.TalkPage,
});

const plan = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/plan',
  staticData: { title: 'menu.plan' },
  validateSearch: planAddress.validate,
  beforeLoad: () => requirePermission(planNeeds),
  component: screens.PlanPage,
});

const company = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/company',
  staticData: { title: 'menu.heatmap' },
  // Without the right, the page says whom it is for.
  validateSearch: heatmapSearch,
  component: screens.HeatmapPage,
});

const summary = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/summary',
  staticData: { title: 'menu.summary' },
  validateSearch: summarySearch,
  beforeLoad: () => requirePermission('report_summary_list'),
  component: screens.SummaryPage,
});

const firstDirectory = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary',
  beforeLoad: goToFirstDirectory,
});

const directory = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary/$tab',
  staticData: { title: 'menu.directory' },
  validateSearch: directoryAddress.validate,
  beforeLoad: ({ params }) => requireDirectory(params.tab),
  component: screens.DirectoryPage,
});

const runs = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary/imports',
  staticData: { title: 'menu.directory' },
  validateSearch: runsAddress.validate,
  beforeLoad: () => requirePermission('directory_employee_employee_import'),
  component: screens.RunsPage,
});
const run = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary/imports/$id',
  staticData: { title: 'menu.directory' },
  validateSearch: runAddress.validate,
  beforeLoad: () => requirePermission('directory_employee_employee_import'),
  component: screens.RunPage,
});

const sources = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary/sources',
  staticData: { title: 'menu.directory' },
  beforeLoad: () => requirePermission('people_source_list'),
  component: screens.SourcesPage,
});
const sourceRun = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary/sources/runs/$id',
  staticData: { title: 'menu.directory' },
  beforeLoad: () => requirePermission('people_source_list'),
  component: screens.SourceRunPage,
});

const users = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/users',
  staticData: { title: 'menu.users' },
  validateSearch: usersAddress.validate,
  beforeLoad: () => requirePermission('user_user_list'),
  component: screens.UsersPage,
});

const templates = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/templates',
  staticData: { title: 'menu.templates' },
  validateSearch: templateSearch,
  beforeLoad: () =>
    requirePermission('template_email_email_list', 'template_password_password_list'),
  component: screens.TemplatePage,
});

const audit = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/audit',
  staticData: { title: 'menu.audit' },
  validateSearch: auditAddress.validate,
  beforeLoad: () => requirePermission('audit_audit_list'),
  component: screens.AuditPage,
});

const deliveries = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/deliveries',
  staticData: { title: 'menu.delivery' },
  validateSearch: deliveryAddress.validate,
  beforeLoad: () => requirePermission('delivery_delivery_list'),
  component: screens.DeliveryPage,
});

const brand = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/brand',
  staticData: { title: 'menu.brand' },
  beforeLoad: () => requirePermission('brand_brand_list'),
  component: screens.BrandPage,
});

const security = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/security',
  staticData: { title: 'menu.security' },
  beforeLoad: () => requirePermission('security_security_list'),
  component: screens.SecurityScreen,
});

const structure = createRoute({
  getParentRoute: () => admin,
  path: '/structure/employees',
  staticData: { title: 'menu.structure' },
  validateSearch: structureAddress.validate,
  beforeLoad: () => requirePermission('directory_employee_getemployeelist__invoke'),
  component: screens.StructurePage,
});
const structureTree = createRoute({
  getParentRoute: () => admin,
  path: '/structure/tree',
  staticData: { title: 'menu.structure' },
  validateSearch: treeSearch,
  beforeLoad: () => requirePermission('directory_employee_getemployeelist__invoke'),
  component: screens.TreePage,
});
const structureFired = createRoute({
  getParentRoute: () => admin,
  path: '/structure/fired-employees',
  staticData: { title: 'menu.structure' },
  validateSearch: firedAddress.validate,
  beforeLoad: () => requirePermission('directory_employee_updatecompanyemployeeinfo__invoke'),
  component: screens.FiredPage,
});

const settings = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/settings',
  staticData: { title: 'menu.settings' },
  beforeLoad: () => requirePermission('resetpassword_resetcurrentuserpassword__invoke'),
  component: screens.SettingsPage,
});

const processing = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/security/processing',
  staticData: { title: 'menu.security' },
  beforeLoad: () => requirePermission('security_security_list'),
  component: screens.ProcessingPage,
});

const ownData = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/settings/data',
  staticData: { title: 'menu.settings' },
  beforeLoad: () => requirePermission('privacy_own__invoke'),
  component: screens.OwnDataPage,
});

/** All screens that need an account. */
export const adminRoutes = admin.addChildren([
  home,
  journal.addChildren([detail]),
  archive.addChildren([archived]),
  cycles,
  cycle,
  awaited,
  testingList,
  approvals,
  raters,
  reports,
  talk,
  plan,
  company,
  summary,
  firstDirectory,
  directory,
  runs,
  run,
  sources,
  sourceRun,
  templates,
  users,
  deliveries,
  audit,
  brand,
  security,
  structure,
  structureTree,
  structureFired,
  settings,
  ownData,
  processing,
]);
