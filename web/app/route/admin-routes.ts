import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { AdminLayout } from '#web/app/layout/admin-layout.tsx';
import {
  goHome,
  goToFirstDirectory,
  requireDirectory,
  requirePermission,
  requireSession,
} from './guard.ts';
import { root } from './root-route.tsx';
import { LayoutNotShown } from './screen-states.tsx';
import * as screens from './screens.ts';
import * as search from './search.ts';

/** Everything that needs an account; below it the person, their permissions and the words of every screen are known. */
const admin = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  validateSearch: search.redirectSearch,
  beforeLoad: ({ location }) => requireSession(location),
  component: AdminLayout,
  errorComponent: LayoutNotShown,
});

const home = createRoute({
  getParentRoute: () => admin,
  path: '/',
  staticData: { title: 'shell.title.home' },
  beforeLoad: ({ search }) => goHome(search),
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

const journal = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary',
  staticData: { title: 'shell.menu.journal' },
  validateSearch: search.journalSearch,
  beforeLoad: () => requirePermission('questionary_questionary_list'),
  component: screens.JournalPage,
});

/** The journal reads the id itself and shows the questionary beside its columns. */
const detail = createRoute({ getParentRoute: () => journal, path: '$id' });

const archive = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary/archive',
  staticData: { title: 'shell.menu.archive' },
  validateSearch: search.archiveSearch,
  beforeLoad: () => requirePermission('questionary_questionary_list'),
  component: screens.ArchivePage,
});
const archived = createRoute({ getParentRoute: () => archive, path: '$id' });

const testingList = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/questionary/testing',
  staticData: { title: 'shell.menu.testing' },
  validateSearch: search.testingListSearch,
  beforeLoad: () => requirePermission('questionary_questionaryemployeelist__invoke'),
  component: screens.TestingListPage,
});

const reports = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/reports',
  staticData: { title: 'shell.menu.reports' },
  validateSearch: search.reportsSearch,
  beforeLoad: () => requirePermission('report_report_list'),
  component: screens.ReportsPage,
});

const firstDirectory = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary',
  beforeLoad: goToFirstDirectory,
});

const directory = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/dictionary/$tab',
  staticData: { title: 'shell.menu.directory' },
  validateSearch: search.directorySearch,
  beforeLoad: ({ params }) => requireDirectory(params.tab),
  component: screens.DirectoryPage,
});

const users = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/users',
  staticData: { title: 'shell.menu.users' },
  validateSearch: search.usersSearch,
  beforeLoad: () => requirePermission('user_user_list'),
  component: screens.UsersPage,
});

const audit = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/audit',
  staticData: { title: 'shell.menu.audit' },
  validateSearch: search.auditSearch,
  beforeLoad: () => requirePermission('audit_audit_list'),
  component: screens.AuditPage,
});

/** The employees' tab of the structure; the tabs beside it hold nothing yet (spec 1, section 2). */
const structure = createRoute({
  getParentRoute: () => admin,
  path: '/structure/employees',
  staticData: { title: 'shell.menu.structure' },
  validateSearch: search.structureSearch,
  beforeLoad: () => requirePermission('directory_employee_getemployeelist__invoke'),
  component: screens.StructurePage,
});
const structureTree = createRoute({
  getParentRoute: () => admin,
  path: '/structure/tree',
  staticData: { title: 'shell.menu.structure' },
  component: screens.EmptyTabPage,
});
const structureFired = createRoute({
  getParentRoute: () => admin,
  path: '/structure/fired-employees',
  staticData: { title: 'shell.menu.structure' },
  component: screens.EmptyTabPage,
});

const settings = createRoute({
  getParentRoute: () => admin,
  path: '/estimation/settings',
  staticData: { title: 'shell.menu.settings' },
  beforeLoad: () => requirePermission('resetpassword_resetcurrentuserpassword__invoke'),
  component: screens.SettingsPage,
});

/** The screens of an account. */
export const adminRoutes = admin.addChildren([
  home,
  journal.addChildren([detail]),
  archive.addChildren([archived]),
  testingList,
  reports,
  firstDirectory,
  directory,
  users,
  audit,
  structure,
  structureTree,
  structureFired,
  settings,
]);
