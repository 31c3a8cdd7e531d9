import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Permission } from '#contract/call/access.ts';
import { speak } from '#i18n/speak.ts';
import { createQueryClient } from '#web/app/layout/query-provider.tsx';
import type { router as productRouter } from '#web/app/route/router.ts';
import { keepSession } from '#web/session/session.ts';
import { TextsProvider } from '#web/ui/base/texts.tsx';
import { Toasts } from '#web/ui/state/toasts.tsx';

/** What the tests of the screens speak and read: the words of the catalogue, wherever they stand. */
export const t = speak.ru;

/** Draws a part of the web where it stands in the product; answers the hands of its reader. */
export function draw(part: ReactNode) {
  const client = createQueryClient(() => {});
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  }) as unknown as typeof productRouter;
  render(
    <TextsProvider value={{ t, locale: 'ru' }}>
      <RouterContextProvider router={router}>
        <QueryClientProvider client={client}>
          {part}
          <Toasts />
        </QueryClientProvider>
      </RouterContextProvider>
    </TextsProvider>,
  );
  return { user: userEvent.setup({ delay: null }), client };
}

/** Signs in somebody who may do this. */
export function signIn(...permissions: Permission[]) {
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
      timeZone: 'Europe/Moscow',
      roles: [],
      brandList: [],
    },
    roles: [],
    permissions: new Set(permissions),
    structure: {
      participantTypeCollection: [],
      questionaryMethodCollection: [],
      questionaryStatusCollection: [],
      questionaryTypeCollection: [],
      questionaryPeriodTypeCollection: [],
      subdivisionCollection: [],
    },
  });
}
