import { createRoute } from '@tanstack/react-router';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { answeringAddress } from './list/answering-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.answering', 'questionary_questionaryemployeelist__invoke'),
    path: '/estimation/questionary/testing',
    validateSearch: answeringAddress.validate,
    component: screen(
      () => import('./list/answering-list-page.tsx'),
      'AnsweringListPage',
      'answering',
      'answeringList',
    ),
  }),
] as const;
