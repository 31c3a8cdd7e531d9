import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
} from '@tanstack/react-router';
import { parseSearch, writeSearch } from '#web/search-params.ts';
import { loadTexts } from '#web/session/texts.ts';
import { invitation } from '#web/testing/invitation.ts';
import { AdminLayout } from './admin-layout.tsx';
import {
  goHome,
  goToFirstDirectory,
  requireDirectory,
  requirePermission,
  requireSession,
} from './guard.ts';
import { LayoutNotShown, NotShown, Opening } from './screen-states.tsx';
import * as screens from './screens.ts';
import * as search from './search.ts';

const root = createRootRoute({ notFoundComponent: () => <Navigate to="/" replace /> });

/** Without a token `App` shows the sign-in screen instead of any route; with one there is nothing to do. */
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

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

/** Password recovery: for whoever holds a mailed link or wants one, signed in or not. */
const restore = createRoute({
  getParentRoute: () => root,
  path: '/restore-password',
  staticData: { title: 'shell.title.restore' },
  beforeLoad: () => loadTexts('shared', 'recovery'),
  errorComponent: LayoutNotShown,
  component: lazyRouteComponent(() => import('./restore-layout.tsx'), 'RestoreLayout'),
});
const forgot = createRoute({
  getParentRoute: () => restore,
  path: '/',
  component: screens.ForgotPage,
});
const mailedLink = createRoute({
  getParentRoute: () => restore,
  path: '$token',
  component: lazyRouteComponent(() => import('./mailed-link-page.tsx'), 'MailedLinkPage'),
});
const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  validateSearch: search.confirmSearch,
  beforeLoad: ({ search: { token } }) => {
    throw token
      ? redirect({ to: '/restore-password/$token', params: { token }, replace: true })
      : redirect({ to: '/restore-password', replace: true });
  },
});

/** With an invitation in a bare layout and without an account, else as a screen of the account. */
const answering = createRoute({
  getParentRoute: () => root,
  path: '/testing',
  staticData: { title: 'shell.title.answering' },
  beforeLoad: ({ location }) => (invitation() ? loadTexts('shared') : requireSession(location)),
  component: screens.AnsweringLayout,
  errorComponent: LayoutNotShown,
});

const link = createRoute({
  getParentRoute: () => answering,
  path: '/',
  beforeLoad: () => {
    if (!invitation()) throw redirect({ to: '/estimation/questionary/testing', replace: true });
  },
  component: screens.LinkPage,
});

const information = createRoute({
  getParentRoute: () => answering,
  path: '/information',
  validateSearch: search.informationSearch,
  component: screens.InformationPage,
});

const uiKit = createRoute({
  getParentRoute: () => root,
  path: '/ui-kit',
  staticData: { title: 'shell.title.uiKit' },
  beforeLoad: () => loadTexts('shared', 'uiKit'),
  component: lazyRouteComponent(() => import('./ui-kit-layout.tsx'), 'UiKitLayout'),
  errorComponent: LayoutNotShown,
});

/** Addresses that lead to others (spec 1, section 2). */
const questionaryStart = createRoute({
  getParentRoute: () => root,
  path: '/questionary/start',
  beforeLoad: () => {
    throw redirect({ to: '/testing', replace: true });
  },
});
const questionaryTesting = createRoute({
  getParentRoute: () => root,
  path: '/questionary/testing',
  beforeLoad: () => {
    throw redirect({ to: '/estimation/questionary/testing', replace: true });
  },
});

const structureStart = createRoute({
  getParentRoute: () => root,
  path: '/structure',
  beforeLoad: () => {
    throw redirect({ to: '/structure/employees', replace: true });
  },
});

const routeTree = root.addChildren([
  login,
  admin.addChildren([
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
  ]),
  answering.addChildren([link, information]),
  restore.addChildren([forgot, mailedLink]),
  confirm,
  uiKit,
  questionaryStart,
  questionaryTesting,
  structureStart,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch: writeSearch,
  defaultErrorComponent: NotShown,
  defaultPendingComponent: Opening,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
});

type Title = `shell.title.${'home' | 'answering' | 'restore' | 'uiKit'}`;
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    title?:
      | Title
      | `shell.menu.${'journal' | 'archive' | 'testing' | 'reports' | 'directory' | 'structure' | 'users' | 'audit' | 'settings'}`;
  }
}
