import { createRoute } from '@tanstack/react-router';
import { account, inAccount } from '#core/account/web/route/account-route.ts';
import { directoryAddress } from '#core/directory/web/shared/directory-search.ts';
import { getEmployeeProfile } from '#core/profile/contract/profile.ts';
import { releaseNeeds } from '#core/questionary/contract/policy/needs.ts';
import { archiveAddress, assessmentsAddress } from '#core/questionary/web/assessments-search.ts';
import { reportsAddress } from '#core/report/web/reports-search.ts';
import { screen } from '#platform/web/device/screen.ts';
import { goHome, goToFirstDirectory, requireDirectory } from './go.ts';

const journal = createRoute({
  ...inAccount('menu.journal', 'questionary_questionary_list'),
  path: '/estimation/questionary',
  validateSearch: assessmentsAddress.validate,
  component: screen(() => import('./assessments-screen.tsx'), 'AssessmentsScreen', 'questionary'),
});
/** The journal page reads the id itself and shows the questionary beside its columns. */
const detail = createRoute({ getParentRoute: () => journal, path: '$id' });

const archive = createRoute({
  ...inAccount('menu.archive', 'questionary_questionary_list'),
  path: '/estimation/questionary/archive',
  validateSearch: archiveAddress.validate,
  component: screen(() => import('./archive-screen.tsx'), 'ArchiveScreen', 'questionary'),
});

const archived = createRoute({ getParentRoute: () => archive, path: '$id' });

/** The screens that several subjects make up together. */
/** The pages about the company's security are one program: they show the same cards, by what each is about. */
const securityScreen = (name: 'SecurityScreen' | 'SignInScreen' | 'IntegrationsScreen') =>
  screen(
    () => import('#app/web/security/security-screen.tsx'),
    name,
    'security',
    'apiKey',
    'webhook',
    'source',
    'factor',
    'user',
  );

export const routes = [
  createRoute({
    getParentRoute: () => account,
    path: '/',
    staticData: { title: 'shell.title.home' },
    beforeLoad: ({ search }) => goHome(search),
    component: screen(() => import('./home-page.tsx'), 'HomePage', 'bounced'),
  }),
  journal.addChildren([detail]),
  archive.addChildren([archived]),
  createRoute({
    getParentRoute: () => account,
    path: '/estimation/dictionary',
    beforeLoad: goToFirstDirectory,
  }),
  createRoute({
    getParentRoute: () => account,
    path: '/estimation/dictionary/$tab',
    staticData: { title: 'menu.directory' },
    validateSearch: directoryAddress.validate,
    beforeLoad: ({ params }) => requireDirectory(params.tab),
    component: screen(
      () => import('#app/web/directory/directory-page.tsx'),
      'DirectoryPage',
      'directory',
    ),
  }),
  createRoute({
    ...inAccount('menu.structure', getEmployeeProfile.access),
    path: '/structure/employees/$id',
    validateSearch: reportsAddress.validate,
    component: screen(
      () => import('#app/web/people/person-page.tsx'),
      'PersonPage',
      'people',
      'profile',
      'plan',
      'report',
      'reportOpening',
      'questionary',
    ),
  }),
  createRoute({
    ...inAccount('menu.team', releaseNeeds, getEmployeeProfile.access),
    path: '/structure/team',
    validateSearch: reportsAddress.validate,
    component: screen(
      () => import('#app/web/people/team-page.tsx'),
      'TeamPage',
      'people',
      'plan',
      'report',
      'reportOpening',
    ),
  }),
  createRoute({
    ...inAccount('menu.security', 'security_security_list'),
    path: '/estimation/security',
    component: securityScreen('SecurityScreen'),
  }),
  createRoute({
    ...inAccount('menu.signIn', 'security_security_list'),
    path: '/estimation/sign-in',
    component: securityScreen('SignInScreen'),
  }),
  createRoute({
    ...inAccount('menu.integrations', 'security_security_list'),
    path: '/estimation/integrations',
    component: securityScreen('IntegrationsScreen'),
  }),
] as const;
