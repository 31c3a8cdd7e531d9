import { expect, test } from 'vitest';
import { routes } from '../../../../e2e/tour/routes.ts';
import { router } from './router.ts';

test('every route is walked, and read in both languages', () => {
  expect([...routes].sort()).toEqual(Object.keys(router.routesByPath).sort());
});
