import { createRoute, redirect } from '@tanstack/react-router';
import { legalPages } from '#addon/legal/texts/documents/legal-text.ts';
import { AdminLayout } from '#app/web/layout/admin-layout.tsx';
import { root } from '#core/account/web/route/account-route.ts';
import { loadAnew, requirePermission, requireSession } from '#core/account/web/route/guard.ts';
import { heldSession } from '#core/account/web/session/held.ts';
import { invitation } from '#core/account/web/session/invitation.ts';
import { screen } from '#platform/web/device/screen.ts';
import { loadTexts } from '#platform/web/device/texts.ts';
import { searchParams, textParam } from '#platform/web/list/params.ts';
import { LayoutNotShown } from './screen-states.tsx';

/** The layout of password recovery and of every other mailed link. */
const RestoreLayout = screen(() => import('#app/web/layout/restore-layout.tsx'), 'RestoreLayout');

/** Password recovery. Open to anyone with a mailed link and to anyone who wants one, signed in or not. */
const restore = createRoute({
  getParentRoute: () => root,
  path: '/restore-password',
  staticData: { title: 'shell.title.restore' },
  beforeLoad: () => loadTexts('shared'),
  errorComponent: LayoutNotShown,
  component: RestoreLayout,
});
const forgot = createRoute({
  getParentRoute: () => restore,
  path: '/',
  component: screen(
    () => import('#core/account/web/reset/forgot-page.tsx'),
    'ForgotPage',
    'mailedLink',
    'reset',
  ),
});
const mailedLink = createRoute({
  getParentRoute: () => restore,
  path: '$token',
  component: screen(
    () => import('./mailed-link-page.tsx'),
    'MailedLinkScreen',
    'mailedLink',
    'reset',
  ),
});
/** Confirms a new e-mail of one's own. Open to anyone who holds the mailed link (decision 035). */
const newEmail = createRoute({
  getParentRoute: () => root,
  path: '/new-email',
  staticData: { title: 'shell.title.newEmail' },
  beforeLoad: () => loadTexts('shared'),
  errorComponent: LayoutNotShown,
  component: RestoreLayout,
});
const newEmailScreen = screen(
  () => import('./new-email-screen.tsx'),
  'NewEmailScreen',
  'mailedLink',
  'ownEmail',
);
const newEmailLink = createRoute({
  getParentRoute: () => newEmail,
  path: '$token',
  component: newEmailScreen,
});
/** A link that was cut off says so. */
const newEmailCut = createRoute({
  getParentRoute: () => newEmail,
  path: '/',
  component: newEmailScreen,
});
/** Accepts the access of another company. Open to anyone who holds the mailed link (rule 51). */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  staticData: { title: 'shell.title.join' },
  beforeLoad: () => loadTexts('shared'),
  errorComponent: LayoutNotShown,
  component: RestoreLayout,
});
const joinScreen = screen(
  () => import('./join-screen.tsx'),
  'JoinScreen',
  'mailedLink',
  'acceptance',
);
const joinLink = createRoute({
  getParentRoute: () => join,
  path: '$token',
  component: joinScreen,
});
const joinCut = createRoute({ getParentRoute: () => join, path: '/', component: joinScreen });
/** Stops a waiting change of rights. Open to anyone who holds the link of its letter (rule 98b). */
const stop = createRoute({
  getParentRoute: () => root,
  path: '/stop',
  staticData: { title: 'shell.title.stop' },
  beforeLoad: () => loadTexts('shared'),
  errorComponent: LayoutNotShown,
  component: RestoreLayout,
});
const stopPage = createRoute({
  getParentRoute: () => stop,
  path: '/',
  component: screen(() => import('./stop-screen.tsx'), 'StopScreen', 'mailedLink', 'user'),
});
/** Where a company's provider has led. Open to everybody: nobody is signed in yet, or their window only proves it. */
const sso = createRoute({
  getParentRoute: () => root,
  path: '/sso',
  staticData: { title: 'shell.title.restore' },
  beforeLoad: () => loadTexts('shared'),
  errorComponent: LayoutNotShown,
  component: RestoreLayout,
});
const ssoPage = createRoute({
  getParentRoute: () => sso,
  path: '/',
  component: screen(() => import('./sso-screen.tsx'), 'SsoScreen', 'ssoPage', 'otherAccount'),
});
/** The token of a mailed link, in the query parameter `token` (rule 4). */
const mailedToken = searchParams({ token: textParam });
const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  validateSearch: mailedToken,
  beforeLoad: ({ search: { token } }) => {
    throw token
      ? redirect({ to: '/restore-password/$token', params: { token }, replace: true })
      : redirect({ to: '/restore-password', replace: true });
  },
});

