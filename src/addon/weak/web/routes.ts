import { createRoute } from '@tanstack/react-router';
import { getWeakQuestions } from '#addon/weak/contract/weak.ts';
import { inAccount } from '#core/account/web/route/account-route.ts';
import { screen } from '#platform/web/device/screen.ts';
import { weakSearch } from './weak-search.ts';

export const routes = [
  createRoute({
    ...inAccount('menu.directory', getWeakQuestions.access),
    path: '/estimation/dictionary/weak',
    validateSearch: weakSearch,
    component: screen(() => import('./weak-page.tsx'), 'WeakPage', 'weak', 'directory'),
  }),
] as const;
