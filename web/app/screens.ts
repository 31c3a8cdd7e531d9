import { lazyRouteComponent } from '@tanstack/react-router';

/** The screens of the capabilities, each a chunk of its own. */
export const JournalPage = lazyRouteComponent(
  () => import('#web/questionary/journal-page.tsx'),
  'JournalPage',
);
export const TestingListPage = lazyRouteComponent(
  () => import('#web/testing/testing-list-page.tsx'),
  'TestingListPage',
);
export const LinkPage = lazyRouteComponent(() => import('#web/testing/link-page.tsx'), 'LinkPage');
export const InformationPage = lazyRouteComponent(
  () => import('#web/testing/information-page.tsx'),
  'InformationPage',
);
export const DirectoryPage = lazyRouteComponent(
  () => import('#web/directory/directory-page.tsx'),
  'DirectoryPage',
);
export const UsersPage = lazyRouteComponent(() => import('#web/user/users-page.tsx'), 'UsersPage');
export const SettingsPage = lazyRouteComponent(
  () => import('#web/settings/settings-page.tsx'),
  'SettingsPage',
);
export const ForgotPage = lazyRouteComponent(
  () => import('#web/sign-in/forgot-page.tsx'),
  'ForgotPage',
);
export const ReportsPage = lazyRouteComponent(
  () => import('#web/report/reports-page.tsx'),
  'ReportsPage',
);
