import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '#app/web/layout/query-provider.tsx';
import type { router as productRouter } from '#app/web/route/router.ts';
import { keepSession } from '#core/account/web/session/session.ts';
import { type Permission, permissionsOf, type Role } from '#platform/contract/call/access.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T, TextKey } from '#platform/texts/t.ts';
import { parseSearch, writeSearch } from '#platform/web/list/params.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { Toasts } from '#platform/web/ui/state/toasts.tsx';
import { plain } from './plain.ts';

type Say = (key: TextKey, params?: object) => string;
/** Texts for rendering and for finding what was rendered: from the catalogue, with plain spaces. */
export const tIn = (locale: Locale): T => texts[locale];
const textsIn = (locale: Locale): T =>
  ((key, params) => plain((speak[locale] as Say)(key, params))) as Say as T;
const texts = { ru: textsIn('ru'), en: textsIn('en') };
export const t = tIn('ru');

const client = () => createQueryClient(() => {});
type Router = typeof productRouter;
const history = (address: string) => createMemoryHistory({ initialEntries: [address] });

/** What surrounds every screen of the product. */
function Around(props: { client: QueryClient; locale?: Locale; children: ReactNode }) {
  const { locale = 'ru' } = props;
  return (
    <TextsProvider value={{ t: tIn(locale), locale }}>
      <QueryClientProvider client={props.client}>
        {props.children}
        <Toasts />
      </QueryClientProvider>
    </TextsProvider>
  );
}

/** Renders a part of the web as in the product, at an address. Returns a `user` to act with. */
export function draw(part: ReactNode, address = '/', locale: Locale = 'ru') {
  const own = client();
  const router = createRouter({ routeTree: createRootRoute(), history: history(address) });
  const { unmount } = render(
    <Around client={own} locale={locale}>
      <RouterContextProvider router={router as unknown as Router}>{part}</RouterContextProvider>
    </Around>,
  );
  return { user: userEvent.setup({ delay: null }), client: own, unmount };
}

/** Renders a page that uses its address. `search` is what follows the question mark at first. */
export async function drawPage(Page: () => ReactNode, search = '') {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: history(`/${search}`),
    parseSearch,
    stringifySearch: writeSearch,
  });
  await router.load();
  render(
    <Around client={client()}>
      <RouterProvider router={router as unknown as Router} />
    </Around>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    path: () => router.state.location.pathname,
    search: () => router.state.location.searchStr,
    steps: () => router.history.length,
    canGoBack: () => router.history.canGoBack(),
  };
}

/** Signs in a person with these permissions. */
export const signInOnScreen = (...permissions: Permission[]) => enter(permissions, []);

/** Signs in a person with these roles and what they may do. */
export const signInAs = (...roles: Role[]) => enter(permissionsOf(roles), roles);

function enter(permissions: readonly Permission[], roles: Role[]) {
  keepSession({
    user: {
      id: 'me',
      email: 'me@example.ru',
      pendingEmail: null,
      employeeId: null,
      firstName: 'Анна',
      lastName: 'Белова',
      photoUrl: null,
      locale: 'ru',
      openAssignments: 0,
      timeZone: 'Europe/Moscow',
      letterHour: 9,
      defaultLocale: 'ru',
      logoutDomain: null,
      share: 'members',
      shareDomainList: [],
      factorNotice: null,
      isSlackOn: true,
      roles: [],
      brandList: [],
    },
    roles,
    permissions: new Set(permissions),
    structure: {
      participantTypeCollection: [],
      questionaryMethodCollection: [],
      questionaryStatusCollection: [],
      questionaryTypeCollection: [],
      questionaryPeriodTypeCollection: [],
      subdivisionCollection: [],
      newQuestionary: { anonymityThreshold: 3, smallGroups: 'joined' },
    },
  });
}