/** Nobody's link is open in this tab, and somebody is signed in. */
const isOfAccount = () => invitation() === null && heldSession() !== null;

/**
 * Answering with an account. A link is answered in a program of its own (src/app/web/answering-app.tsx), which
 * the window opens when it is loaded anew.
 */
const answering = createRoute({
  getParentRoute: () => root,
  path: '/testing',
  staticData: { title: 'shell.title.answering' },
  beforeLoad: ({ location }) => (isOfAccount() ? requireSession(location) : loadAnew(location)),
  component: AdminLayout,
  errorComponent: LayoutNotShown,
});

const link = createRoute({
  getParentRoute: () => answering,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/estimation/questionary/testing', replace: true });
  },
});

/** Which person, in which questionary. */
const onePerson = searchParams({ questionaryId: textParam, employeeId: textParam });
const information = createRoute({
  getParentRoute: () => answering,
  path: '/information',
  validateSearch: onePerson,
  component: screen(
    () => import('#core/answering/web/link/information-page.tsx'),
    'InformationPage',
    'answering',
  ),
});

/** What is asked again (rule 229). A director is asked nothing, and goes home. */
const again = createRoute({
  getParentRoute: () => answering,
  path: '/again',
  beforeLoad: () => requirePermission('questionary_questionaryemployeelist__invoke'),
  component: screen(
    () => import('#core/follow-up/web/again-screen.tsx'),
    'AgainPage',
    'askedAgain',
    'answering',
  ),
});

/** How answers are protected. Open to everybody (rule 26). */
const bare = createRoute({
  getParentRoute: () => root,
  path: '/answers-protected',
  staticData: { title: 'shell.title.protection' },
  beforeLoad: () => loadTexts('shared'),
  component: screen(() => import('#app/web/layout/bare-layout.tsx'), 'BareLayout'),
  errorComponent: LayoutNotShown,
});
const protection = createRoute({
  getParentRoute: () => bare,
  path: '/',
  component: screen(
    () => import('#core/answering/web/protection/protection-page.tsx'),
    'ProtectionPage',
    'protection',
  ),
});

/** The legal section. Open to everybody, signed in or not. */
const legal = createRoute({
  getParentRoute: () => root,
  path: '/legal',
  beforeLoad: () => loadTexts('shared'),
  component: screen(
    () => import('#app/web/layout/legal-layout.tsx'),
    'LegalLayout',
    'legal',
    'protection',
  ),
  errorComponent: LayoutNotShown,
});
const legalPage = legalPages.map((page) =>
  createRoute({
    getParentRoute: () => legal,
    path: page,
    staticData: { title: `legal.page.${page}` },
  }),
);
const legalStart = createRoute({
  getParentRoute: () => legal,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/legal/terms', search: true, replace: true });
  },
});

/** The screens that also open without an account. */
export const openRoutes = [
  answering.addChildren([link, information, again]),
  restore.addChildren([forgot, mailedLink]),
  newEmail.addChildren([newEmailLink, newEmailCut]),
  join.addChildren([joinLink, joinCut]),
  stop.addChildren([stopPage]),
  sso.addChildren([ssoPage]),
  confirm,
  bare.addChildren([protection]),
  legal.addChildren([...legalPage, legalStart]),
] as const;
