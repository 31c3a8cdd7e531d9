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
import { ru } from '#i18n/ru/all.ts';
import { createT } from '#i18n/t.ts';
import { createQueryClient } from '#web/app/layout/query-provider.tsx';
import type { router as productRouter } from '#web/app/route/router.ts';
import { keepSession } from '#web/session/session.ts';
import { TextsProvider } from '#web/ui/base/texts.tsx';
import { Toasts } from '#web/ui/state/toasts.tsx';

/** What is drawn and what its tests look for: the words of the catalogue, all their spaces alike to the eye. */
export const t = createT('ru', JSON.parse(JSON.stringify(ru).replaceAll('\u00a0', ' ')));

/** Draws a part of the web where it stands in the product, at an address; answers the hands of its reader. */
export function draw(part: ReactNode, address = '/') {
  const client = createQueryClient(() => {});
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
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
