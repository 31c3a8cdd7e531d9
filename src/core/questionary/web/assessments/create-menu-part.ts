import { part } from '#platform/web/device/part.ts';

/** The journal is there before its menu of ways to create. */
export const CreateMenu = part(() => import('./create-menu.tsx'), 'WaysMenu');
